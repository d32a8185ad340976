# Les feuilles de Welcome qui ont leurs propres règles.

ws-yours = à vous
ws-open = ouvert
ws-gone = barré
ws-or = ou
ws-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ws-rules-sheets = Des feuilles avec leurs propres règles
ws-rules-sheets-line = Elles gardent les rues et les cases de la feuille classique, ajoutent des symboles et des points, et ont leur propre plan C.
ws-no-collect-first = Décidez d’abord pour les œufs de la maison.
ws-no-aim-first = Choisissez d’abord votre but secret.
ws-no-such-egg = { $house } n’a pas cet œuf.
ws-no-more-eggs = { $count ->
    [0] Le numéro de { $house } n’a pas de boucle pour un œuf.
    [one] Le numéro de { $house } a une boucle : un œuf au plus.
   *[other] Le numéro de { $house } a { $count } boucles : { $count } œufs au plus.
  }
ws-no-number = { $house } n’a pas encore de numéro.
ws-no-round = Dans la rue { $street }, des cornets ne sont ni entourés ni barrés.
ws-no-saucer = Aucune soucoupe au-dessus de { $house }.
ws-no-circle-first = Entourez d’abord le fantôme ou le bonbon de la maison.
ws-no-bonus-first = Utilisez d’abord votre bonus, ou passez.
ws-no-claim-first = Prenez un bonus, ou terminez votre tour.
ws-no-hold-first = Les zombies arrivent : retenez des hordes, ou laissez-les venir.
ws-no-cross-first = Barrez d’abord un des bonus ouverts.
ws-no-second-ghosts = Vous avez déjà un bonus de fantômes. Il y en a un par partie.
ws-no-second-candies = Vous avez déjà un bonus de bonbons. Il y en a un par partie.
ws-no-tier-open = Ce bonus n’est plus ouvert.
ws-no-exact-ghosts = Ce bonus demande exactement son nombre de fantômes, ou celui d’un bonus plus élevé.
ws-no-exact-candies = Ce bonus demande exactement son nombre de bonbons, ou celui d’un bonus plus élevé.
ws-no-in-bonus = Votre bonus ne donne pas cela.
ws-no-park-in = Tous les parcs de la rue { $street } sont plantés.
ws-no-tour-open = Le bonus de la rue { $street } n’est plus ouvert.
ws-no-barricade = { $house } est déjà barricadée.
ws-no-such-offer = Il n’y en a que { $count } au choix.
ws-no-horde = Cette horde n’avance pas maintenant.
ws-no-ammunition = Vous n’avez plus de munition.

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
ws-eggs-order = Ramasser en { $house } ?
ws-eggs-order-which = Quel œuf en { $house } ?
ws-eggs-order-one = Ramasser l’œuf { $colour } en { $house } ?
ws-eggs-loops = { $loops ->
    [one] Votre { $number } a une boucle.
   *[other] Votre { $number } a deux boucles.
  }
ws-eggs-next = { $missing ->
    [one] Un œuf de plus en fait { $needed } : { $points } points.
   *[other] Encore { $missing } pour { $needed } œufs : { $points } points.
  }
ws-eggs-full = Le panier est plein.
ws-eggs-count = { $have } sur { $all }.
ws-eggs-goal = { $needed } œufs :
ws-eggs-why = { $count ->
    [one] { $count } ramassé
   *[other] { $count } ramassés
  }
