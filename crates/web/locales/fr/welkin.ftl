# La table de Welkin.
# Court, simple, « vous », au présent. Une perte se dit sans drame.

## Le cadre

k-round = Manche { $round }
k-coins = { $points ->
    [one] pièce
    [-1] pièce
   *[other] pièces
  }
k-label-gain = { $label } : { $change } { $points ->
    [one] pièce
    [-1] pièce
   *[other] pièces
  }

## Ressources et pouvoirs

k-plant = Végétal
k-element = Élément
k-animal = Animal
k-metal = Métal
k-gem = Gemme
k-plants = { $count ->
    [one] { $count } Végétal
   *[other] { $count } Végétaux
  }
k-elements = { $count ->
    [one] { $count } Élément
   *[other] { $count } Éléments
  }
k-animals = { $count ->
    [one] { $count } Animal
   *[other] { $count } Animaux
  }
k-metals = { $count ->
    [one] { $count } Métal
   *[other] { $count } Métaux
  }
k-gems = { $count ->
    [one] { $count } Gemme
   *[other] { $count } Gemmes
  }
k-any = n’importe quelle ressource
k-either = { $first } ou { $last }
k-any-material = Toute ressource
k-none = aucun
k-free = libre
k-powers = Pouvoirs
k-power-sell = Vendre tôt
k-power-use = Utiliser encore
k-power-open = Ouvrir en plus
k-power-buy = Acheter
k-power-flip = Retourner
k-no-power = sans pouvoir
k-does-sell = Ce tour, un chantier inachevé peut se vendre
k-does-use = Poser des ressources, en plus de l’action
k-does-open = Un chantier de plus, même sans place libre
k-does-buy = { $count } ressources pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  }
k-does-flip = Retourner { $count } jetons de marchés différents
k-used = { $site }, utilisé

## Que faire maintenant

k-step-action = Action
k-step-then = Ensuite
k-step-turn = Jetons
k-step-take = Prendre
k-step-discard = Rendre
k-step-place = Poser
k-step-open = Chantier
k-step-flip = Marché
k-step-end = Pouvoirs, fin
k-way-open = Ouvrir
k-way-produce = Produire
k-way-use = Utiliser
k-act-order = [Ouvrez] un chantier, [produisez] ou [utilisez]
k-act-order-no-use = [Ouvrez] un chantier ou [produisez]
k-act-order-no-open = [Produisez], ou [utilisez] votre stock
k-act-order-produce = [Produisez] : retournez un jeton
k-act-line = Une action par tour. Les pouvoirs viennent avant ou après.
k-act-line-no-use = Choisissez un chantier disponible, ou retournez un jeton de production.
k-act-line-no-open = Retournez un jeton de production, ou posez de votre stock sur un chantier.
k-act-line-produce = Chaque jeton de production peut se retourner ; le premier est gratuit.
k-last-turn = Dernier tour
k-last-turn-line = Ce qui n’est pas vendu à la fin ne paie rien.
k-tip-action = Commencez ici : une action par tour. Ouvrez un chantier, produisez, ou posez des ressources. Un chantier complet est vendu à la valeur de ses ressources.
k-tip-step = Suivez les places jaunes. Annuler revient d’une étape.
k-tip-close = Validez pour finir votre tour, ou utilisez un pouvoir.
k-selling-line = Le pouvoir de vendre tôt finit avec ce tour.
k-sold-line = { $coins ->
    [one] Vendu pour { $coins } pièce.
   *[other] Vendu pour { $coins } pièces.
  }
k-gave-back-line = Le stock est plein : { $what } à la réserve.
k-revealed-line = Une carte a été révélée : l’ouverture ne s’annule plus.
k-overflow-line = Le stock en contient { $stock } : { $count } à rendre ensuite.
k-using-order = [Posez] encore, ou passez à votre action
k-using-line = Votre action reste à faire : ouvrir, produire, ou poser à nouveau ensuite.
k-turn-order = [Retournez] d’autres jetons, ou [prenez]
k-turn-order-take = [Prenez] ce que vous produisez
k-turn-order-nothing = [Retournez] d’autres jetons, ou arrêtez
k-turn-order-stop = Vos jetons ne produisent rien
k-turn-price = { $price ->
    [0] Le prochain jeton est gratuit.
    [one] Le prochain jeton coûte { $price } pièce.
   *[other] Le prochain jeton coûte { $price } pièces.
  }
