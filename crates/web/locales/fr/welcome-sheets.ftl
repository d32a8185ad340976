# Les feuilles de Welcome qui ont leurs propres règles.

ws-yours = à vous
ws-rules-sheets = Des feuilles avec leurs propres règles
ws-rules-sheets-line = Elles gardent les rues et les cases de la feuille classique, ajoutent des symboles et des points, et ont leur propre plan C.
ws-no-collect-first = Décidez d’abord pour les œufs de la maison.
ws-no-aim-first = Choisissez d’abord votre but secret.
ws-no-such-egg = { $house } n’a pas cet œuf.
ws-no-more-eggs = { $count ->
    [0] Le numéro de { $house } n’a pas de boucle pour un œuf.
    [one] Le numéro de { $house } a une boucle : un œuf au plus.
   *[other] Le numéro de { $house } a { $count } boucles : { $count } œufs au plus.
  }
ws-no-saucer = Aucune soucoupe au-dessus de { $house }.

## Chasse aux œufs

ws-eggs = Œufs
ws-egg-yellow = Jaune
ws-egg-blue = Bleu
ws-egg-green = Vert
ws-egg-orange = Orange
ws-egg-pink = Rose
ws-egg-got = œuf { $colour } ramassé
ws-egg-lost = œuf { $colour } perdu
ws-egg-there = œuf { $colour }
ws-egg-one = un œuf { $colour }
ws-egg-take = Ramasser l’œuf { $colour } de { $house }
ws-eggs-both = Les deux
ws-eggs-none = Aucun
ws-eggs-take-both = Ramasser les deux œufs de { $house }
ws-eggs-take-none = Ne ramasser aucun œuf de { $house }
ws-eggs-order = Ramasser en { $house } ?
ws-eggs-order-which = Quel œuf en { $house } ?
ws-eggs-order-one = Ramasser l’œuf { $colour } en { $house } ?
ws-eggs-loops = { $loops ->
    [one] Votre { $number } a une boucle.
   *[other] Votre { $number } a deux boucles.
  }
ws-eggs-next = { $missing ->
    [one] Un œuf de plus en fait { $needed } : { $points } points.
   *[other] Encore { $missing } pour { $needed } œufs : { $points } points.
  }
ws-eggs-full = Le panier est plein.
ws-eggs-count = { $have } sur { $all }.
ws-eggs-goal = { $needed } œufs :
ws-eggs-why = { $count ->
    [one] { $count } ramassé
   *[other] { $count } ramassés
  }
ws-eggs-line = Votre numéro a des boucles : là où les œufs sont jaunes, il peut en ramasser.
ws-eggs-line-none = Seuls 0, 6, 8, 9, 10 et 16 ont des boucles. Avec un autre numéro, les œufs de la maison sont perdus.
ws-eggs-follow = { $count ->
    [one] Il peut ramasser un œuf
   *[other] Il peut ramasser { $count } œufs
  }
ws-did-collect = ramassé { $eggs }
ws-do-collect = { $count ->
    [one] ramasser un œuf
   *[other] ramasser les deux œufs
  }
ws-do-collect-none = laisser les œufs
ws-eggs-opponent = par ses 6, 8, 9 et 10
ws-eggs-step = { $points } pour { $needed }
ws-eggs-goal-lots = { $count ->
    [one] Lots de { $sizes }, chacun avec un œuf
   *[other] Lots de { $sizes }, chacun avec { $count } œufs
  }