ws-eggs-line = Votre numéro a des boucles : là où les œufs sont jaunes, il peut en ramasser.
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
ws-eggs-rules = Les boucles d’un numéro ramassent des œufs : un 6, un 9 et un 16 en ramassent un, un 0, un 8 et un 10 en ramassent deux. Écrivez un tel numéro dans une maison avec des œufs, par la carte ou par une extension, et vous pouvez les ramasser aussitôt. Un 9¾ compte comme un 9.
ws-eggs-rules-score = Il y a { $all } œufs. Vous marquez selon le nombre d’œufs ramassés : { $steps }.
ws-eggs-rules-lost = Ce que vous ne ramassez pas en numérotant la maison est perdu. Les œufs sous un rond-point aussi.
ws-eggs-rules-opponent = L’AAA ramasse avec ses cartes : un œuf par 6 et par 9, deux par 8 et par 10.

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
ws-lights-follow = Il est relié à { $numbers } : une guirlande de { $size }
ws-did-string = relié cette maison à { $houses }
ws-lights-opponent = les cartes entre ses barrières
ws-lights-goal-lots = Lots de { $sizes }, chacun dans une guirlande
ws-lights-goal-dark = Lots de { $sizes }, maison du milieu sans guirlande
ws-lights-goal-street = Toutes les maisons de la rue { $street } dans une guirlande
ws-lights-goal-parks = Dans une rue, toutes les maisons dans une guirlande et tous les parcs
ws-lights-rules = Deux maisons voisines sont reliées dès que leurs numéros se suivent, comme 6 et 7. Une extension est reliée au numéro qu’elle copie et au suivant : 7, 7B, 8 font une guirlande. Un 9¾ est relié à 9 et à 10, et aussi à 8.
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
ws-ducks-closing-yellow = Dernier caneton jaune entouré : les jaunes sont comptés, pour tous.
ws-ducks-closing-black = Dernier caneton noir entouré : les noirs sont comptés, pour tous.
ws-ducks-closing-both = Derniers canetons des deux couleurs entourés : tous sont comptés, pour tous.
ws-ducks-opponent = un pour deux cartes
ws-ducks-goal-lots = Lots de { $sizes }, chacun avec une piscine et un caneton entouré
ws-ducks-goal-each = { $count } canetons jaunes et { $count } noirs
ws-ducks-goal-streets = Tous les canetons de { $count } rues
ws-ducks-goal-corners = Les canetons jaunes de la rue C, les noirs de la rue A
ws-ducks-goal-between = Tous les canetons entre les rues
ws-ducks-rules = { $yellow } canetons jaunes et { $black } noirs se tiennent entre des maisons, certains entre deux rues. Un caneton est entouré dès que ses deux maisons sont numérotées.
ws-ducks-rules-score = Il y a trois décomptes : les jaunes quand quelqu’un a entouré tous les canetons jaunes, les noirs quand quelqu’un a entouré tous les noirs, et les deux ensemble. À chaque décompte, tout le monde marque 1 point par caneton entouré et relié à son parent : une chaîne ininterrompue de maisons numérotées et de canetons entourés y mène. Les décomptes que personne n’a déclenchés ont lieu à la fin.
ws-ducks-rules-cut = Les barrières ne rompent pas une chaîne, et les canetons des deux couleurs en sont des maillons. Un rond-point n’est pas une maison numérotée : ses canetons sont perdus.
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
ws-roswell-goals = Buts : combien de lots infiltrés, et ce que vaut chacun
ws-roswell-no-goal = Choisissez votre but.
ws-roswell-missing = { $missing ->
    [one] Encore un pour le but : { $points } points chacun au lieu de { $missed }.
   *[other] Encore { $missing } pour le but : { $points } points chacun au lieu de { $missed }.
  }
ws-roswell-met = But atteint : { $points } points chacun.
ws-roswell-too-many = Trop pour le but : { $missed } points chacun.
ws-roswell-each = { $points } chacun
ws-roswell-why = { $count ->
    [one] { $count } lot à { $points }
   *[other] { $count } lots à { $points }
  }
ws-roswell-lots = { $lots } lots
ws-roswell-step = { $lots } lots à { $points }
ws-roswell-aim = Choisissez votre but secret
ws-roswell-aim-line = Combien de lots infiltrer ? Un but manqué paie { $missed } par lot. Les buts sont révélés ensemble.
ws-roswell-line = Sous une soucoupe, un zoorg peut s’installer au lieu de l’action.
ws-roswell-act = Infiltrer { $house } ?
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
ws-roswell-rules = Certaines maisons ont une soucoupe au-dessus d’elles. Quand vous y écrivez le numéro d’une carte, vous pouvez entourer la soucoupe au lieu d’utiliser l’action : un zoorg s’installe. Un lot complet de six maisons au plus, avec au moins un zoorg, est infiltré.
ws-roswell-rules-goal = Avant le premier tour, chacun choisit un but en secret, puis tous sont révélés : { $goals }. Un but manqué, par trop peu ou trop de lots, paie { $missed } par lot.
ws-roswell-rules-lost = Une extension ne peut pas être infiltrée, car l’action est utilisée. Une soucoupe laissée de côté quand sa maison est numérotée s’en va.
ws-roswell-rules-opponent = L’AAA retourne sa première carte, et chaque carte qui suit une barrière. Chacune rapporte 5 points et fait une maison de son lot, sans action.

