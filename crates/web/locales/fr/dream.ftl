# American Dream. Ce qu’il partage avec Welcome est dit dans welcome.ftl, dans les termes de 2023.

game-dream-short = American Dream
game-dream-about = Logez six types de familles ; les maisons parfaites remplissent rues et colonnes.
game-dream-time = 20 min
game-dream-conflict = American Dream n’a ni ronds-points ni plans avancés.
dream-option-expert = Expert
dream-option-expert-about = Chacun a ses propres cartes, en combine deux sur trois et passe la troisième.
dream-option-opponent = Adversaire, en solo
dream-option-opponent-about = À chaque manche, vous utilisez deux cartes sur trois ; la troisième va à une agence rivale, qui en tire des points et vous prend des bonus. La plupart de ses chiffres sont notre proposition.
dream-option-opponent-none = Personne
dream-option-opponent-none-about = En solo, c’est l’agence fermée.
dream-option-opponent-0 = 0, l’agence fermée
dream-option-opponent-0-about = Ne marque rien, mais vous prend des plans et des bonus. Pour apprendre.
dream-option-opponent-1 = 1, Sam
dream-option-opponent-1-about = Un peu de tout. Le plus facile à battre.
dream-option-opponent-2 = 2, Ann
dream-option-opponent-2-about = Aime les cartes Amélioration et Intérimaire.
dream-option-opponent-3 = 3, Irene
dream-option-opponent-3-about = Aime les cartes Piscine, et vise deux plans.
dream-option-opponent-4 = 4, Gus
dream-option-opponent-4-about = Aime les cartes Parc et Extension.
dream-option-opponent-5 = 5, Olga
dream-option-opponent-5-about = Vise les trois plans. La plus forte.
dream-option-quarters = Les cartes 9¾
dream-option-quarters-about = Trois cartes de plus au numéro 9¾, qui va entre 9 et 10. Leurs actions sont notre proposition.
dream-preset-family = En famille
dream-preset-expert = Expert
dream-preset-alone = En solo contre Sam
dream-option-sheet = Feuille de marque
dream-option-sheet-dream = American Dream
dream-option-sheet-dream-about = Cinq rues de sept maisons.

## Le tour

d-street-d = Passage des Douglas
d-street-e = Cour des Érables
d-tip-take = Commencez ici : choisissez une des cartes. Vous écrirez son numéro dans une maison. Son action est la famille qui s’y installe.
d-tip-write = Touchez maintenant une maison jaune. Dans chaque rue, les numéros vont croissant de gauche à droite. Un cœur marque les maisons faites pour cette famille.
d-tip-close = Terminé achève votre tour ; jusque-là, vous pouvez annuler. Touchez le nom d’un plan pour voir ce qu’il demande.
d-take-line = Le numéro va dans une maison, l’action est la famille qui s’y installe.
d-combine-then = Choisissez une carte pour sa famille
d-combine-line-expert = Puis une autre carte pour sa famille. Vous passez la troisième.
d-combine-line-opponent = Puis une autre carte pour sa famille. Votre adversaire reçoit la troisième.
d-combine = Écrire { $number }, pour une famille { $family }
d-the-family = La famille : { $family }
d-write-line = Une maison { $family } sera parfaite et comptera { $perfect } dans sa colonne, toute autre { $normal }.
d-write-perfect = Écrire { $number } en { $house }, maison { $family } : parfaite
d-write-normal = Écrire { $number } en { $house }, maison { $family } : normale
d-refused-summary = Vous avez coché un refus de permis.
d-cross = { $streets ->
    [0] Carte Validation : rayez { $columns ->
        [one] 1 bonus de colonne
       *[other] { $columns } bonus de colonne
    }
   *[other] { $columns ->
        [0] Carte Validation : rayez 1 bonus de rue
        [one] Carte Validation : rayez 1 bonus de rue et 1 de colonne
       *[other] Carte Validation : rayez 1 bonus de rue et { $columns } de colonne
    }
}
d-cross-line = Choisissez ce dont vous pouvez vous passer : un bonus rayé est perdu. Puis vient la carte suivante.
d-cross-this = Rayer le bonus de { $bonus }
d-did-cross = a rayé le bonus de { $bonus }
d-do-cross = rayez le bonus de { $bonus }

## La feuille