ws-eggs-goal-lots-none = Lots de { $sizes }, sans œuf ramassé
ws-eggs-goal-colours = Tous les œufs { $colours }
ws-eggs-goal-everywhere = Dans chaque rue, des œufs de { $count } couleurs
ws-eggs-goal-street = Tous les œufs de la rue { $street }
ws-eggs-rules = Les boucles d’un numéro ramassent des œufs : un 6, un 9 et un 16 en ramassent un, un 0, un 8 et un 10 en ramassent deux. Écrivez un tel numéro dans une maison avec des œufs, par la carte ou par une extension, et vous pouvez les ramasser aussitôt. Un 9¾ compte comme un 9.
ws-eggs-rules-score = Il y a { $all } œufs. Vous marquez selon le nombre d’œufs ramassés : { $steps }.
ws-eggs-rules-lost = Ce que vous ne ramassez pas en numérotant la maison est perdu. Les œufs sous un rond-point aussi.
ws-eggs-rules-opponent = L’AAA ramasse avec ses cartes : un œuf par 6 et par 9, deux par 8 et par 10.

## Lumières de Noël

ws-lights = Lumières
ws-lights-longest = Plus longue guirlande
ws-lights-in = dans une guirlande de { $size }
ws-lights-note = { $points ->
    [one] Dans chaque rue, 1 point par maison de la plus longue guirlande
   *[other] Dans chaque rue, { $points } points par maison de la plus longue guirlande
  }
ws-lights-line = Les voisines dont les numéros se suivent sont reliées.
ws-lights-line-at = En { $house }, cela fait une guirlande de { $size }.
ws-lights-follow = Il est relié à { $numbers } : une guirlande de { $size }
ws-did-string = relié cette maison à { $houses }
ws-lights-opponent = les cartes entre ses barrières
ws-lights-goal-lots = Lots de { $sizes }, chacun dans une guirlande
ws-lights-goal-dark = Lots de { $sizes }, maison du milieu sans guirlande
ws-lights-goal-street = Toutes les maisons de la rue { $street } dans une guirlande
ws-lights-goal-parks = Dans une rue, toutes les maisons dans une guirlande et tous les parcs
ws-lights-rules = Deux maisons voisines sont reliées dès que leurs numéros se suivent, comme 6 et 7. Une extension est reliée au numéro qu’elle copie et au suivant : 7, 7B, 8 font une guirlande. Un 9¾ est relié à 9 et à 10, et aussi à 8.
ws-lights-rules-score = { $points ->
    [one] Dans chaque rue, la plus longue guirlande rapporte 1 point par maison. Une maison seule n’est pas une guirlande.
   *[other] Dans chaque rue, la plus longue guirlande rapporte { $points } points par maison. Une maison seule n’est pas une guirlande.
  }
ws-lights-rules-cut = Les barrières ne coupent pas une guirlande. Les maisons vides et les ronds-points, si. De deux guirlandes de même longueur dans une rue, une seule compte.
ws-lights-rules-opponent = L’AAA marque 1 point par carte entre sa première et sa dernière barrière.

## Coin Coin