## Guerre atomique

ws-atomic = Abris
ws-atomic-fact = Places dans les abris
ws-atomic-note = Le numéro de la maison est la capacité de son abri. En ce moment :
ws-atomic-largest = Le plus grand
ws-atomic-smallest = Le plus petit
ws-shelter-there = place pour un abri
ws-shelter-built = abri de { $people }
ws-atomic-line = Un abri prend le numéro de sa maison. Le plus grand de la rue gagne.
ws-atomic-follow = Abri de { $people } : { $all } en tout, { $street }
ws-atomic-follow-largest = Abri de { $people } : { $all } en tout, { $street }, le plus grand
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
ws-atomic-rules = Certaines maisons ont un abri. Quand une telle maison est numérotée, par une carte ou une extension, son abri prend le même numéro : autant de personnes y trouvent place. Un 9¾ compte comme 9, et un 0 est un abri pour personne.
ws-atomic-rules-score = À la fin, la plus grande capacité de chaque rue rapporte { $a } points en A, { $b } en B et { $c } en C. La plus petite capacité des trois rues ensemble rapporte le bonus des optimistes : { $smallest } points.
ws-atomic-rules-ties = À égalité, tous gagnent. Pendant la partie, le score montre ce que vous gagneriez en l’état.
ws-atomic-rules-opponent = L’AAA a un abri dans chaque rue dès le début. À chaque carte validation, elle en construit un autre, en A, B ou C, du plus grand numéro de ses trois dernières cartes. Chacun de vos ronds-points lui donne un abri de 10 dans cette rue.

## Halloween

ws-halloween = Halloween
ws-ghosts = Fantômes
ws-candies = Bonbons
ws-ghost = Fantôme
ws-candy = Bonbon
ws-treat-there = fantôme ou bonbon
ws-treat-lost = fantôme et bonbon perdus
ws-ghost-got = fantôme entouré
ws-candy-got = bonbon entouré
ws-treat-follow = Vous entourez alors son fantôme ou son bonbon
ws-treat-order = Fantôme ou bonbon en { $house } ?
ws-treat-line = Entourez l’un des deux.
ws-treat-ghosts = Avec { $count } fantômes, un bonus : { $bonus }.
ws-treat-candies = Avec { $count } bonbons, un bonus : { $bonus }.
ws-ghost-take = Entourer le fantôme de { $house } : vous en aurez { $count }
ws-candy-take = Entourer le bonbon de { $house } : vous en aurez { $count }
ws-tier-order = Prendre un bonus ?
ws-tier-line = Un de chaque sorte par partie. D’autres peuvent être plus rapides.
ws-tier-plans-first = Réalisez-le avant de prendre un bonus : après, plus de plan ce tour-ci.
ws-tier-take-ghosts = Prendre le bonus des { $count } fantômes : { $bonus }
ws-tier-take-candies = Prendre le bonus des { $count } bonbons : { $bonus }
ws-tier-leave = Aucun
ws-bonus-pools = { $count ->
    [one] { $count } piscine
   *[other] { $count } piscines
  }
ws-bonus-parks = { $count ->
    [one] { $count } parc
   *[other] { $count } parcs
  }
ws-bonus-copies = { $count ->
    [one] { $count } extension
   *[other] { $count } extensions
  }
