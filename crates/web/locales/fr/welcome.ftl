# La table de Welcome.
# Court, simple, « vous », au présent. Une perte se dit sans drame.

## Le cadre

w-round = Manche { $round }
w-points = { $points ->
    [one] point
   *[other] points
  }
w-label-gain = { $label } : { $change } { $points ->
    [1] point
    [-1] point
   *[other] points
  }

## Actions et rues

w-surveyor = Clôture
w-estate = Valeur
w-landscaper = Parc
w-pool = Piscine
w-temp = Intérim
w-bis = Bis
w-copies-track = Bis
w-street-a = Allée des Aulnes
w-street-b = Rue des Bouleaux
w-street-c = Chemin des Cèdres

## Ce qu’il faut faire

w-step-pair = Paire
w-step-number = Numéro
w-step-action = Action
w-step-plans = Plans
w-take-pair = Choisissez une paire
w-take-pair-line = Le numéro et l’action vont ensemble.
w-combine-order = Choisissez une carte pour son numéro
w-combine-then = Puis une carte pour son action
w-combine-line = Une carte donne le numéro, une autre l’action.
w-combine-line-expert = Une carte donne le numéro, une autre l’action. La troisième passe au voisin.
w-combine-line-opponent = Une carte donne le numéro, une autre l’action. La troisième va à votre adversaire.
w-take-or-refuse = Choisissez une paire, ou cochez un refus de permis
w-take-or-refuse-line = Un intérimaire pourrait vous aider, mais rien n’oblige à l’engager.
w-refuse-order = Aucun numéro ne rentre
w-refuse-line = Aucun des numéros ne rentre : cochez un refus de permis.
w-refuse-line-expert = Cochez un refus de permis, et choisissez la carte à passer.
w-refuse-line-opponent = Cochez un refus de permis, et choisissez la carte de votre adversaire.
w-refuse-line-last = Attention : ce refus est le dernier, et il met fin à la partie.
w-refuse = Cocher un refus
w-write = Écrivez { $number } dans une maison en jaune
w-write-temp = Écrivez un numéro de { $low } à { $high }
w-write-then-fence = Vous pourrez ensuite tracer une clôture.
w-write-then-estate = Vous pourrez ensuite augmenter la valeur d’une taille de lotissement.
w-write-then-park = Vous pourrez ensuite planter un parc dans la même rue.
w-write-then-pool = Sur un emplacement de piscine, vous pourrez la construire.
w-write-then-temp = Changer le { $own } engage l’intérimaire. Si vous le gardez, vous pouvez encore l’engager.
w-write-then-bis = Vous pourrez ensuite copier un numéro à côté.
w-act-fence = Tracez une clôture entre deux maisons
w-act-fence-line = 1 à { $most } maisons numérotées de suite, closes aux deux bouts, forment un lotissement.
w-act-estate = Augmentez la valeur d’une taille de lotissement
w-act-estate-line = Tous les lotissements de cette taille vaudront plus.
w-act-park = Planter un parc ?
w-act-park-line = { $street }, où vous avez écrit votre numéro.
w-act-pool = Construire la piscine de { $house } ?
w-act-pool-line = Si vous passez, cet emplacement restera sans piscine.
w-act-temp = Engager l’intérimaire ?
w-act-temp-line = Vous avez gardé le numéro ; vous pouvez encore engager l’intérimaire.
w-act-bis = Copiez un numéro dans une maison voisine
w-act-bis-line = Sans clôture entre les deux. Ce bis : { $change }.
w-plant = Planter le parc
w-build-pool = Construire
w-hire = Engager
w-pass = Passer
w-pick = Choisissez les lotissements du plan { $plan }
w-pick-line = Ils comptent toujours, mais ne serviront à aucun autre plan.
w-close = Tout est bon ?
w-close-line = { $summary } Vérifiez, puis validez.
w-close-reshuffle = { $summary } Toutes les cartes seront mélangées.
w-close-may-reshuffle = { $summary } Premier à réaliser un plan : vous pouvez faire remélanger les cartes.
w-close-plan = Vous pouvez réaliser un plan
w-close-plan-line = Le plan { $plan } vaut { $now } maintenant, { $points } dès qu’un autre l’aura réalisé.
w-close-plan-line-later = Quelqu’un a été plus rapide : il rapporte le score bas.
w-reshuffle = Mélanger les cartes
w-roundabout = Rond-point
w-no-roundabout = Pas de rond-point
w-roundabout-order = Choisissez la place du rond-point
w-roundabout-line = Il est clos des deux côtés, et les numéros recommencent après lui.
w-waiting-line = Votre tour est fini. Vous pouvez le reprendre jusqu’à la fin de la manche.
w-looking = Chez { $name }
w-looking-line = C’est à vous : vos choix sont sur votre propre feuille.
w-back = Ma ville
w-tip-take = Commencez ici : choisissez une des cartes. Vous écrirez son numéro dans une maison et pourrez utiliser son action.
w-tip-combine = Commencez ici : touchez une carte pour son numéro, puis une autre pour son action. Touchez de nouveau la première pour la reposer.
w-tip-write = Touchez une maison jaune. Dans chaque rue, les numéros augmentent de gauche à droite : laissez de la place des deux côtés.
w-tip-act = L’action est un bonus. Utilisez-la où c’est jaune, ou passez.
w-tip-close = Validez pour finir votre tour ; jusque-là, vous pouvez annuler. Touchez le nom d’un plan pour savoir ce qu’il demande.