d-street = la rue { $street }
d-column = la colonne { $column }
d-streets = Rues
d-columns = Colonnes
d-in-columns = en colonnes
d-bonus-of = Bonus de { $bonus }
d-open = libre
d-yours = à vous
d-crossed = rayé
d-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
d-perfect = parfaite
d-lot = { $house }, maison { $family } : { $state }
d-lot-perfect = { $number }, parfaite
d-lot-normal = { $number }, normale
d-perfect-by-type = Maisons parfaites par type
d-perfect-of = { $perfect } sur { $all } parfaites
d-perfect-houses = Maisons parfaites
d-normal-houses = Maisons normales
d-full-columns = Colonnes complètes
d-first-columns = Colonnes complétées en premier
d-first-streets = Rues complétées en premier
d-statistics = La partie en chiffres
d-out-of-reach = hors d’atteinte
d-goal-perfect = Toutes les maisons { $families } parfaites
d-goal-numbered = Toutes les maisons { $families } numérotées
d-goal-perfect-columns = { $count ->
    [one] 1 colonne complète, toute parfaite
   *[other] { $count } colonnes complètes, toutes parfaites
}
d-goal-columns = { $count ->
    [one] 1 colonne complète
   *[other] { $count } colonnes complètes
}
d-goal-adjacent = { $count } colonnes complètes côte à côte
d-goal-perfect-streets = { $count ->
    [one] 1 rue complète, toute parfaite
   *[other] { $count } rues complètes, toutes parfaites
}
d-goal-streets = { $count ->
    [one] 1 rue complète
   *[other] { $count } rues complètes
}
d-goal-square = Un carré de { $side } × { $side } maisons parfaites
d-aaa-line = Chaque carte compte ce qui est indiqué ici ; chaque bonus de rue que vous rayez lui rapporte des points.
d-office-line = Ne marque rien, mais prend plans et bonus quand une carte Validation arrive.

## Règles

d-rules-goal = Le but
d-rules-goal-line = Votre feuille a { $streets } rues de { $columns } maisons, qui forment aussi { $columns } colonnes. Chaque maison est faite pour un type de famille ; les six actions des cartes sont les familles.
d-rules-family = { $family } : { $count } maisons
d-rules-pairs = Tout le monde choisit en même temps une des trois paires : un numéro et une famille.
d-rules-expert = Chacun a trois cartes, utilise le numéro de l’une et la famille d’une autre, et passe la troisième à gauche. À deux ou plus.
d-rules-alone = Vous voyez trois cartes, utilisez le numéro de l’une et la famille d’une autre, et donnez la troisième à votre adversaire.
d-rules-order = Écrivez le numéro dans une maison vide de n’importe quelle rue. Dans chaque rue, les numéros vont croissant de gauche à droite, sans répétition ; on peut laisser des vides. Les actions habituelles ne font rien ici : ni barrières, ni parcs, ni numéros modifiés.
d-rules-perfect = Si la famille est celle pour qui la maison est faite, la maison est parfaite. Toute autre maison est normale. Cela ne change plus.
d-rules-refusal = Si aucun numéro proposé ne convient, rayez un des { $boxes } refus de permis à la place.
d-rules-bonuses = Colonnes et rues
d-rules-column = Une colonne dont toutes les maisons sont numérotées rapporte { $normal } par maison normale et { $perfect } par maison parfaite. Pour qui la complète en premier, le tout est multiplié par { $factor }. Une colonne incomplète ne rapporte rien. Sous une colonne, vous lisez ce qu’obtient le premier à la finir (×{ $factor }), combien de ses maisons sont numérotées, et si le bonus est encore libre.
d-rules-street = Compléter une rue en premier rapporte { $points } points.
d-rules-shared = Tous ceux qui complètent la même rue ou colonne dans la même manche ont le bonus. Ensuite, il est perdu pour les autres.
d-rules-plans = Trois des neuf plans de cette feuille sont en jeu. On en valide un en fin de tour, tout de suite ou plus tard. Ceux qui le font dans la première manche où quelqu’un le fait ont le score le plus élevé. Un plan n’use rien.
d-rules-end = La partie se termine après la manche où quelqu’un a numéroté ses { $houses } maisons, validé les trois plans ou coché ses { $boxes } refus. À égalité, la victoire est partagée.
d-rules-modes = Façons de jouer
d-rules-quarters = Trois cartes de plus au numéro 9¾, qui va entre 9 et 10.
d-rules-aaa = En solo contre la AAA
d-rules-aaa-line = Quand une carte Validation est piochée, l’adversaire prend peut-être son plan, et vous rayez un bonus de rue et deux bonus de colonne de votre choix avant la carte suivante. À la fin, l’adversaire a ses plans, la valeur de ses cartes et { $points } points par bonus de rue rayé. L’agence fermée ne marque rien.
d-rules-advanced = Cette feuille n’a pas de mode avancé.
d-help-marks = Les maisons jaunes prennent votre numéro ; un cœur marque celles qui deviennent parfaites. Toit de couleur et insigne entouré : maison parfaite ; toit pâle et insigne barré : maison normale. Bonus en pointillés : libre ; en vert : à vous ; barré : perdu.

## Ce qui ne va pas

d-no-now-cross = Une carte Validation est arrivée. Rayez d’abord des bonus.
d-no-close = Le numéro est écrit. Validez des plans, ou terminez votre tour.
d-no-order = { $number } ne va pas en { $house } : les numéros vont croissant de gauche à droite.
d-no-complete = Toutes les maisons n’y ont pas de numéro : { $bonus }.
d-no-bonus = Le bonus de { $bonus } n’est plus libre.
d-no-more-crossed = Vous en avez rayé assez.