ws-bonus-order = Votre bonus : { $what }
ws-bonus-pool = construire une piscine
ws-bonus-park = planter un parc
ws-bonus-copy = copier un numéro
ws-bonus-pool-line = N’importe quelle piscine, même d’une maison sans numéro.
ws-bonus-park-line = Un parc dans n’importe quelle rue.
ws-bonus-copy-line = L’extension ne barre pas de case.
ws-bonus-dig = Construire la piscine de { $house }
ws-halloween-note = Avec exactement ce nombre, vous pouvez prendre le bonus : un de chaque sorte par partie.
ws-halloween-line = Dans une maison avec un fantôme et un bonbon, vous entourez l’un des deux.
ws-halloween-why = { $count } bonbons
ws-halloween-why-none = pas de bonus
ws-halloween-opponent = les bonus que vous avez barrés
ws-did-ghost = entouré le fantôme
ws-did-candy = entouré le bonbon
ws-did-tier-ghosts = pris le bonus des { $count } fantômes
ws-did-tier-candies = pris le bonus des { $count } bonbons
ws-did-dig = construit la piscine de { $house }
ws-did-plant = planté un parc dans la rue { $street }
ws-do-ghost = entourer le fantôme
ws-do-candy = entourer le bonbon
ws-do-tier-ghosts = prendre le bonus des { $count } fantômes
ws-do-tier-candies = prendre le bonus des { $count } bonbons
ws-do-dig = construire la piscine de { $house }
ws-do-plant = planter un parc dans la rue { $street }
ws-halloween-goal-candies = { $count } bonbons
ws-halloween-goal-each = { $count } fantômes et { $count } bonbons
ws-halloween-goal-all = Les { $count } maisons avec un fantôme et un bonbon
ws-halloween-goal-ghosts = Tous les fantômes de { $count } rues
ws-halloween-goal-street = Tous les bonbons de la rue { $street }
ws-halloween-step = { $count } : { $bonus }
ws-halloween-rules = Certaines maisons montrent un fantôme et un bonbon. Quand vous numérotez une telle maison, par la carte ou par une extension, vous entourez l’un des deux ; l’autre est perdu.
ws-halloween-rules-tiers = À la fin de votre tour, vous pouvez prendre un bonus si vous en avez entouré exactement le nombre indiqué : de fantômes, une action aussitôt ({ $ghosts }) ; de bonbons, des points pour la fin ({ $candies }). Vous pouvez aussi prendre un bonus plus bas encore ouvert. Par partie, vous prenez au plus un bonus de fantômes et un de bonbons.
ws-halloween-rules-first = Un bonus va aux premiers : tous ceux qui le prennent au même tour l’ont, et les autres le barrent.
ws-halloween-rules-bonus = La piscine d’un bonus peut être n’importe laquelle, même celle d’une maison sans numéro. Un parc, dans n’importe quelle rue. Une extension de bonus ne barre pas de case ; si elle numérote une maison avec un fantôme et un bonbon, vous en entourez un, et pouvez atteindre un bonus de bonbons au même tour.
ws-halloween-rules-opponent = Contre l’AAA, la carte validation A, B ou C barre le premier, deuxième ou troisième bonus des deux sortes, sauf si vous l’avez. L’AAA marque 4 points par bonus que vous avez barré.

## Camions de glace

ws-trucks = Glaces
ws-cone-there = cornet de { $scoops }
ws-cone-got = cornet de { $scoops } entouré
ws-cone-lost = cornet de { $scoops } perdu
ws-truck-here = le camion est ici
ws-truck-stops = Le camion s’arrête à un cornet de { $scoops }
ws-truck-drives = Le camion y roule
ws-truck-passes = { $count ->
    [one] il dépasse un cornet
   *[other] il dépasse { $count } cornets
  }
ws-truck-ends = sa tournée est finie
ws-trucks-a-cone = par cornet
ws-trucks-first = aux premiers
ws-trucks-bonus = Bonus des premiers à finir la tournée de cette rue
ws-trucks-street = Rue { $street }
ws-trucks-tour = Rue { $street }, { $count ->
    [one] { $count } cornet entouré
   *[other] { $count } cornets entourés
  } sur { $all } :