## Cartes

w-pairs = Les trois paires
w-cards = Les trois cartes
w-hand = Vos trois cartes
w-hand-hidden = Chacun tient ses trois cartes.
w-pair = Paire { $place } : { $number } avec { $action }, manche suivante { $next }
w-pair-chosen = { $label }. Choisie ; appuyez pour la reposer
w-pair-instead = { $label }. Prendre plutôt celle-ci
w-next = Puis
w-fits-nowhere = Ne rentre pas
w-combine = Écrire { $number }, utiliser { $action }
w-the-number = Le numéro
w-the-action = L’action : { $action }
w-goes-to = Pour { $name }
w-came-from = Reçue : { $name }
w-received = Reçue d’un voisin
w-refuse-and-pass = Passer celle-ci
w-refuse-and-give = Donner celle-ci

## Plans

w-plans-of-the-city = Plans de la ville
w-plan = Plan { $plan }
w-about-plan = Demande : { $asked }.
w-about-plan-worth = Vaut { $first } points aux premiers qui le réalisent, { $later } aux suivants. On le réalise à la fin de son tour.
w-about-plan-houses = { $count ->
    [one] Une maison compte : elle est marquée sur la feuille.
   *[other] { $count } maisons comptent : elles sont marquées sur la feuille.
  }
w-then = puis
w-there = atteint
w-fulfil = Réaliser
w-estates-of = { $count ->
    [one] un lotissement de { $size }
   *[other] { $count } lotissements de { $size }
  }
w-yours-first = À vous, premier : { $points }
w-yours-later = À vous : { $points }
w-theirs = Réalisé : { $points }
w-nobody-yet = Personne encore
w-first-was = Premier : { $names }
w-first-were-many = Premiers : { $name } et { $others ->
    [one] { $others } autre
   *[other] { $others } autres
  }
w-solo-card-came = La carte Solo est venue
w-aaa-validated = { $name } : { $points }
w-goal-street = Toutes les maisons de la rue { $street }
w-goal-bis = { $count } bis dans une rue
w-goal-temps = { $count } intérimaires
w-goal-ends = Première et dernière maison de chaque rue
w-goal-parks = Tous les parcs de { $count } rues
w-goal-pools = Toutes les piscines de { $count } rues
w-goal-parks-pools = Tous les parcs et piscines de { $street }
w-goal-parks-pools-roundabout = Dans une rue : parcs, piscines et un rond-point
w-goal-singles = Des lotissements de 1 aux deux bouts de chaque rue
w-goal-estates-street = Lotissements de { $sizes } dans la rue { $street }
w-goal-estates-roundabouts = { $count ->
    [one] Dans une rue : lotissements de { $sizes } et un rond-point
   *[other] Dans une rue : lotissements de { $sizes } et { $count } ronds-points
  }