k-take-order = Prenez-en [encore { $count }]
k-take-line = Parmi les ressources que montrent vos jetons.
k-buy-order = Prenez-en [{ $count }] au choix
k-buy-line = Tout ce que la réserve a encore.
k-discard-order = Rendez-en [{ $count }]
k-discard-line = Le stock en contient { $count } : choisissez ce qui retourne à la réserve.
k-place-order = [Posez] une ressource sur un chantier
k-place-line = Autant que vous voulez. Un chantier complet est vendu aussitôt.
k-open-order = Choisissez un [chantier] à ouvrir
k-open-line = Il rejoint les autres, même au-delà de vos places.
k-flip-order = Retournez un [jeton de marché]
k-flip-line = Il passe au marché de son dos : une valeur baisse, une autre monte.
k-flip-two-order = Retournez [{ $count } jetons de marché]
k-flip-two-line = De marchés différents : choisissez le premier.
k-flip-again-order = Retournez un [autre jeton de marché]
k-flip-again-line = Il doit venir d’un autre marché que { $resource }.
k-close = Votre action est faite
k-close-lay = [Posez] encore, ou validez
k-close-sell = [Vendez] l’inachevé, ou terminez
k-close-power = Utilisez un [pouvoir], ou terminez
k-close-line = Un dernier regard, puis terminez.
k-close-lay-line = Autant que vous voulez. Un chantier complet est vendu aussitôt.
k-close-power-line = Votre action est faite. Un pouvoir sert une fois par partie.
k-stop-production = Ne rien produire
k-stop-use = Fini de poser
k-take-label = Prendre { $resource }
k-give-back = Rendre { $resource }
k-waiting-line = Suivez les marchés : ce que les autres retournent change ce qu’on vous paie.
k-last-turns = Ce sont les derniers tours : le chantier pris par { $name } n’a pu être remplacé.
k-looking = Chez { $name }
k-looking-line = C’est votre tour : vos choix sont sur votre plateau.
k-back = Mon plateau

## Marchés et chantiers

k-markets = Les cinq marchés
k-value = vaut
k-moved = depuis votre dernier tour
k-reserve = reste { $count }
k-in-reserve = en réserve
k-reserve-of = { $resource } : reste { $count } dans la réserve
k-token = { $from }, avec { $to } au dos
k-turned-lately = Retourné depuis votre dernier tour
k-flip-label = Retourner { $from } vers { $to } : { $from } baisse à { $less }, { $to } monte à { $more }
k-offer = Chantiers disponibles
k-pile = { $count } dans la pioche
k-pile-empty = La pioche est vide : ouvrir un chantier amène les derniers tours.
k-gone = Pris
k-site-word = Chantier
k-site = chantier { $card }
k-open-word = Ouvrir
k-turns-token = retourne un jeton de marché
k-worth = pièces aux valeurs du jour
k-pays = { $pays } sur { $worth }
k-slot-covered = { $resource }, posé
k-new = Nouveau
k-free-place = Place libre

## Le plateau

k-your-board = Votre plateau
k-board-of = Plateau : { $name }
k-sites = Chantiers ouverts
k-sites-over = { $have } ouverts, { $need } places
k-sites-short = Chantiers
k-lay = Poser
k-lay-on = Poser sur { $site }
k-lay-label = Poser { $resource } sur { $site }
k-sell-now = { $coins ->
    [one] Vendre pour { $coins } pièce
   *[other] Vendre pour { $coins } pièces
  }
k-stock = Stock
k-production = Production
k-makes = produit { $count }
k-makes-of = Produit { $count } : { $kinds }
k-makes-no-plus = Aucun jeton ne montre +1 : rien n’est produit
k-makes-no-kind = Tous les jetons montrent +1 : rien à produire
k-turn-label = Retourner { $resource } sur +1
k-turn-back-label = Retourner +1 sur { $resource }
k-token-plus = Jeton { $resource } sur +1
k-token-shown = Jeton { $resource }
k-completed = Achevés
k-once = une fois chacun
k-no-completed = Un chantier entièrement couvert est vendu et vient ici, avec son pouvoir.