ws-trucks-note = Les premiers à finir une tournée ont +{ $bonus } par cornet entouré dans cette rue.
ws-trucks-line = Un numéro devant le camion le fait venir : ce cornet est entouré, ceux qu’il dépasse sont barrés. Derrière lui, rien n’est entouré.
ws-trucks-closing = { $count ->
    [one] Le camion { $streets } a fini sa tournée : +{ $points }, pour vous et tous ceux qui la finissent ce tour-ci.
   *[other] Les camions { $streets } ont fini leur tournée : +{ $points }, pour vous et tous ceux qui les finissent ce tour-ci.
  }
ws-trucks-cross = Quel bonus barrez-vous ?
ws-trucks-cross-line = Une carte validation est sortie : vous perdez un bonus ouvert, et l’AAA en profite.
ws-trucks-cross-in = Barrer le bonus de la rue { $street }
ws-trucks-opponent = cartes sans barrière, bonus que vous avez barrés
ws-did-cone = entouré un cornet de { $scoops }
ws-did-pass-cones = { $count ->
    [one] dépassé un cornet
   *[other] dépassé { $count } cornets
  }
ws-did-end-tour = fini la tournée
ws-did-cross = barré le bonus de la rue { $street }
ws-do-cross = barrer le bonus de la rue { $street }
ws-trucks-goal-lots = { $count ->
    [one] Lots de { $sizes }, chacun avec un cornet entouré
   *[other] Lots de { $sizes }, chacun avec { $count } cornets entourés
  }
ws-trucks-goal-lots-none = Lots de { $sizes }, sans cornet entouré
ws-trucks-goal-lots-pool = Lots de { $sizes }, chacun avec une piscine et un cornet entouré
ws-trucks-goal-cones = { $count } cornets de { $scoops }
ws-trucks-goal-street = Tous les cornets d’une rue
ws-trucks-rules = Un camion parcourt chaque rue : vers la droite en A et C, vers la gauche en B. Quand vous numérotez une maison devant lui, par la carte ou par une extension, il y roule aussitôt : vous entourez le cornet de cette maison et barrez ceux qu’il a dépassés. Une maison derrière le camion ne le fait pas bouger.
ws-trucks-rules-score = Un cornet entouré rapporte ses boules, de 1 à 3. Quand tous les cornets d’une rue sont entourés ou barrés, la tournée de son camion est finie. Avec le bonus de la rue, chacun de ses cornets entourés rapporte { $bonus } de plus.
ws-trucks-rules-first = Le bonus d’une rue va aux premiers qui finissent sa tournée : tous ceux qui le font au même tour l’ont, et les autres le barrent. Un camion ne s’arrête jamais à un rond-point, et le cornet de cette maison est perdu.
ws-trucks-rules-opponent = Contre l’AAA, chaque carte validation vous fait barrer un bonus ouvert de votre choix. L’AAA marque 1 point par carte qui n’est pas une barrière, et 10 par bonus que vous avez barré.

## Zombies !

ws-zombies = Zombies
ws-ammunition = Munitions
ws-zombies-fact = Maisons envahies
ws-lot-invaded = envahie
ws-barricade-printed = barricadée
ws-barricade-built = barricade construite
ws-barricade-none = sans barricade
ws-horde-next-left = prochaine cible de la horde de gauche
ws-horde-next-right = prochaine cible de la horde de droite
ws-horde-left = la horde de gauche de { $street }
ws-horde-right = la horde de droite de { $street }
ws-zombies-left = Des zombies à gauche !
ws-zombies-right = Des zombies à droite !
ws-zombies-all = Des zombies des deux côtés !
ws-zombies-to-come = { $count ->
    [0] Plus de carte zombie
    [one] Encore une carte zombie
   *[other] Encore { $count } cartes zombie
  }
ws-zombies-cards-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  }
ws-zombies-cards-deck = Pioche { $deck } sur 3, { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  }
ws-zombies-take = Ils prennent { $houses }.
ws-zombies-take-number = { $house } et votre { $number }
ws-zombies-take-none = Ils ne prennent aucune maison.
ws-zombies-hold-line = { $count ->
    [one] Vous avez une munition : touchez une horde pour la retenir.
   *[other] Vous avez { $count } munitions : touchez des hordes pour les retenir.
  }