w-goal-estates-pools = { $pools ->
    [one] Lotissements de { $sizes }, chacun avec une piscine
   *[other] Lotissements de { $sizes }, chacun avec { $pools } piscines
  }
w-goal-estates-bis = { $bis ->
    [one] Lotissements de { $sizes }, chacun avec un bis
   *[other] Lotissements de { $sizes }, chacun avec { $bis } bis
  }
w-goal-estates-both = Lotissements de { $sizes }, chacun avec piscines ({ $pools }) et bis ({ $bis })
w-goal-parks-in-all = { $count } parcs en tout
w-goal-parks-everywhere = { $count } parcs dans chaque rue
w-goal-promotions = { $count } valeurs augmentées
w-goal-columns = La plus haute valeur de { $count } tailles de lotissement

## La feuille

w-your-sheet = Votre feuille
w-sheet-of = Feuille : { $name }
w-houses-built = { $built ->
    [one] { $built } maison sur { $all }
   *[other] { $built } maisons sur { $all }
  }
w-which = Quel numéro en { $house } ?
w-which-here = Écrire { $range } en { $house }
w-as-is = tel quel
w-not-here = Une autre maison
w-write-in = Écrire { $number } en { $house } (prend { $low } à { $high })
w-write-in-pool = Écrire { $number } en { $house }, avec piscine (prend { $low } à { $high })
w-copy-in = Copier { $number } en { $house }
w-use = Utiliser ce lotissement de { $size }, en { $house }
w-build-pool-in = Construire la piscine de { $house }
w-roundabout-in = Construire un rond-point en { $house }
w-fence-between = Tracer une clôture entre { $left } et { $right }
w-gives-up-pool = Sa piscine ne pourra alors plus être construite.
w-crossed-pools = Les piscines barrées ne pourront plus être construites.
w-promote = Lotissements de { $size } : de { $now } à { $then } points chacun
w-cross-box = Cocher la case suivante
w-lot-number = { $number }
w-lot-bis = { $number } bis
w-lot-pool = piscine
w-lot-pool-lost = piscine perdue
w-lot-pool-place = place pour une piscine
w-lot-roundabout = rond-point
w-lot-takes = vide, prend { $low } à { $high }
w-lot-takes-nothing = vide, ne prend aucun numéro
w-lot-estate = lotissement de { $size }
w-lot-used = utilisé
w-lot-fence = clôture à droite
w-lot-fresh = écrit ce tour
w-lot-recent = écrit à la dernière manche

## Pistes et score

w-plans = Plans
w-parks = Parcs
w-pools = Piscines
w-temps = Intérim
w-estates = Lotissements
w-refusals = Refus
w-roundabouts = Ronds-points
w-your-score = Votre score
w-score-of = Score : { $name }
w-parks-crossed = Parcs : { $crossed ->
    [one] { $crossed } coché
   *[other] { $crossed } cochés
  }
w-pools-crossed = Piscines : { $crossed ->
    [one] { $crossed } cochée
   *[other] { $crossed } cochées
  }
w-temps-crossed = Intérim : { $crossed ->
    [one] { $crossed } coché
   *[other] { $crossed } cochés
  }
w-bis-crossed = Bis : { $crossed ->
    [one] { $crossed } coché
   *[other] { $crossed } cochés
  }
w-refusals-crossed = Refus : { $crossed ->
    [one] { $crossed } coché
   *[other] { $crossed } cochés
  }
w-roundabouts-crossed = Ronds-points : { $crossed ->
    [one] { $crossed } coché
   *[other] { $crossed } cochés
  }