## Pourquoi pas maintenant

k-why-acted = Votre action est faite.
k-why-places = { $count ->
    [2] Vos deux places sont prises.
   *[other] Vos { $count } places sont prises.
  }
k-why-empty = Il ne reste aucun chantier.
k-why-no-site = Vous n’avez aucun chantier ouvert.
k-why-no-stock = Votre stock est vide.
k-why-no-fit = Rien en stock ne convient.
k-why-later = Finissez d’abord cette étape
k-why-selling = Déjà en vigueur ce tour
k-why-coins = { $price ->
    [one] Il faut { $price } pièce
   *[other] Il faut { $price } pièces
  }
k-why-reserve = La réserve est vide
k-unlit-late = Trop tard pour rapporter
k-unlit-use = Inutile : vous pouvez poser maintenant
k-unlit-laying = Met fin à la pose
k-unlit-sell = Rien de posé qui puisse se vendre

## Argent et joueurs

k-your-money = Votre argent
k-money-of = Argent : { $name }
k-sales = Ventes
k-start = Au départ
k-flips = Jetons retournés
k-purchases = Achats
k-sold = { $count ->
    [one] { $count } chantier
   *[other] { $count } chantiers
  }
k-most-money = le plus riche gagne
k-plays = joue
k-next = ensuite
k-done-facts = { $sold ->
    [one] { $sold } vendu
   *[other] { $sold } vendus
  }
k-last = Derniers tours
k-news = Depuis votre dernier tour
k-last-only = Derniers tours seuls
k-nothing-yet = Rien encore : c’est le premier tour.
k-you-did = Vous : { $deeds }.
k-someone-did = { $name } : { $deeds }.
k-did-end = fin du tour
k-did-gain = { $change } { $coins }.
k-did-open = chantier { $card } ouvert
k-did-flip = { $from } retourné vers { $to }
k-did-produce = production de { $what }
k-did-produce-nothing = jetons retournés
k-did-take = prise de { $what }
k-did-discard = { $what } à la réserve
k-did-lay = { $what } sur le chantier { $card }
k-did-lay-sell = { $what } sur le chantier { $card }, vendu
k-did-power = pouvoir « { $power } »
k-did-some-power = pouvoir du chantier { $card }
k-did-sell = chantier { $card } vendu tôt

## La fin et la relecture

k-end-open = Le chantier pris par { $name } n’a pu être remplacé, et chacun des autres a joué encore une fois. Fin à la manche { $round }.
k-end-power = Le chantier pris par { $name } grâce à un pouvoir n’a pu être remplacé, et chacun des autres a joué encore une fois. Fin à la manche { $round }.
k-end-turns = Manche { $round } : chacun a eu tous les tours que cette table permet.
k-tie-sites = À égalité, les chantiers achevés départagent.
k-tie-printed = À égalité, les ressources des chantiers achevés départagent.
k-chart-label = L’argent de chacun sur { $rounds } manches
k-statistics = La partie en chiffres
k-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
  }
k-count-completed = Chantiers achevés
k-count-printed = Leurs ressources
k-count-open = Tours à ouvrir
k-count-produce = Tours à produire
k-count-use = Tours à utiliser
k-count-powers = Pouvoirs utilisés
k-count-flips = Jetons de marché retournés
k-count-best = Meilleur gain d’un tour
k-count-unsold = Chantiers inachevés
k-in-step = À cette étape
k-replay-step = Étape { $step } sur { $steps }

## Aide

