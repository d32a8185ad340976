# Ce que l’édition de 2023 nomme ou dit autrement : chaque texte remplace celui du même nom dans
# welcome.ftl.

letter-of-plan = { $plan ->
    [1] A
    [2] B
   *[other] C
  }

w-surveyor = Barrière
w-estate = Amélio{ "\u00AD" }ration
w-bis = Extension
w-copies-track = Extensions

w-write-then-fence = Vous pourrez ensuite tracer une barrière.
w-write-then-estate = Vous pourrez ensuite améliorer la valeur d’une taille de lot.
w-write-then-bis = Vous pourrez ensuite agrandir une maison à côté.
w-act-fence = Tracez une barrière entre deux maisons
w-act-fence-line = 1 à { $most } maisons numérotées de suite, avec une barrière à chaque bout, forment un lot.
w-act-estate = Améliorez la valeur d’une taille de lot
w-act-estate-line = Tous les lots de cette taille vaudront plus.
w-act-bis = Copiez un numéro dans une maison voisine
w-act-bis-line = Une barrière entre les deux ne gêne pas. Cette extension : { $change }.
w-pick = Choisissez les lots du plan { letter-of-plan }
w-roundabout-line = Il a une barrière de chaque côté, et les numéros recommencent après lui.

w-plan = Plan { letter-of-plan }
w-estates-of = { $count ->
    [one] un lot de { $size }
   *[other] { $count } lots de { $size }
  }
w-goal-bis = { $count } extensions dans une rue
w-goal-singles = Des lots de 1 aux deux bouts de chaque rue
w-goal-estates-street = Lots de { $sizes } dans la rue { $street }
w-goal-estates-roundabouts = { $count ->
    [one] Dans une rue : lots de { $sizes } et un rond-point
   *[other] Dans une rue : lots de { $sizes } et { $count } ronds-points
  }
w-goal-estates-pools = { $pools ->
    [one] Lots de { $sizes }, chacun avec une piscine
   *[other] Lots de { $sizes }, chacun avec { $pools } piscines
  }
w-goal-estates-bis = { $bis ->
    [one] Lots de { $sizes }, chacun avec une extension
   *[other] Lots de { $sizes }, chacun avec { $bis } extensions
  }
w-goal-estates-both = Lots de { $sizes }, chacun avec { $pools ->
    [one] une piscine
   *[other] { $pools } piscines
  } et { $bis ->
    [one] une extension
   *[other] { $bis } extensions
  }
w-goal-promotions = { $count } améliorations
w-goal-columns = Toutes les améliorations de { $count } tailles de lot

w-use = Utiliser ce lot de { $size }, en { $house }
w-fence-between = Tracer une barrière entre { $left } et { $right }
w-promote = Lots de { $size } : de { $now } à { $then } points chacun
w-lot-bis = { $number }, extension
w-lot-estate = lot de { $size }
w-lot-fence = barrière à droite

w-estates = Lots
w-bis-crossed = Extensions : { $crossed ->
    [one] { $crossed } cochée
   *[other] { $crossed } cochées
  }
w-estates-crossed = Lots de { $size } : { $crossed ->
    [one] { $crossed } coché
   *[other] { $crossed } cochés
  }
w-next-bis = Prochaine extension : { $change }
w-bis-full = Plus aucune extension possible

w-did-fence = posé une barrière entre { $left } et { $right }
w-did-promote = amélioré les lots de { $size }
w-did-plan = réalisé le plan { letter-of-plan }
w-do-fence = poser une barrière entre { $left } et { $right }
w-do-promote = améliorer les lots de { $size }
w-do-plan = réaliser le plan { letter-of-plan }

w-fences = Barrières
w-estates-sized = Lots de { $size }