ws-ducks = Canetons
ws-ducks-yellow = Jaunes
ws-ducks-black = Noirs
ws-ducks-both = Ensemble
ws-ducks-fact-yellow = Canetons jaunes entourés
ws-ducks-fact-black = Canetons noirs entourés
ws-duck-yellow = jaune
ws-duck-black = noir
ws-duck-there = caneton { $colour } vers { $house }
ws-duck-circled = caneton { $colour } vers { $house }, entouré
ws-duck-joined = caneton { $colour } vers { $house }, entouré et relié
ws-duck-lost = caneton { $colour } vers { $house }, perdu
ws-duck-parent = à côté du parent { $colour }
ws-duck-towards = le caneton { $colour } vers { $house }
ws-duck-one = un caneton { $colour }
ws-ducks-follow = Entoure { $ducklings }
ws-did-circle = entouré { $ducklings }
ws-ducks-note = Le dernier caneton d’une couleur les fait compter, pour tous.
ws-ducks-counted = comptés
ws-ducks-state = { $circled }/{ $all }, { $joined } reliés
ws-ducks-line = Un caneton entre deux maisons numérotées est entouré. Il compte si des maisons le relient à son parent.
ws-ducks-closing-yellow = Dernier caneton jaune entouré : les jaunes sont comptés, pour tous.
ws-ducks-closing-black = Dernier caneton noir entouré : les noirs sont comptés, pour tous.
ws-ducks-closing-both = Derniers canetons des deux couleurs entourés : tous sont comptés, pour tous.
ws-ducks-opponent = un pour deux cartes
ws-ducks-goal-lots = Lots de { $sizes }, chacun avec une piscine et un caneton entouré
ws-ducks-goal-each = { $count } canetons jaunes et { $count } noirs
ws-ducks-goal-streets = Tous les canetons de { $count } rues
ws-ducks-goal-corners = Les canetons jaunes de la rue C, les noirs de la rue A
ws-ducks-goal-between = Tous les canetons entre les rues
ws-ducks-rules = { $yellow } canetons jaunes et { $black } noirs se tiennent entre des maisons, certains entre deux rues. Un caneton est entouré dès que ses deux maisons sont numérotées.
ws-ducks-rules-score = Il y a trois décomptes : les jaunes quand quelqu’un a entouré tous les canetons jaunes, les noirs quand quelqu’un a entouré tous les noirs, et les deux ensemble. À chaque décompte, tout le monde marque 1 point par caneton entouré et relié à son parent : une chaîne ininterrompue de maisons numérotées et de canetons entourés y mène. Les décomptes que personne n’a déclenchés ont lieu à la fin.
ws-ducks-rules-cut = Les barrières ne rompent pas une chaîne, et les canetons des deux couleurs en sont des maillons. Un rond-point n’est pas une maison numérotée : ses canetons sont perdus.
ws-ducks-rules-opponent = Contre l’AAA, la carte validation A déclenche le décompte des jaunes, B celui des noirs, et la seconde des deux celui des deux ensemble, si vous ne l’avez pas déjà fait. À chaque décompte, l’AAA marque 1 point pour deux cartes.

## Roswell

ws-roswell = Infiltration
ws-roswell-fact = Lots infiltrés
ws-saucer-there = soucoupe au-dessus
ws-saucer-got = zoorg infiltré
ws-saucer-lost = soucoupe partie
ws-roswell-follow = Un zoorg peut alors s’y installer au lieu de l’action
ws-roswell-count = { $count ->
    [one] { $count } lot.
   *[other] { $count } lots.
  }
ws-roswell-goals = Buts : combien de lots infiltrés, et ce que vaut chacun
ws-roswell-no-goal = Choisissez votre but.
ws-roswell-missing = { $missing ->
    [one] Encore un pour le but : { $points } points chacun au lieu de { $missed }.
   *[other] Encore { $missing } pour le but : { $points } points chacun au lieu de { $missed }.
  }
ws-roswell-met = But atteint : { $points } points chacun.
ws-roswell-too-many = Trop pour le but : { $missed } points chacun.
ws-roswell-each = { $points } chacun
ws-roswell-why = { $count ->
    [one] { $count } lot à { $points }
   *[other] { $count } lots à { $points }
  }
ws-roswell-lots = { $lots } lots
ws-roswell-step = { $lots } lots à { $points }
ws-roswell-aim = Choisissez votre but secret
ws-roswell-aim-line = Combien de lots infiltrer ? Un but manqué paie { $missed } par lot. Les buts sont révélés ensemble.
ws-roswell-line = Sous une soucoupe, un zoorg peut s’installer au lieu de l’action.
ws-roswell-act = Infiltrer { $house } ?
ws-roswell-act-fence = Tracez une barrière, ou infiltrez { $house }
ws-roswell-act-estate = Améliorez une taille de lot, ou infiltrez { $house }
ws-roswell-act-park = Plantez un parc, ou infiltrez { $house }
ws-roswell-act-pool = Construisez la piscine, ou infiltrez { $house }
ws-roswell-act-temp = Engagez l’intérimaire, ou infiltrez { $house }
ws-roswell-act-bis = Copiez un numéro, ou infiltrez { $house }
ws-roswell-act-line = Un zoorg remplace l’action. Sinon, la soucoupe s’en va.
ws-roswell-act-line-only = L’action ne sert à rien ici. Sans zoorg, la soucoupe s’en va.
ws-roswell-infiltrate = Infiltrer
ws-roswell-take = Infiltrer { $house } au lieu de l’action
ws-roswell-reversed = maison infiltrée, face cachée
ws-did-infiltrate = infiltré cette maison
ws-did-aim = choisi le but de { $lots } lots
ws-do-infiltrate = infiltrer la maison
ws-do-aim = choisir le but de { $lots } lots
ws-roswell-opponent = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
  }