k-help-turn = Votre tour
k-help-marks-line = Le jaune, c’est ce que vous pouvez choisir. Ce qui n’a qu’un cadre d’encre se choisit aussi, mais ne mène à rien ou met fin à ce que vous faites. Sur un chantier ouvert, le premier chiffre est ce que paieraient aujourd’hui ses ressources, le second ce que paierait le chantier entier. Un point marque les jetons de marché retournés depuis votre dernier tour, et un petit +1 ou −1 ce que cela change à la valeur.
k-rules-goal = But du jeu
k-rules-goal-line = Vous bâtissez sur des îles dans le ciel : prenez des chantiers, produisez ce qu’ils demandent, et vendez chacun quand ses ressources valent le plus. Le plus riche gagne.
k-rules-setup = Avant le premier tour
k-rules-setup-line = Les { $tokens } jetons de marché sont lancés, et chacun va au marché qu’il montre. { $offer } chantiers sont disponibles, face visible. La pioche en a encore { $pile } à deux, { $more } à trois ou quatre.
k-rules-setup-own = Chacun a { $places } places de chantier, un stock vide, et un jeton de production par ressource, montrant tous leur ressource. Personne n’a d’argent, sauf réglage de la table.
k-rules-setup-reserve = Il y a { $each } exemplaires de chaque ressource. Ce que personne n’a est dans la réserve ; elle peut s’épuiser, et alors on ne prend que ce qui reste.
k-rules-signs = Les signes
k-sign-token = Un jeton de marché qui montre { $from }, avec { $to } au dos.
k-sign-shown = Un jeton de production qui montre { $resource } : vous pouvez en produire.
k-sign-plus = Le même jeton sur +1 : vous produisez une ressource de plus, mais pas celle-ci.
k-sign-turn = Sur un chantier : le prendre retourne un jeton de marché.
k-sign-slot = Une case de chantier, encore libre ; puis couverte.
k-sign-any = Une case qui accepte toute ressource. Les chantiers qui en ont sont sans pouvoir.
k-sign-coin = Ce que paierait un chantier entier aux valeurs du jour.
k-rules-turn-line = À votre tour, vous faites exactement une action : ouvrir un chantier, produire ou utiliser des ressources. Avant et après, mais pas au milieu, vous pouvez utiliser les pouvoirs de vos chantiers achevés.
k-rules-undo = Vous pouvez reprendre chaque étape de votre tour, sauf celle qui a révélé une nouvelle carte.
k-rules-actions = Les trois actions
k-rules-open = Prenez un des chantiers disponibles, si une de vos { $places } places est libre ; la carte suivante le remplace. S’il porte le signe de retournement, vous retournez ensuite un jeton de marché de votre choix.
k-rules-produce = Retournez vos jetons de production : { $free ->
    [one] le premier est gratuit
   *[other] les { $free } premiers sont gratuits
  }, chaque autre coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  }. Chaque jeton sur +1 produit une ressource, parmi celles que vos autres jetons montrent encore. Votre stock en contient { $stock } ; le surplus retourne à la réserve.
k-rules-use = Posez tout ou partie de votre stock sur les cases de vos chantiers ouverts qui le demandent. Ce qui est posé reste. Un chantier entièrement couvert est vendu aussitôt.
k-rules-more = Tout jeton de production peut se retourner, aussi de +1 vers sa ressource. Tout ce qui est produit doit être pris, et ce que le stock ne contient pas est rendu aussitôt. Avec { $places } chantiers ouverts ou plus, l’action Ouvrir doit attendre ; seul un pouvoir en ouvre un autre.
k-rules-markets-line = Chaque marché porte les jetons qui montrent sa ressource, et une ressource vaut autant de pièces qu’il y a de jetons. Un jeton retourné passe au marché de son dos : le petit signe à côté.
k-rules-value-line = Une valeur va de 0 à { $most } : aucune ressource n’est sur plus de jetons.
k-rules-sale-line = Un chantier vendu paie, pour chaque ressource posée, ce qu’elle vaut à ce moment. Les ressources retournent à la réserve, la carte se place à côté de votre plateau. Les chantiers qui acceptent tout n’ont pas de pouvoir.
k-rules-powers-line = Chaque chantier achevé permet ceci une fois par partie, à n’importe lequel de vos tours.
k-rules-sell = Jusqu’à la fin du tour, vous pouvez vendre des chantiers incomplets, pour ce qui y est posé : au moins une ressource. Ils comptent comme achevés.
k-rules-sell-aside = Jusqu’à la fin du tour, vous pouvez vendre des chantiers incomplets, pour ce qui y est posé : au moins une ressource. Ils quittent la partie.
k-rules-power-use = Utilisez des ressources, en plus de votre action.
k-rules-power-open = Ouvrez un chantier en plus de votre action, même sans place libre. Le signe de retournement compte comme d’habitude.
k-rules-buy = Payez { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  } et prenez { $count } ressources au choix dans la réserve.
k-rules-flip = Retournez { $count } jetons de marché posés dans des marchés différents.
k-rules-end-line = Quand un chantier pris ne peut être remplacé parce que la pioche est vide, son preneur finit son tour et chacun des autres joue encore une fois.
k-rules-win-line = Le plus d’argent gagne ; puis le plus de chantiers achevés ; puis le plus de ressources imprimées dessus ; puis la victoire se partage. Le stock et l’inachevé ne valent rien.