w-rules-order-figure = Les numéros augmentent de gauche à droite, avec des trous. Un numéro n’est deux fois dans une rue que par une extension.
w-rules-estates-figure = Deux barrières : un lot de deux, un de trois, et une suite où une maison est encore vide.
w-rules-worth = Valeur de chacun, relevée par l’action amélioration
w-rules-points-estates = Chaque lot complet à la valeur de sa taille.
w-rules-advanced-line = D’autres plans entrent en jeu : des lots dans une même rue, des lots avec piscines ou extensions, des parcs, des intérimaires, des améliorations. Et il y a des ronds-points.
w-help-solo = Trois cartes sont ouvertes. Écrivez le numéro de l’une dans une maison vide, utilisez l’action d’une autre, et donnez la troisième à votre adversaire de l’AAA.
w-help-expert = Vous commencez avec une carte et en piochez deux par manche. Écrivez le numéro de l’une dans une maison vide, utilisez l’action d’une autre, et passez la troisième au voisin de gauche, qui en voit l’action mais pas le numéro.
w-help-order = Dans chaque rue, les numéros augmentent de gauche à droite. Les trous sont permis. Un numéro n’apparaît qu’une fois par rue, sauf par une extension.
w-help-fence = Tracez une barrière entre deux maisons, où vous voulez, même entre deux numéros égaux. Entre deux barrières, 1 à { $most } maisons numérotées forment un lot. Aucune barrière ne coupe ce qu’un plan a utilisé.
w-help-estate = Cochez la case suivante d’une colonne : chaque lot de cette taille vaut la première valeur non cochée.
w-help-bis = Copiez un numéro dans la maison vide voisine, même par-dessus une barrière. Coût des extensions en tout : { $costs } ; quand toutes les cases sont cochées, il n’y en a plus.
w-help-temp-ranks = Points pour le plus d’intérimaires, le deuxième rang et ainsi de suite : { $points }. Les égaux partagent un rang et le rang suivant vient après ; sans intérimaire, rien.
w-help-roundabout = { $count } fois par partie, construisez un rond-point sur une place vide, à tout moment de votre tour, même après un refus. Il a une barrière de chaque côté, et les numéros recommencent après lui. Coût en tout : { $costs }.
w-help-plans = À la fin de votre tour, vous pouvez réaliser des plans. Tous ceux qui le font à la première manche où quelqu’un y parvient ont le score haut, les autres le bas. Les lots utilisés comptent toujours, mais ne servent à aucun autre plan.
w-help-score = Tout le monde termine la manche. Le plus haut score l’emporte ; à égalité, le plus de lots complets ; puis la victoire est partagée.

w-no-pick-first = Choisissez d’abord les lots du plan.
w-no-action-fence = Votre action est une barrière.
w-no-action-estate = Votre action améliore la valeur des lots.
w-no-action-bis = Votre action est une extension.
w-no-fence-end = { $house } est la dernière de sa rue, qui a déjà sa barrière.
w-no-fence-stands = Il y a déjà une barrière à droite de { $house }.
w-no-fence-used = Aucune barrière ne coupe ce qu’un plan a utilisé, à droite de { $house }.
w-no-column = La colonne des lots de { $size } est pleine.
w-no-plan-again = Vous avez déjà réalisé le plan { letter-of-plan }.
w-no-plan-met = Votre feuille ne montre pas ce que demande le plan { letter-of-plan }.
w-no-estate = Aucun lot utilisable par un plan ne commence en { $house }.
w-no-estate-needed = Le plan { letter-of-plan } n’a pas besoin d’un lot de { $size }.

cp-fenced = Une barrière à droite de { $house }
cp-fence-right = Barrière à droite
cp-unfence = Gommer la barrière
cp-fence-where = Où va la barrière ?

cp-claimed = Plan { letter-of-plan }
cp-erase-plan = Plan { letter-of-plan }
cp-erase-value = Valeur des lots de { $size }
cp-fence-where-line = Touchez un intervalle. Les lots se comptent seuls.
cp-value-which-line = La valeur de chaque lot de cette taille.
