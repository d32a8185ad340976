# Pour ceux qui jouent avec leur propre boîte.

cp-home = Jouer avec votre boîte
cp-title = Votre boîte, nos crayons
cp-about = Vous avez la vraie boîte sur la table ? Tournez les cartes vous-mêmes et écrivez sur vos téléphones. Les feuilles vérifient les numéros et comptent les points.
cp-which-box = Quelle boîte ?
cp-which-sheet = Quelle feuille ?
cp-sheets-note = Œufs, cornets, fantômes et familles d’American Dream sont placés selon notre proposition ; vos feuilles peuvent différer. Welkin n’y est pas : il n’a pas de feuilles.
cp-advanced = Ronds-points
cp-advanced-about = et les plans avancés
cp-quarters = Cartes 9¾
cp-quarters-about = trois cartes de la boîte de 2023
cp-alone = Seul avec la carte Solo (boîte de 2018)
cp-open = Ouvrir les feuilles
cp-started = Déjà commencé ?
cp-anyone = Toute personne qui a ce lien reçoit une feuille. Allez et venez à votre gré.
cp-there = À la table
cp-count = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
cp-progress = { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cp-to-sheet = La feuille de { $name }
cp-to-my-sheet = Ma feuille
cp-join = Recevoir une feuille
cp-one-more = Une feuille de plus sur cet appareil
cp-get-sheet = Recevoir une feuille
cp-new-open = De nouvelles feuilles sont ouvertes
cp-pick-plans = Choisir les plans
cp-change-plans = Changer les plans
cp-plans-title = Quels plans sont sur la table ?
cp-plans-about = Touchez-en un par pile. Une personne le fait pour tout le monde.
cp-plans-unknown = Quels plans sont sur la table ?
cp-search = Que montre la carte ?
cp-search-example = Par exemple : 3 4, lot de 6, 13
cp-no-plan-shows = Aucun plan ne montre cela.
cp-all-plans = Tout montrer
cp-plans-all = Touchez un plan de chaque pile.
cp-find = Chercher
cp-stack = Pile { $stack }
cp-these-three = Ces trois-là
cp-scores = Scores
cp-people = Joueurs
cp-your-box = Votre boîte
cp-so-far = Tel qu’écrit pour l’instant
cp-not-closed = Des feuilles sont encore ouvertes.
cp-all-closed = Tout le monde a fini.
cp-final = Scores finals
cp-picture = Garder une image
cp-again = Nouvelles feuilles
cp-back-to-group = Retour aux joueurs
cp-everyone = Tout le monde
cp-houses = Maisons
cp-points = Points
cp-more-people = et { $count } autres
cp-worth-a-look = À regarder
cp-temps-ranked = Intérim : { $names }. Le classement est compté pour vous.
cp-wrote-anyway = { $name } a écrit { $number } en { $house } contre les règles.
cp-did-anyway = { $name } a écrit ceci contre les règles : { $mark }
cp-claimed-anyway = { $name } a coché { $mark }, et la feuille ne le montre pas.
cp-against = Écrit quand même
cp-wrote = { $number } en { $house }
cp-fenced = Une clôture à droite de { $house }
cp-dug = Une piscine en { $house }
cp-claimed = Plan { $plan }

## La barre du bas

cp-dock = Quoi écrire
cp-idle = Touchez une maison
cp-idle-line = Ou la case suivante d’une piste, pour la cocher à la main.
cp-looking = Vous pouvez regarder ; seul son joueur écrit.
cp-over-by = La feuille de { $name } termine la partie. Finissez ce tour.
cp-which-number = Quel numéro ?
cp-fits = Ici va : { $numbers }.
cp-fits-between = Entre { $left } et { $right } va : { $numbers }.
cp-fits-none = Aucun numéro ne va ici.
cp-roundabout = Un rond-point est ici.
cp-copy-of = Copie
cp-dig = Piscine
cp-fence-right = Clôture à droite
cp-unfence = Gommer la clôture
cp-roundabout-here = Rond-point
cp-use = Utilisé par un plan
cp-spare = Pas utilisé
cp-eggs = Œufs : { $eggs }
cp-zoorg = Zoorg
cp-unzoorg = Gommer le zoorg
cp-unpool = Gommer la piscine
cp-erase = Gommer
cp-which-action = Quel effet ?
cp-stands = { $number } est en { $house }.
cp-act-fence = choisir où
cp-act-value = choisir une taille
cp-act-pool = dans cette maison
cp-act-no-pool = pas de place ici
cp-act-temp = votre { $count ->
    [1] 1er
   *[other] { $count }e
} intérimaire
cp-no-action = Aucun effet
cp-fence-where = Où va la clôture ?
cp-fence-where-line = Touchez un intervalle. Les lotissements se comptent seuls.
cp-value-which = Quelle taille vaut plus ?
cp-value-which-line = La valeur de chaque lotissement de cette taille.
cp-size = Taille { $size }
cp-full = plein
cp-copy-where = Quelle maison reçoit la copie ?
cp-copy-where-line = Touchez une maison vide à côté d’une maison écrite.
cp-more = Plus
cp-more-line = Rarement utile.
cp-refuse = Permis refusé
cp-copy-box = Case de copie seule
cp-aim = Objectif { $goal }
cp-count-yellow = Compter les canetons jaunes
cp-count-black = Compter les canetons noirs
cp-count-both = Compter les deux
cp-close = Clore ma feuille
cp-closed = Votre feuille est close
cp-closed-line = Annuler la rouvre.
cp-sheet-closed = La feuille est close
cp-end-houses = Toutes les maisons sont bâties
cp-end-plans = Les trois plans sont faits
cp-end-refusals = Le dernier refus est coché
cp-end-line = La partie finit avec ce tour. Fermez la feuille quand vous avez fini.
cp-eraser = Gommer l’un de ceux-ci :
cp-erase-park = Un parc de la rue { $street }
cp-erase-value = Valeur des lotissements de { $size }
cp-erase-temp = Un intérim
cp-erase-copy = Une case de copie
cp-erase-refusal = Un refus
cp-erase-plan = Plan { $plan }
cp-doubt = Cela ne va pas
cp-write-anyway = Écrire { $number } quand même
cp-anyway = L’écrire quand même
cp-anyway-line = C’est marqué sur la feuille et dans les scores, et compte quand même.
cp-plan-first = Vous étiez premier
cp-plan-later = Vous êtes venu après
cp-first-are = premiers : { $names }
cp-have-it = Je l’ai réalisé
cp-was-first = J’étais premier aussi
cp-was-later = Je suis venu après
cp-kept = { $count ->
    [one] Pas de réseau : { $marks } marque est gardée sur ce téléphone et envoyée plus tard.
   *[other] Pas de réseau : { $marks } marques sont gardées sur ce téléphone et envoyées plus tard.
}

## Ce qui ne peut pas être écrit

cp-no-closed = La feuille est close. Annuler la rouvre.
cp-no-there = C’est déjà sur la feuille.
cp-no-full = Toutes ces cases sont cochées.
cp-no-nothing = Il n’y a rien à gommer.
cp-no-number = Aucune carte ni intérim ne fait un { $number }.
cp-no-plans = Choisissez d’abord les plans de la table.
cp-no-such-plan = Cette pile n’a pas ce plan.
cp-no-such-mark = Cette feuille n’a pas cette marque.
cp-no-card = Il ne reste pas de carte { $card } à donner.

## Cartes sur la table, feuilles à règles propres, adversaires

cp-how-many = Qui joue ?
cp-together = À plusieurs, ou juste une feuille
cp-opponents = Seul contre l’AAA (boîte de 2023)
cp-cards-title = Quelles cartes sont sur la table ?
cp-cards-about = Pour qui veut des conseils. Une personne les entre pour tout le monde ; on peut jouer sans.
cp-pair = Paire { $place }
cp-card = Carte { $place }
cp-cards-done = Ce sont les cartes
cp-cards-all = Touchez un numéro et un effet dans chaque rangée.
cp-cards-none = La boîte n’a pas ces cartes ensemble. Regardez encore.
cp-type-cards = Entrer les cartes, pour des conseils
cp-hint = Conseil
cp-next-round = Manche suivante
cp-on-table = Sur la table : { $cards }.
cp-hint-cards = Entrez d’abord les cartes de la table : le conseil porte sur elles.
cp-hint-plans = Choisissez d’abord les plans de la table : le conseil les regarde aussi.
cp-hint-over = Votre feuille est finie : il n’y a plus rien à conseiller.
cp-no-script = Sans script, chaque appui recharge la page. Tout peut être écrit, mais rien n’est gardé sans réseau.
cp-reached = Vous avez atteint ceci
cp-bonus = Rue { $street } : prendre le bonus
cp-bonus-too = Rue { $street } : j’ai fini au même tour
cp-erase-bonus = Bonus de { $street }
cp-erase-tier = Palier « { $tier } »
cp-erase-count = Compte { $count }
cp-choose-goal = Choisissez votre objectif
cp-count-now = Faut-il compter ?
cp-cone = Entourer le cornet
cp-uncone = Gommer le cornet
cp-untreat = N’entourer aucun
cp-unbarricade = Gommer la barricade
cp-invade = Perdue aux zombies
cp-zoorg-instead = Zoorg au lieu de l’effet
cp-barricade-instead = Barricade au lieu d’une barrière
cp-copy-free = Copie gratuite
cp-zombie-card = Une carte Zombie est venue ?
cp-zombie-note = Une carte Zombie est venue
cp-zombie-hold = D’abord, les hordes que vous retenez avec des munitions, selon leur arrivée :
cp-held = { $horde } reste
cp-zombie-which = Puis la carte : les hordes avancent seules.
cp-zombie-left = Hordes de gauche
cp-zombie-right = Hordes de droite
cp-zombie-all = Toutes les hordes
cp-validation = Une carte de validation est venue ?
cp-validation-of = Carte { $plan }
cp-cross = Barrer un bonus, comme le dit la carte de validation
cp-give = La carte pour { $name }
cp-give-card = Quelle carte ?
cp-give-it = Donner
cp-give-back = Reprendre { $card }
cp-turn-of = Tour { $turn } sur { $turns }
cp-turn = Tour { $turn }
cp-nothing-yet = Rien n’est encore écrit.
cp-again-turns = Tour par tour
cp-planted = Un parc dans la rue { $street }
cp-raised = La taille { $size } vaut plus
cp-hired = Un intérim
cp-circled = Un rond-point en { $house }
cp-erased = Gommé : { $mark }
cp-opponent-has = { $name } a { $points } points.
cp-horde-left = De gauche vers { $house }
cp-horde-right = De droite vers { $house }

## American Dream

cp-idle-families = Écrivez son numéro, puis dites si sa famille est venue avec.
cp-which-family = Quelle famille est venue avec ?
cp-with-family = avec { $family }
cp-other-family = une autre famille
cp-make-perfect = Parfaite
cp-normal = Normale
cp-unperfect = Pas parfaite
cp-perfect-in = { $house } est parfaite
cp-take-bonus = { $bonus } : c’est complet, prendre le bonus
cp-take-bonus-too = J’ai fini { $bonus } au même tour
cp-erase-taken = Bonus : { $bonus }
cp-erase-crossed = Barré : { $bonus }
cp-cross-bonuses = Touchez sur la feuille ce qu’il faut barrer. Rues : { $streets }. Colonnes : { $columns }.
cp-no-unnumbered = { $house } n’a pas encore de numéro.