ws-zombies-hold = Retenir { $horde }, qui arrive en { $house } : une munition
ws-zombies-let-come = Laisser venir
ws-zombies-act = Tracez une barrière, ou barricadez { $house }
ws-zombies-act-only = Barricader { $house } ?
ws-zombies-act-line = Une maison barricadée ne craint aucune horde.
ws-zombies-barricade = Barricader
ws-zombies-barricade-in = Barricader { $house } au lieu de tracer une barrière
ws-zombies-line = Les hordes prennent les maisons dont la barricade n’est pas pleine.
ws-zombies-line-barrier = Dans une maison sans barricade, vous pouvez en construire une au lieu de la barrière.
ws-zombies-note = { $count ->
    [one] { $count } carte zombie sur 3 est sortie.
   *[other] { $count } cartes zombie sur 3 sont sorties.
  }
ws-zombies-note-end = La dernière carte finit la partie : encore { $count }.
ws-zombies-stock = { $left ->
    [one] { $left } munition prête
   *[other] { $left } munitions prêtes
  }, { $used } utilisées. Des améliorations en apportent.
ws-zombies-given = carte zombie, compte comme une barrière
ws-zombies-took = Les zombies ont pris { $houses }.
ws-two-cards-expert = Puis l’autre pour son action. Vous dites laquelle des deux vous passez.
ws-two-cards-opponent = Puis l’autre pour son action. Vous dites laquelle des deux va à l’adversaire.
ws-give = donner { $number }
ws-pass = passer { $number }
ws-give-card = Le { $number } avec { $action } va à votre adversaire
ws-pass-card = Le { $number } avec { $action } va à votre voisin
ws-did-hold = retenu { $horde }
ws-did-barricade = barricadé la maison
ws-do-hold = retenir { $horde }
ws-do-barricade = barricader la maison
ws-zombies-goal-lots = { $count ->
    [one] Lots de { $sizes }, chacun avec une barricade construite
   *[other] Lots de { $sizes }, chacun avec { $count } barricades construites
  }
ws-zombies-goal-barricades = { $count } barricades construites
ws-zombies-goal-street = Toutes les barricades d’une rue construites
ws-zombies-goal-used = { $count } munitions utilisées
ws-zombies-goal-invaded = { $count } maisons envahies
ws-zombies-rules = Deux paires seulement sont au choix. Une horde se tient aux deux bouts de chaque rue. Trois cartes zombie sont parmi les cartes : l’une fait avancer les hordes de gauche, l’une celles de droite, l’une les six. Chaque horde qui avance suit sa flèche jusqu’à la prochaine maison de son chemin.
ws-zombies-rules-invaded = Quand une horde atteint une maison sans barricade, la maison est envahie : son numéro est effacé, un Z est écrit, et elle est entourée de barrières pour toujours. Une barricade ou un rond-point arrête la horde. Avec une carte barrière dont vous écrivez le numéro dans une maison sans barricade, vous pouvez en construire une là au lieu de la barrière. Les flèches et le pointillé montrent son chemin, les planches croisées sont des barricades, les cartouches des munitions.
ws-zombies-rules-ammunition = Avant que les hordes avancent, vous pouvez en retenir, chacune avec une munition. Vous commencez avec une munition, et en avez { $stock } au plus : les améliorations marquées en apportent une autre.
ws-zombies-rules-cards = La partie finit comme d’habitude, ou aussitôt quand la dernière carte de la première pile est retournée.
ws-zombies-rules-lots = Un lot avec une maison envahie n’est pas un lot. Un Z n’est pas un numéro : l’ordre des numéros et les copies passent à travers. Piscines, cases barrées et plans réalisés restent.
ws-zombies-rules-expert = Les experts ont deux cartes : l’une pour son numéro, l’autre pour son action, et ils disent laquelle des deux ils passent. La pioche a dix cartes par joueur et une carte zombie ; la partie finit quand elle est épuisée pour la troisième fois.
ws-zombies-rules-opponent = Seul, vous tirez deux cartes, et l’une des deux va à l’AAA. Une carte zombie retire les deux dernières cartes données à l’AAA, et compte comme une de ses barrières.