ws-roswell-goal-lots = { $count ->
    [one] Lots de { $sizes }, chacun avec un zoorg
   *[other] Lots de { $sizes }, chacun avec { $count } zoorgs
  }
ws-roswell-goal-lots-none = Lots de { $sizes }, sans zoorg
ws-roswell-goal-street = Tous les zoorgs d’une rue
ws-roswell-goal-columns = { $zoorgs } zoorgs dans { $columns } colonnes
ws-roswell-rules = Certaines maisons ont une soucoupe au-dessus d’elles. Quand vous y écrivez le numéro d’une carte, vous pouvez entourer la soucoupe au lieu d’utiliser l’action : un zoorg s’installe. Un lot complet de six maisons au plus, avec au moins un zoorg, est infiltré.
ws-roswell-rules-goal = Avant le premier tour, chacun choisit un but en secret, puis tous sont révélés : { $goals }. Un but manqué, par trop peu ou trop de lots, paie { $missed } par lot.
ws-roswell-rules-lost = Une extension ne peut pas être infiltrée, car l’action est utilisée. Une soucoupe laissée de côté quand sa maison est numérotée s’en va.
ws-roswell-rules-opponent = L’AAA retourne sa première carte, et chaque carte qui suit une barrière. Chacune rapporte 5 points et fait une maison de son lot, sans action.

## Guerre atomique

ws-atomic = Abris
ws-atomic-fact = Places dans les abris
ws-atomic-note = Le numéro de la maison est la capacité de son abri. En ce moment :
ws-atomic-largest = Le plus grand
ws-atomic-smallest = Le plus petit
ws-shelter-there = place pour un abri
ws-shelter-built = abri de { $people }
ws-atomic-line = Un abri prend le numéro de sa maison. Le plus grand de la rue gagne.
ws-atomic-follow = Abri de { $people } : { $all } en tout, { $street }
ws-atomic-follow-largest = Abri de { $people } : { $all } en tout, { $street }, le plus grand
ws-did-shelter = { $people ->
    [0] construit un abri pour personne
   *[other] construit un abri de { $people }
  }
ws-atomic-goal-lots = { $count ->
    [one] Lots de { $sizes }, chacun avec un abri
   *[other] Lots de { $sizes }, chacun avec { $count } abris
  }
ws-atomic-goal-one = Lots de { $sizes }, chacun avec un seul abri
ws-atomic-goal-all = Tous les abris construits
ws-atomic-goal-capacity = Une capacité de { $people } en tout
ws-atomic-goal-streets = Une capacité de { $people } dans { $streets } rues
ws-atomic-rules = Certaines maisons ont un abri. Quand une telle maison est numérotée, par une carte ou une extension, son abri prend le même numéro : autant de personnes y trouvent place. Un 9¾ compte comme 9, et un 0 est un abri pour personne.
ws-atomic-rules-score = À la fin, la plus grande capacité de chaque rue rapporte { $a } points en A, { $b } en B et { $c } en C. La plus petite capacité des trois rues ensemble rapporte le bonus des optimistes : { $smallest } points.
ws-atomic-rules-ties = À égalité, tous gagnent. Pendant la partie, le score montre ce que vous gagneriez en l’état.
ws-atomic-rules-opponent = L’AAA a un abri dans chaque rue dès le début. À chaque carte validation, elle en construit un autre, en A, B ou C, du plus grand numéro de ses trois dernières cartes. Chacun de vos ronds-points lui donne un abri de 10 dans cette rue.