w-estates-crossed = Lotissements de { $size } : { $crossed ->
    [one] { $crossed } coché
   *[other] { $crossed } cochés
  }
w-pools-built = { $count ->
    [one] { $count } construite
   *[other] { $count } construites
  }
w-temps-hired = { $count ->
    [one] { $count } engagé
   *[other] { $count } engagés
  }
w-copies = { $count ->
    [one] { $count } copie
   *[other] { $count } copies
  }
w-next-pool = Prochaine : +{ $change }
w-next-bis = Prochain bis : { $change }
w-bis-full = Les copies ne coûtent plus rien
w-next-roundabout = Prochain : { $change }
w-roundabouts-full = Tous sont construits
w-last-refusal = { $count ->
    [3] Le troisième met fin à la partie
   *[other] Le { $count }ᵉ met fin à la partie
  }
w-temps-none = Classement à l’intérim : { $points }
w-temps-solo = À partir de { $needed } : { $points } points
w-temps-lead = { $name } mène avec { $most }
w-temps-you-lead = Vous menez avec { $most }
w-temps-tied = { $count } joueurs mènent avec { $most }
w-temps-opponent = { $name } en a { $count }
w-temps-steps = Points d’intérim : { $steps }.
w-temps-step = { $points } dès { $temps }

## L’adversaire de l’AAA

w-office = L’agence fermée
w-office-line = Ne marque rien, mais valide des plans quand leur carte est tirée.
w-level = niveau { $level }
w-each = { $points } par carte
w-as-houses = { $count ->
    [one] 1 maison
   *[other] { $count } maisons
  }
w-house-value = { $value } par maison
w-aaa-has = validé : { $points }
w-aaa-flipped = validé
w-aaa-wants = marque quand sa carte est tirée
w-aaa-never = jamais validé
w-pile = Ses cartes
w-pile-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
w-pile-empty = Aucune encore. À chaque manche vient celle que vous laissez.
w-pile-line = Ses barrières séparent les cartes en lots ; les { $count } meilleurs comptent.
w-aaa-lot = Lot de { $houses } à { $value } chacune : { $points }
w-proposed = Ne sont pas officiels : { $parts }.
w-proposed-sheet = des chiffres de cette feuille
w-proposed-plans = des chiffres de plans
w-proposed-cards = les cartes
w-proposed-quarters = les actions des cartes 9¾
w-proposed-opponent = les chiffres de l’adversaire
w-proposed-letters = les plans qu’il valide

## Joueurs et journal

w-after-round = après la manche { $round }
w-place = Place
w-name = Nom
w-houses = Maisons
w-last-round = Dernière manche
w-last-only = Dernière manche seule
w-nothing-yet = Rien encore : c’est la première manche.
w-you-did = Vous avez { $deeds }.
w-someone-did = { $name } a { $deeds }.
w-did-nothing = passé
w-did-write = écrit { $number } en { $house }
w-did-bis = copié { $number } en { $house }
w-did-fence = séparé { $left } de { $right }
w-did-promote = valorisé les lotissements de { $size }
w-did-park = planté un parc
w-did-pool = construit la piscine
w-did-hire = engagé un intérimaire
w-did-roundabout = construit un rond-point en { $house }
w-did-plan = réalisé le plan { $plan }
w-did-reshuffle = demandé un mélange
w-did-refuse = coché un refus de permis

## La fin et la relecture

w-end-houses = Manche { $round } : la dernière maison a été construite par { $names }.
w-end-plans = Manche { $round } : les trois plans ont été réalisés par { $names }.
w-end-refusals = Manche { $round } : dernier refus de permis, coché par { $names }.
w-end-deck = Manche { $round } : les cartes sont épuisées.
w-chart-label = Le score de chacun sur { $rounds } manches
w-chart-built = Maisons, manche par manche
w-chart-built-label = Les places construites par chacun en { $rounds } manches
w-statistics = La partie en chiffres
w-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
w-empty = Places vides
w-plans-first = Plans, en premier
w-plans-later = Plans, ensuite
w-fences = Clôtures
w-actions-used = Actions utilisées, sur celles prises
w-on-the-sheet = Sur la feuille
w-best-round = Meilleure manche
w-estates-sized = Lotissements de { $size }
w-in-round = Manche { $round }
w-replay-round = Manche { $round } sur { $rounds }
w-hands = Les mains
w-held-number = le numéro
w-held-action = l’action
w-held-passed = passée
w-held-discarded = défaussée
w-held-left = restante