## Pourquoi un choix est refusé

k-no-game-over = La partie est finie.
k-no-other-turn = Ce n’est pas votre tour.
k-no-now-ready = Choisissez une action ou un pouvoir, ou terminez votre tour.
k-no-now-turn = Retournez d’autres jetons de production, ou prenez ce qu’ils produisent.
k-no-now-take = Prenez d’abord vos ressources.
k-no-now-discard = Votre stock déborde : rendez d’abord quelque chose.
k-no-now-place = Posez d’abord une ressource.
k-no-now-open = Ouvrez d’abord un chantier.
k-no-now-flip = Retournez d’abord un jeton de marché.
k-no-second-action = Votre action est faite. Les pouvoirs restent possibles.
k-no-action = Un tour demande une action : ouvrir, produire ou utiliser.
k-no-place = { $count ->
    [2] Vos deux places sont prises. Achevez d’abord un chantier, ou ouvrez par un pouvoir.
   *[other] Vos { $count } places sont prises. Achevez d’abord un chantier, ou ouvrez par un pouvoir.
  }
k-no-offer = Le chantier { $card } n’est pas disponible.
k-no-second-turn = Le jeton { $resource } est déjà retourné. Annuler le remet sans frais.
k-no-turned-back = Un jeton a été retourné dans les deux sens : continuer ne ferait que coûter.
k-no-coins = Cela coûte { $price }, et vous avez { $coins }.
k-no-strength = Aucun jeton ne montre +1 : rien n’est produit.
k-no-produced = { $resource } ne se produit pas tant que son jeton montre +1.
k-no-left = { $resource } : la réserve n’en a plus.
k-no-must-take = Ce qui est produit doit être pris.
k-no-stop = Il n’y a rien à arrêter. Terminez plutôt votre tour.
k-no-stock = { $resource } : vous n’en avez pas en stock.
k-no-own-site = Le chantier { $card } n’est pas un de vos chantiers ouverts.
k-no-slot = Le chantier { $card } n’a plus de case pour { $resource }.
k-no-completed-site = Le chantier { $card } n’est pas un de vos chantiers achevés.
k-no-such-power = Le chantier { $card } n’a pas de pouvoir.
k-no-power-again = Le pouvoir du chantier { $card } est utilisé.
k-no-fit = Rien dans votre stock ne convient à un chantier ouvert.
k-no-site-left = Aucun chantier n’est disponible.
k-no-reserve = La réserve est vide.
k-no-selling-again = Vous pouvez déjà vendre l’inachevé ce tour.
k-no-selling = Un chantier inachevé ne se vend qu’avec le pouvoir de vendre tôt.
k-no-empty-sale = Rien n’est posé sur le chantier { $card } : il faut au moins une ressource pour le vendre.
k-no-token = Aucun jeton ne montre { $from } avec { $to } au dos.
k-no-same-market = Choisissez un jeton d’un autre marché que { $resource }.
k-no-same-token = Ce jeton vient d’être retourné. Choisissez-en un autre.

## Conseils : ce qu’il faut faire, après « choisirait de »

k-do-open = ouvrir le chantier { $card }
k-do-flip = retourner { $from } vers { $to }
k-do-turn = retourner le jeton { $resource }
k-do-take = prendre { $resource }
k-do-discard = rendre { $resource }
k-do-lay = poser { $resource } sur le chantier { $card }
k-do-power = utiliser le pouvoir « { $power } »
k-do-some-power = utiliser le pouvoir du chantier { $card }
k-do-times = { $step } ({ $times } fois)
k-do-sell = vendre tôt le chantier { $card }
k-do-stop = s’arrêter là
k-do-done = finir le tour