## Aide

w-rules-goal = But du jeu
w-rules-goal-line = Chacun a une feuille avec trois rues de { $lengths } maisons vides, { $houses } en tout. Manche après manche, tous écrivent un numéro dans une de leurs maisons et utilisent une action. La ville qui vaut le plus de points gagne.
w-rules-round = Une manche
w-rules-order-figure = Les numéros augmentent de gauche à droite, avec des trous. Un numéro n’est deux fois dans une rue qu’en bis.
w-rules-undo = Vous pouvez annuler chaque étape de votre tour tant que le dernier joueur n’a pas fini. Ensuite viennent les cartes suivantes.
w-rules-estates-figure = Deux clôtures : un lotissement de deux, un de trois, et une suite où une maison est encore vide.
w-rules-size = Maisons
w-rules-worth = Valeur de chacun, relevée par l’action valeur
w-rules-points = Les points
w-rules-points-plans = Le score haut de chaque plan pour les premiers, sinon le bas.
w-rules-points-estates = Chaque lotissement complet à la valeur de sa taille.
w-rules-variants = D’autres façons de jouer
w-rules-solo = En solo
w-rules-expert = Expert
w-rules-advanced = Avancé
w-rules-advanced-line = D’autres plans entrent en jeu, et des ronds-points.
w-rules-aaa = En solo contre l’AAA
w-rules-aaa-cards = À chaque manche, trois cartes sont ouvertes : vous écrivez le numéro de l’une, utilisez l’action d’une autre, et la troisième va sur la pile de votre adversaire, dont l’ordre ne change jamais.
w-rules-aaa-plans = Il y a trois cartes de validation, A, B et C. L’une est mélangée dans le bas de la pioche ; les deux autres attendent dans la défausse et entrent en jeu quand celle-ci forme une nouvelle pioche. Quand l’une est tirée, l’adversaire valide le plan de cette lettre si sa carte la nomme, pour ce que le plan paie alors. Si vous venez après, vous n’avez que le score bas.
w-rules-aaa-score = Sa pile rapporte : tant par parc, piscine, intérimaire et barrière, et ses intérimaires se classent avec les vôtres. Entre deux barrières, ses cartes forment un lot : chacune est une maison, une extension en vaut plusieurs, et avec une amélioration chaque maison vaut plus. Les cinq meilleurs lots comptent.
w-rules-aaa-end = Le plus haut score l’emporte, puis le plus de lots. Le niveau 0 est une agence fermée : elle ne marque rien, et sa carte dit combien d’intérimaires vous donnent quel rang. Les niveaux 1 à 5 sont de plus en plus durs.
w-rules-quarters = Les cartes 9¾
w-rules-quarters-line = Trois cartes de plus portent 9¾, qui va entre 9 et 10. Un intérimaire en fait 7¾, 8¾, 10¾ ou 11¾, et on le copie comme tout numéro.
w-rules-blueprint = La feuille Blueprint
w-rules-blueprint-line = D’autres rues et d’autres points ; les règles restent les mêmes.
w-rules-proposed = Certaines valeurs de cette édition ne sont pas officielles, car nous n’avons pas vu l’original ; une table qui s’en sert le dit au bas de la feuille.
w-rules-other-edition = Comment se joue l’édition { $edition }
w-help-turn = Votre tour
w-help-pairs = Tous choisissent en même temps, chacun pour sa ville. Prenez une des trois paires : écrivez son numéro dans une maison vide, puis utilisez son action si vous voulez. Le petit signe sous une paire montre l’action qui y viendra à la manche suivante.
w-help-solo = Trois cartes sont ouvertes. Écrivez le numéro de l’une dans une maison vide, et utilisez l’action d’une autre. Quand vient la carte Solo, chaque plan encore ouvert ne paie plus que son score bas.
w-help-expert = Vous tenez trois cartes. Écrivez le numéro de l’une dans une maison vide, utilisez l’action d’une autre, et passez la troisième au voisin.
w-help-order = Dans chaque rue, les numéros augmentent de gauche à droite. Les trous sont permis. Un numéro n’apparaît qu’une fois par rue, sauf en bis.
w-help-refusal = Si aucun numéro disponible ne rentre, vous cochez un refus de permis. Coût en tout : { $costs }.
w-help-actions = Les actions
w-help-fence = Tracez une clôture entre deux maisons, où vous voulez. Entre deux clôtures, 1 à { $most } maisons numérotées forment un lotissement. Aucune clôture ne sépare un numéro de son bis, ni ne coupe ce qu’un plan a utilisé.
w-help-estate = Cochez la case suivante d’une colonne : chaque lotissement de cette taille vaut la première valeur non cochée.
w-help-park = Cochez le parc suivant de la rue où vous avez écrit votre numéro.
w-help-pool = Si vous avez écrit sur un emplacement de piscine, construisez-la. Un emplacement numéroté sans elle la perd pour toujours.
w-help-temp = Changez le numéro de { $reach } au plus, de { $low } à { $high }.
w-help-temp-ranks = Points pour le plus d’intérimaires, le deuxième rang et ainsi de suite : { $points }.
w-help-temp-solo = En solo, { $needed } intérimaires rapportent { $points } points.
w-help-bis = Copiez un numéro dans la maison vide voisine, sans clôture entre les deux. Coût des copies en tout : { $costs }.
w-help-roundabout = Au plus une fois par tour et { $count } fois par partie, construisez un rond-point sur une place vide, avant de prendre des cartes ou à la fin. Il est clos des deux côtés, et les numéros recommencent après lui. Coût en tout : { $costs }.
w-help-plans = À la fin de votre tour, vous pouvez réaliser des plans. Tous ceux qui le font à la première manche où quelqu’un y parvient ont le score haut, les autres le bas. Les lotissements utilisés comptent toujours, mais ne servent à aucun autre plan.
w-help-end-plans = Quelqu’un a réalisé les trois plans,
w-help-end-houses = quelqu’un n’a plus de place vide,
w-help-end-refusals = ou quelqu’un a coché le dernier refus de permis.
w-help-end-deck = En solo, aussi quand les cartes sont épuisées.
w-help-score = Tout le monde termine la manche. Le plus haut score l’emporte ; à égalité, le plus de lotissements, puis le plus de ceux d’une maison, de deux, et ainsi de suite.
w-help-marks-line = En jaune, ce que vous pouvez choisir. Une maison en pointillés est vide et montre les numéros qu’elle prend. Un point marque ce qui est nouveau depuis la dernière manche. Un trait au-dessus des maisons et un trottoir hachuré : un plan les a utilisées.
w-key-pair = choisir une paire
w-key-pass = passer l’action

## Pourquoi un choix est impossible

w-no-game-over = La partie est finie.
w-no-turn-done = Votre tour est fini. Reprenez-le pour le changer.
w-no-take-first = Choisissez d’abord un numéro et une action.
w-no-write-first = Écrivez d’abord le numéro.
w-no-act-first = Utilisez d’abord l’action, ou passez.
w-no-pick-first = Choisissez d’abord les lotissements du plan.
w-no-close = Numéro et action sont réglés. Réalisez des plans, ou validez.
w-no-pairs = Ici, vous prenez une des trois paires.
w-no-cards = Ici, vous combinez deux des trois cartes.
w-no-hand = Ici, vous combinez deux de vos cartes. Un refus en passe une au voisin.
w-no-cards-and-one = Ici, vous combinez deux des trois cartes. Un refus en donne une à votre adversaire.
w-no-same-card = Le numéro et l’action viennent de deux cartes différentes.
w-no-room = { $number } ne rentre nulle part sur votre feuille.
w-no-fits = { $number } rentre, et un permis n’est refusé que si aucun numéro ne rentre.
w-no-other-number = Votre numéro est { $taken }, pas { $given }.
w-no-other-number-temp = Votre numéro est { $taken }, et un intérimaire le change de { $reach } au plus : { $given } est trop loin.
w-no-such-house = Cette feuille n’a pas de maison { $house }.
w-no-house-taken = { $house } est déjà occupée.
w-no-order = { $number } ne rentre pas en { $house }. { $why }
w-between = Entre le { $left } et le { $right }, les numéros augmentent de gauche à droite.
w-right-of = À droite du { $left }, seuls de plus grands numéros vont.
w-left-of = À gauche du { $right }, seuls de plus petits numéros vont.
w-alone = Les numéros augmentent de gauche à droite.
w-no-action-fence = Votre action est une clôture.
w-no-action-estate = Votre action augmente la valeur des lotissements.
w-no-action-park = Votre action est un parc, dans la rue de votre numéro.
w-no-action-pool = Votre action est la piscine de la maison écrite.
w-no-action-temp = Votre action est l’intérimaire.
w-no-action-bis = Votre action est un bis.
w-no-fence-end = { $house } est la dernière de sa rue, déjà close.
w-no-fence-stands = Il y a déjà une clôture à droite de { $house }.
w-no-fence-twins = Aucune clôture ne sépare { $house } de son bis.
w-no-fence-used = Aucune clôture ne coupe ce qu’un plan a utilisé, à droite de { $house }.
w-no-column = La colonne des lotissements de { $size } est pleine.
w-no-copy = Aucune maison voisine de { $house } ne porte un { $number } du même côté de la clôture.
w-no-copy-beside = Aucune maison voisine de { $house } ne porte un { $number }.
w-no-copies-left = Toutes les cases de copie sont cochées.
w-no-pool-at = { $house } n’a pas de piscine à construire, ou pas encore de numéro.
w-no-roundabouts = Les ronds-points sont de la partie avancée.
w-no-second-roundabout = Un rond-point par tour au plus.
w-no-roundabout-room = Un rond-point là ne laisserait aucune maison à votre { $number }, qu’il faut écrire.
w-no-more-roundabouts = Les { $count } ronds-points sont construits.
w-no-plan-again = Vous avez déjà réalisé le plan { $plan }.
w-no-plan-met = Votre feuille ne montre pas ce que demande le plan { $plan }.
w-no-estate = Aucun lotissement utilisable par un plan ne commence en { $house }.
w-no-estate-needed = Le plan { $plan } n’a pas besoin d’un lotissement de { $size }.
w-no-reshuffle = Seuls ceux qui réalisent un plan en premier peuvent faire mélanger les cartes.
w-no-second-reshuffle = Vous avez déjà demandé le mélange.

## Conseils : ce qu’il faut faire, après « choisirait de »

w-do-take = prendre { $number } avec { $action }
w-do-pass = passer l’action
w-do-refuse = cocher un refus de permis
w-do-refuse-pass = cocher un refus de permis et passer { $number } avec { $action }
w-do-write = écrire { $number } en { $house }
w-do-fence = tracer une clôture entre { $left } et { $right }
w-do-promote = augmenter la valeur des lotissements de { $size }
w-do-park = planter un parc
w-do-pool = construire la piscine
w-do-hire = engager l’intérimaire
w-do-bis = recopier { $number } en { $house }
w-do-roundabout = construire un rond-point en { $house }
w-do-plan = réaliser le plan { $plan }
w-do-reshuffle = faire mélanger les cartes
w-do-done = valider le tour
