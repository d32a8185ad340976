# La table de Bienvenue chez Vous.

## The frame

v-round = Manche { $round }
v-before = Mise en place
v-points = { $points ->
    [1] point
    [-1] point
   *[other] points
  }
v-label-gain = { $label } : { $change } { $points ->
    [1] point
    [-1] point
   *[other] points
  }
v-last = Derniers tours
v-last-only = Derniers tours seulement
v-nothing-yet = Il ne s’est encore rien passé.
v-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
v-back = Votre maison
v-looking = Chez { $name }
v-looking-line = C’est à vous de jouer.
v-wait-line = Vous jouez dès que les autres ont fini.
v-wait-auction = Toutes les offres s’ouvrent ensemble.
v-last-round = La remise des clés a lieu après la manche { $round }.
v-replay-step = Étape { $step } sur { $steps }
v-in-step = À cette étape
v-help-marks = Le jaune montre ce que vous pouvez choisir. Une étoile marque une tuile que votre famille attend encore, une couronne une pièce de luxe. Une salle à manger compte comme un salon. Un ouvrier sur un emplacement le ferme pour la manche. Les portes tracées au stylo bleu ont été payées.

## Tiles

v-a-tile = une tuile
v-small-lounge = petit salon
v-small-dining-room = petite salle à manger
v-fine-lounge = salon de luxe
v-half-lounge = demi-salon de luxe
v-fine-dining-room = salle à manger de luxe
v-half-dining-room = demi-salle à manger de luxe
v-bedroom = chambre
v-fine-bedroom = chambre de luxe
v-nursery = chambre d’enfant
v-fine-nursery = chambre d’enfant de luxe
v-shower-room = petite salle de bains
v-bathroom = salle de bains
v-fine-bathroom = salle de bains de luxe
v-kitchen = cuisine
v-fine-kitchen = cuisine de luxe
v-open-kitchen = cuisine américaine
v-fine-open-kitchen = cuisine américaine de luxe
v-office = bureau
v-fine-office = bureau de luxe
v-guest-office = bureau-chambre d’ami
v-fine-guest-office = bureau-chambre d’ami de luxe
v-pantry = cellier
v-toilet = WC avec couloir
v-fine-toilet = WC de luxe avec couloir
v-bath-and-toilet = salle de bains avec WC
v-fine-bath-and-toilet = salle de bains de luxe avec WC
v-playground = jeux d’enfants
v-summer-lounge = salon d’été
v-covered-terrace = terrasse couverte
v-patio = patio fleuri
v-round-pool = piscine ronde
v-half-pool = demi-piscine
v-tree = arbre
v-well = puits
v-swing = balançoire
v-deckchair = chaise longue
v-the-tile = { $kind ->
    [any] { $tile }
    [small-dining-room] la { $tile }
    [fine-dining-room] la { $tile }
    [half-dining-room] la { $tile }
    [bedroom] la { $tile }
    [fine-bedroom] la { $tile }
    [nursery] la { $tile }
    [fine-nursery] la { $tile }
    [shower-room] la { $tile }
    [bathroom] la { $tile }
    [fine-bathroom] la { $tile }
    [kitchen] la { $tile }
    [fine-kitchen] la { $tile }
    [open-kitchen] la { $tile }
    [fine-open-kitchen] la { $tile }
    [bath-and-toilet] la { $tile }
    [fine-bath-and-toilet] la { $tile }
    [covered-terrace] la { $tile }
    [round-pool] la { $tile }
    [half-pool] la { $tile }
    [swing] la { $tile }
    [deckchair] la { $tile }
    [toilet] les { $tile }
    [fine-toilet] les { $tile }
    [playground] les { $tile }
    [tree] l’{ $tile }
   *[other] le { $tile }
  }

## So many of them

v-so-many-adult = { $count ->
    [one] { $count } chambre
   *[other] { $count } chambres
  }
v-so-many-child = { $count ->
    [one] { $count } chambre d’enfant
   *[other] { $count } chambres d’enfant
  }
v-so-many-bath = { $count ->
    [one] { $count } salle de bains
   *[other] { $count } salles de bains
  }
v-so-many-living = { $count ->
    [one] { $count } salon ou salle à manger
   *[other] { $count } salons ou salles à manger
  }
v-so-many-kitchen = { $count ->
    [one] { $count } cuisine au choix
   *[other] { $count } cuisines au choix
  }
v-so-many-standard-kitchen = { $count ->
    [one] { $count } cuisine fermée
   *[other] { $count } cuisines fermées
  }
v-so-many-american-kitchen = { $count ->
    [one] { $count } cuisine américaine
   *[other] { $count } cuisines américaines
  }
v-so-many-office = { $count ->
    [one] { $count } bureau
   *[other] { $count } bureaux
  }
v-so-many-pantry = { $count ->
    [one] { $count } cellier
   *[other] { $count } celliers
  }
v-so-many-wc = { $count } WC
v-so-many-bath-with-wc = { $count ->
    [one] { $count } salle de bains avec WC
   *[other] { $count } salles de bains avec WC
  }
v-so-many-pool = { $count ->
    [one] { $count } tuile de piscine
   *[other] { $count } tuiles de piscine
  }
v-so-many-round-pool = { $count ->
    [one] { $count } piscine ronde
   *[other] { $count } piscines rondes
  }
v-so-many-tree = { $count ->
    [one] { $count } arbre
   *[other] { $count } arbres
  }
v-so-many-well = { $count } puits
v-so-many-patio = { $count ->
    [one] { $count } patio
   *[other] { $count } patios
  }
v-so-many-swing = { $count ->
    [one] { $count } balançoire
   *[other] { $count } balançoires
  }
v-so-many-playground = { $count } jeux d’enfants
v-so-many-room = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
v-so-many-garden = { $count ->
    [one] { $count } tuile de jardin
   *[other] { $count } tuiles de jardin
  }
v-so-many-double-pool = { $count ->
    [one] { $count } grande piscine
   *[other] { $count } grandes piscines
  }
v-of-luxury = { $rooms } de luxe
v-not-luxury = { $rooms } sans luxe

## Cards

v-bribe = Pot-de-vin
v-does-bribe = +{ $amount } écu, +{ $more } si personne n’est plus pauvre
v-share = On partage ?
v-does-share = +{ $amount } écus ; son propriétaire +{ $owner }
v-contacts = +2 cartes
v-does-contacts = Piochez-en { $amount } ; son propriétaire { $owner }
v-favour = +3 cartes
v-does-favour = Piochez-en { $amount } : une pour vous, une pour son propriétaire, une défaussée
v-poaching = Vol de main-d’œuvre
v-does-poaching = Prenez un ouvrier à quelqu’un pour la manche ; son propriétaire pioche { $owner }
v-windfall = Tombé du camion
v-does-windfall = Votre prochaine pioche : { $amount } tuile de plus. Une fois sur deux, son propriétaire reçoit aussi une tuile
v-warehouse = Entrepôt
v-does-warehouse = Prenez la carte : elle garde une tuile pour plus tard. Son propriétaire en pioche { $owner } et en garde une
v-golf = Golf avec le ministre
v-does-golf = Prenez la carte : elle retire des cartes pour tous. Son propriétaire en pioche { $owner } et en garde une
v-bargain = Super-discount
v-does-bargain = Tous sauf le plus riche peuvent acheter en Remise, encore { $amount } de moins
v-express = Livraison express
v-does-express = Tous, sauf celui qui a posé le plus de tuiles, peuvent piocher des tuiles sans ouvrier
v-subsidy = Subvention
v-does-subsidy = +{ $amount } écu pour tous, sauf le plus riche
v-tender = Appel d’offres
v-does-tender = { $amount } carte pour tous, sauf celui qui en a le plus
v-temp = Intérim
v-does-temp = +{ $amount } ouvrier pour la manche à celui qui a posé le moins de tuiles
v-fair = Libre concurrence
v-anti-trust = anti-trust, pour tous
v-corruption = corruption
v-your-deals = Vos arrangements
v-deals-of = Arrangements : { $name }
v-others-deals = Arrangements des autres
v-owner-gains = leurs propriétaires y gagnent
v-deck = cartes
v-deck-label = Piocher deux cartes et en garder une ; { $count } dans la pioche
v-discard = défausse
v-discard-label = Prendre la dernière carte défaussée
v-discard-top-label = Prendre la dernière carte défaussée : { $card }
v-free = Libre
v-shown-later = révélée à la fin de la manche
v-turned = retournée
v-in-hand = en main
v-put-here = La poser ici
v-put-over = La poser ici ; elle couvre « { $card } »
v-covers = couvre { $card }
v-use-title = Activer « { $card } »
v-use-owner = Elle est à { $name }, qui y gagne aussi. Votre ouvrier y reste jusqu’à la fin de la manche.
v-use-own = Elle est à vous : personne d’autre n’y gagne.
v-use = L’activer
v-scrap = La retirer
v-where-card = Où va « { $card } » ?
v-where-line = Une action libre. La carte reste face cachée et sert dès la manche suivante.
v-zone = Zone { $number }
v-held = Dans l’entrepôt : { $tile }. Un choix de plus à votre prochaine pioche.
v-extra = { $count ->
    [one] { $count } tuile de plus à votre prochaine pioche
   *[other] { $count } tuiles de plus à votre prochaine pioche
  }
v-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
v-the-centre = le centre

## Places

v-upstairs-in = { $cell } à l’étage
v-north = en haut
v-east = à droite
v-south = en bas
v-west = à gauche
v-cell = { $place } : { $tile }
v-your-house = Votre maison
v-house-of = Maison : { $name }
v-bare = { $count ->
    [one] { $count } case nue
   *[other] { $count } cases nues
  }
v-storey = Étage
v-ground = Rez-de-chaussée
v-ground-short = RdC
v-upstairs = Étage
v-places = cases
v-corner-label = Un coin des fondations en { $cell }
v-corner-chosen = Premier coin : { $cell }
v-opposite-label = Coin opposé en { $cell } : { $wide } cases sur { $high }
v-entrance-label = Porte d’entrée de { $cell }, { $side }
v-open-label = Percer le mur de { $cell }, { $side }
v-place-label = La poser en { $cell } pour { $price },
v-ways-label = ({ $count } façons)
v-which-way = Dans quel sens, en { $cell } ?
v-more-doors = { $count ->
    [one] avec { $count } porte
   *[other] avec { $count } portes
  }
v-more-stairs = avec escalier
v-doors-meet = portes en face
v-fits = elle va bien

## Market

v-rooms = Pièces
v-draw-two = piochez-en deux, posez-en une
v-draw-one = prenez-en une
v-discount = Remise
v-one-sale = une vente par manche
v-no-sale = vente faite pour la manche
v-next = à venir
v-garden = Jardin
v-face-down = face cachée
v-empty = vide
v-pile-label = Pile { $pile } : { $tile }, reste { $count }
v-sale-label = { $tile } pour { $price }
v-garden-label = Pile du jardin, reste { $count }
v-garden-locked = Elle s’ouvre quand votre famille a toutes ses pièces.
v-wanted = Votre famille l’attend

## Tiles to choose from, auctions

v-drawn = Tuiles piochées
v-your-tiles = Vos tuiles
v-their-tiles = Ses tuiles
v-fits-in = { $count ->
    [one] Va sur { $count } case, pour { $price ->
            [one] { $price } écu
           *[other] { $price } écus
        } ou plus
   *[other] Va sur { $count } cases, pour { $price ->
            [one] { $price } écu
           *[other] { $price } écus
        } ou plus
  }
v-fits-nowhere = Aucune place à votre portée
v-fits-dear = Elle est trop chère pour vous
v-fits-later = Pour le jardin, quand votre famille sera comblée
v-to-discount = En Remise
v-to-auction = Aux enchères
v-to-warehouse = À l’entrepôt
v-auction-of = { $tile }, en vente par { $name }
v-bid-extra = Votre place la moins chère demande { $coins } de plus en portes ou escalier.
v-bid-plain = Vous pouvez la poser sans autre porte.
v-no-bid = Rien
v-bid-label = Offrir { $bid }, { $all } en tout
v-in-all = { $coins } en tout
v-sealed = scellée
v-not-yet = pas encore
v-you-bid = vous offrez { $bid }

## The family

v-family = La famille { $name }
v-wishes = { $met } souhaits sur { $all }
v-wishes-of = { $name } : { $met } souhaits sur { $all }
v-served = Comblée
v-is-served = { $name } : comblée, jardin ouvert
v-ticked = coché
v-one-storey = Rez-de-chaussée seul
v-any-storeys = Étages : à votre gré
v-two-storeys = Une pièce à l’étage
v-a-storey = une pièce à l’étage
v-gift = Tout coché : { $coins } écus pour le jardin tout de suite, { $points } points à la fin. Sinon −{ $missing } par souhait.
v-gift-had = Tout coché : { $points } points à la fin.
v-taste-now = ({ $points } pour l’instant)
v-taste-per = { $points } pour { $what }, chaque fois
v-taste-beyond = { $points } pour { $what }, chaque fois au-delà de { $beyond }
v-taste-with = { $points } avec { $what }
v-taste-without = { $points } sans { $what }
v-taste-exactly = { $points } avec exactement { $what }
v-taste-coins = { $points } par écu restant, au plus { $most }
v-served-title = La famille { $name } est comblée
v-served-line = { $coins } écus pour le jardin. Vos ouvriers peuvent désormais piocher au jardin. La dernière manche est la { $last }.
v-served-in = { $name }, comblée à la manche { $round }
v-unserved = Il manque à { $name } : { $missing }

## Purse and score

v-first = premier joueur
v-coins = écus
v-scored = points
v-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  }
v-passed = a passé
v-if-ended = Si c’était fini
v-at-the-keys = À la remise des clés
v-open-house = ouvrir une maison
v-score-rooms = Pièces
v-score-pairs = Pièces et piscines doubles
v-score-garden = Jardin
v-score-family = Famille comblée
v-score-missing = Souhaits manqués
v-score-tastes = Goûts
v-score-bare = Cases nues
v-score-coins = Écus
v-part-missing = Souhaits comblés
v-part-bare = Cases bâties
v-why-laid = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
  }
v-why-open = { $count ->
    [one] { $count } souhait
   *[other] { $count } souhaits
  }

## What to do

v-lay-order = Posez { $tile }
v-lay-line = Sur une case jaune. Une porte à percer est comprise dans le prix.
v-lay-garden-line = Sur une case jaune de votre jardin.
v-rest-goes = { $count ->
    [one] L’autre part en Remise ({ $tiles }).
   *[other] Les autres partent en Remise ({ $tiles }).
  }
v-draft-order = Prenez une tuile ({ $number } sur 3)
v-draft-line = De n’importe quelle pile. Une étoile marque ce que votre famille attend.
v-corner-order = Touchez un coin de votre maison
v-opposite-order = Touchez le coin opposé
v-corner-line = De { $fewest } à { $most } cases. Les pièces dedans, le jardin dehors.
v-entrance-order = Où est la porte d’entrée ?
v-entrance-line = La première pièce se pose derrière.
v-starting-order = Posez une tuile de départ
v-starting-line = { $count ->
    [one] Ou envoyez-la en Remise.
   *[other] Une maintenant ; vous en avez { $count }. Ou envoyez-en une en Remise.
  }
v-which-order = Laquelle posez-vous ?
v-which-line = L’autre part en Remise.
v-neither-order = Vous ne pouvez en poser aucune : laquelle mettez-vous aux enchères ?
v-neither-line = Les autres font des offres et vous paient.
v-rest-order = Que deviennent les autres ?
v-rest-line = Choisissez celle qui part d’abord en Remise, ou gardez-en une.
v-leave-order = Elle ne peut être posée
v-leave-line = Elle part en Remise.
v-bid-order = Combien offrez-vous ?
v-bid-line = Les offres sont secrètes. La plus haute paie { $name } et pose la tuile aussitôt. Égalité : la maison qui a le moins de tuiles.
v-keep-order = Quelle carte gardez-vous ?
v-keep-line = L’autre est défaussée face cachée.
v-keep-give-line = Ensuite vous en donnez une à { $name }.
v-give-order = Quelle carte donnez-vous à { $name } ?
v-give-line = La dernière est défaussée.
v-steal-order = À qui prenez-vous un ouvrier ?
v-steal-line = Il travaille pour vous cette manche.
v-move-order = Dans quelle zone va la carte ?
v-move-line = La carte qui s’y trouve est défaussée.
v-gift-order = Piochez une tuile : votre carte a servi
v-gift-line = Vous pourrez la poser ou l’envoyer en Remise.
v-bargain-order = Acheter en Remise ?
v-bargain-line = Les prix baissent encore, et sans ouvrier.
v-express-order = Piocher des tuiles sans ouvrier ?
v-express-line = Les ouvriers sur les piles ne comptent pas. Vous payez comme d’habitude.
v-turn-order = { $count ->
    [one] Placez votre dernier ouvrier
   *[other] Placez un ouvrier (reste { $count })
  }
v-turn-line = Piochez des pièces, achetez en Remise, piochez une carte ou activez-en une.
v-turn-play-line = Piochez, achetez ou activez une carte. Vous pouvez aussi jouer une carte de votre main.
v-turn-garden-line = La pile du jardin vous est ouverte aussi.
v-after-order = Votre ouvrier est placé
v-after-line = Terminez votre tour.
v-after-play-line = Vous pouvez encore jouer une carte de votre main.
v-works-order = Touchez le mur à percer
v-works-line = Une porte coûte { $price }, et un ouvrier.
v-works = Travaux
v-pass = Passer
v-decline = Non merci
v-not-now = Pas maintenant
v-other-corner = Choisir un autre coin
v-done = Fin du tour
v-steal-from = Prendre à { $name }
v-step-corner = Coin
v-step-opposite = Opposé
v-step-door = Entrée
v-step-worker = Ouvrier
v-step-end = Fin
v-step-tile = Tuile
v-step-place = Case

## A first game

v-tip-draft = D’abord, chacun prend trois tuiles. Regardez les souhaits de votre famille : une étoile marque les tuiles qui en comblent un. L’écu est le coût, la plaque sombre les points.
v-tip-foundations = Les pièces vont sur les fondations, le jardin autour. Comptez vos souhaits et gardez deux ou trois cases de plus : les cases nues coûtent des points à la fin.
v-tip-entrance = La première pièce se pose derrière l’entrée. Au milieu d’un côté, la maison pousse des deux côtés.
v-tip-starting = Quand deux portes se font face, la pièce ne coûte que son prix. Face à un mur, une porte coûte 1 de plus.
v-tip-turn = À chaque manche vous placez trois ouvriers, un par tour. Piochez deux tuiles et posez-en une ; ou piochez une carte, activez-en une, achetez en Remise.
v-tip-end = Vous pouvez jouer une carte de votre main par tour. Elle est révélée à la fin de la manche, et tous peuvent alors l’activer.
v-tip-lay = Les prix sont sur les cases jaunes. Touchez-en une : si la pièce va dans plusieurs sens, vous choisissez lequel.
v-tip-auction = Personne ne voit votre offre avant que toutes soient faites. Vous ne payez que si vous gagnez.

## The log

v-you-did = Vous avez { $deeds }.
v-someone-did = { $name } a { $deeds }.
v-did-draw = pioché à la pile { $pile }
v-did-draw-garden = pioché au jardin
v-did-found = posé des fondations de { $wide } sur { $high }
v-did-enter = mis la porte d’entrée en { $cell }
v-did-lay = posé { $tile } en { $cell }
v-did-discount = envoyé { $tile } en Remise
v-did-hold = gardé { $tile } à l’entrepôt
v-did-auction = mis { $tile } aux enchères
v-did-bid = offert { $bid }
v-did-not-bid = laissé passer l’enchère
v-did-buy = acheté { $tile } en Remise
v-did-deck = pioché des cartes
v-did-take-discard = pris la dernière défausse
v-did-use = activé { $card } ({ $whose })
v-did-use-some = activé une carte ({ $whose })
v-did-open = percé un mur en { $cell }
v-did-pass = passé
v-did-play = joué { $card } face cachée
v-did-play-some = joué une carte face cachée
v-did-scrap = retiré une carte pour tous
v-did-keep = gardé { $card }
v-did-keep-some = gardé l’une des deux
v-did-give = donné { $card }
v-did-give-some = donné une carte
v-did-steal = pris un ouvrier à { $name }
v-did-move = pris la carte
v-did-decline = décliné

## Advice

v-do-done = terminer le tour
v-do-draw = piocher à la pile { $pile }
v-do-draw-garden = piocher au jardin
v-do-found = poser les fondations de { $from } à { $to }
v-do-enter = mettre l’entrée en { $cell }, { $side }
v-do-lay = poser { $tile } en { $cell }
v-do-lay-for = poser { $tile } en { $cell } pour { $price }
v-do-discount = envoyer { $tile } en Remise
v-do-hold = garder { $tile } à l’entrepôt
v-do-auction = mettre { $tile } aux enchères
v-do-bid = offrir { $bid }
v-do-not-bid = ne rien offrir
v-do-buy = acheter { $tile } en Remise
v-do-deck = piocher deux cartes
v-do-take-discard = prendre la dernière défausse
v-do-use = activer « { $card } »
v-do-use-some = activer la carte
v-do-open = percer le mur de { $cell }, { $side }
v-do-pass = passer
v-do-play = jouer « { $card } » en zone { $number }
v-do-scrap = retirer une carte pour tous
v-do-keep = garder « { $card } »
v-do-give = donner « { $card } »
v-do-steal = prendre un ouvrier
v-do-move = mettre la carte en zone { $number }
v-do-decline = s’en passer

# Pourquoi un tour est conseillé.
v-why-wish = Votre famille veut { $rooms } ; { $have ->
        [0] il n’y en a pas encore
       *[other] il y en a déjà { $have }
    }.
v-why-storey = Votre famille veut une pièce à l’étage.
v-why-last-wish = C’est le dernier souhait : { $coins } écus pour le jardin tout de suite, { $points } points à la fin.
v-why-no-wish = Aucun souhait de votre famille : elle ne rapporte que ses propres points.
v-why-taste = Un goût de votre famille : { $taste }.
v-why-price = Elle coûte { $price }, sans porte à percer ; il vous reste { $left ->
        [0] zéro écu
        [one] { $left } écu
       *[other] { $left } écus
    }.
v-why-price-doors = Elle coûte { $price }, dont { $built } pour les portes ou l’escalier ; il vous reste { $left ->
        [0] zéro écu
        [one] { $left } écu
       *[other] { $left } écus
    }.
v-why-discount = Elle coûte { $price } au lieu de { $cost }, sans les portes.
v-why-bid = Si vous gagnez, il vous reste { $left ->
        [0] zéro écu
        [one] { $left } écu
       *[other] { $left } écus
    }, sans les portes.
v-why-door = Une porte coûte { $price ->
        [one] { $price } écu
       *[other] { $price } écus
    } et relie deux pièces voisines.

## The end

v-end-keys = Manche { $round } : la famille { $family } a été comblée à la manche { $first }, et les manches de jardin sont finies.
v-end-piles = Plus aucune pièce à piocher à la manche { $round }.
v-end-rounds = La manche { $round } était la dernière.
v-tie = À égalité : famille comblée, puis plus d’argent, puis moins de tuiles.
v-chart-label = Points après chacune des { $rounds } manches
v-statistics = Chiffres
v-count-rooms = Pièces posées
v-count-garden = Tuiles de jardin
v-count-built = Portes et escaliers payés
v-count-bought = Achats en Remise
v-count-auctions = Mises aux enchères
v-count-played = Cartes jouées
v-count-used = Cartes activées
v-count-money = Écus restants

## Refusals

v-no-game-over = La partie est finie.
v-no-other-turn = C’est à quelqu’un d’autre de choisir.
v-no-bidder = Vous avez déjà misé, ou vous ne pouvez pas poser cette tuile.
v-no-foundations = Les fondations sont un rectangle de { $fewest } à { $most } cases, d’au moins 2 de côté.
v-no-off-foundations = { $cell } n’est pas sur vos fondations : les pièces vont dans le trait blanc.
v-no-inner-edge = La porte d’entrée est sur un bord extérieur des fondations.
v-no-off-land = { $cell } n’est pas sur votre terrain.
v-no-taken = Il y a déjà une tuile en { $cell }.
v-no-one-storey = Votre famille veut un rez-de-chaussée seul.
v-no-nothing-below = { $cell } demande une pièce en dessous.
v-no-same-turned = Tournée ainsi, la tuile est la même.
v-no-entrance = Choisissez d’abord l’entrée.
v-no-behind-entrance = La première pièce se pose derrière l’entrée, en { $cell }.
v-no-linked-anyway = Elle est déjà reliée : inutile d’ouvrir une porte.
v-no-not-linked = Rien ne la relie à la maison : percez une porte ou un escalier.
v-no-wall-there = Pas de mur vers une pièce de ce côté.
v-no-stairs-there = L’escalier ne mène qu’à l’étage.
v-no-bar-faces = À cette table, le bar ne donne que sur les pièces à vivre.
v-no-not-garden = { $cell } n’est pas au jardin.
v-no-door-to-house = Elle se pose contre une porte de la maison : percez-en une.
v-no-not-served = Le jardin s’ouvre quand votre famille a toutes ses pièces.
v-no-that-tile = Cette tuile n’est pas au choix.
v-no-too-dear = Cela coûte { $price }, et vous avez { $money }.
v-no-must-lay = Une des tuiles peut se poser : il faut la poser.
v-no-acted = L’ouvrier de ce tour est placé : terminez le tour.
v-no-not-acted = Placez d’abord un ouvrier, ou passez.
v-no-freed = Une carte par tour.
v-no-worker = Il ne vous reste pas d’ouvrier cette manche.
v-no-spot-taken = Un ouvrier y reste jusqu’à la fin de la manche.
v-no-pile = Cette pile est vide.
v-no-auctions = Pas d’enchères à cette table.
v-no-bad-bid = Offrez de { $least } à { $most }, ou rien.
v-no-purchase = Une vente par manche : elle est faite.
v-no-cannot-lay = Elle ne se pose nulle part pour votre argent.
v-no-card = Pas de carte à prendre.
v-no-hand-full = Votre main est pleine.
v-no-zone = Aucune carte ici.
v-no-face-down = Elle est révélée à la fin de la manche, et sert ensuite.
v-no-own-card = Cette carte ne se prend qu’à quelqu’un d’autre.
v-no-free-zone = Aucune de vos zones n’est libre.
v-no-covered = Une carte face cachée ou avec un ouvrier reste en place.
v-no-room = Pas de pièce en { $cell }.
v-no-open-already = Ce côté est déjà ouvert.
v-no-other-side = Désignez ce mur depuis l’autre pièce.
v-no-nothing-behind = Derrière ce mur, ni pièce ni jardin.
v-no-not-held = Vous n’avez pas « { $card } ».
v-no-golf = Seul qui possède le golf peut la retirer.
v-no-warehouse = Il vous faut un entrepôt vide.
v-no-victim = Ce joueur n’a pas d’ouvrier à prendre.
v-no-not-optional = Vous ne pouvez pas vous en passer.
v-now-draft = Prenez d’abord une tuile d’une pile.
v-now-foundations = Posez d’abord vos fondations.
v-now-entrance = Choisissez d’abord l’entrée.
v-now-starting = Posez d’abord une tuile de départ, ou envoyez-la en Remise.
v-now-turn = Placez un ouvrier, ou terminez le tour.
v-now-drawn = Posez d’abord une des tuiles piochées.
v-now-rest = Envoyez d’abord les autres tuiles en Remise.
v-now-bid = Faites d’abord votre offre.
v-now-lay = Posez d’abord la tuile.
v-now-keep = Choisissez d’abord la carte à garder.
v-now-give = Choisissez d’abord la carte à donner.
v-now-steal = Choisissez d’abord à qui prendre un ouvrier.
v-now-move = Choisissez d’abord une zone pour la carte.
v-now-gift = Piochez d’abord la tuile que votre carte apporte.
v-now-bargain = Achetez d’abord en Remise, ou refusez.
v-now-express = Piochez d’abord des tuiles, ou refusez.

## Rules

v-rules-goal = But du jeu
v-rules-goal-line = Vous êtes architecte. Vous bâtissez une maison pour une famille, pièce par pièce, sur deux niveaux si elle le veut. Les pièces rapportent des points ; le jardin aussi. Le plus de points à la remise des clés l’emporte.
v-rules-family-line = Votre famille dit quelles pièces elle veut. Dès qu’elle les a toutes, elle vous donne de l’argent pour le jardin et, à la fin, des points. Chaque famille a aussi des goûts, comptés à la fin.
v-rules-begin = Le début
v-rules-begin-money = Le budget de votre famille est votre argent.
v-rules-begin-late = Ceux qui commencent plus tard reçoivent des écus en plus. Dans l’ordre de la première manche, selon le nombre de joueurs : { $coins }.
v-rules-begin-draft = Trois fois, chacun à son tour prend la tuile du dessus d’une pile au choix.
v-rules-begin-foundations = Chacun pose ses fondations sur un terrain de { $side } sur { $side } : un rectangle de { $fewest } à { $most } cases, d’au moins 2 de côté, avec une porte d’entrée sur un bord extérieur.
v-rules-begin-lay = Trois fois, chacun à son tour pose une de ses tuiles ou l’envoie en Remise.
v-rules-round = Une manche
v-rules-round-line = Depuis le premier joueur, chacun place un ouvrier par tour, jusqu’à ses { $workers } ouvriers ou jusqu’à passer. Un seul ouvrier par emplacement. Puis les ouvriers rentrent, les cartes sont révélées et le joueur suivant devient premier.
v-rules-draw = Piocher
v-rules-draw-line = Piochez { $drawn } tuiles d’une pile, posez-en une et payez-la ; l’autre part en Remise.
v-rules-buy-line = Achetez une tuile de la rangée et posez-la aussitôt. Une vente par manche pour toute la table.
v-rules-card = Cartes
v-rules-card-line = Piochez-en deux et gardez-en une, prenez la dernière défausse, ou activez une carte révélée de n’importe qui.
v-rules-works-line = Payez { $door } et percez un mur de votre maison.
v-rules-garden-short = Piochez au jardin, dès que votre famille est comblée. Sans limite d’ouvriers.
v-rules-free-line = Une fois par tour, avant ou après l’ouvrier, vous pouvez jouer une carte de votre main face cachée.
v-rules-forced = Si une des tuiles piochées peut être posée et payée, il faut en poser une.
v-rules-not-forced = À cette table, aucune tuile piochée n’est imposée.
v-rules-auction = Si aucune ne peut l’être, l’une est mise aux enchères : les autres offrent en secret, au moins { $least }. La plus haute offre paie le vendeur et pose la tuile aussitôt ; à égalité, la maison qui a le moins de tuiles, puis le moins d’argent. Sans offre, elle part en Remise.
v-rules-laying = Poser une tuile
v-rules-price = Une tuile peut être tournée. Elle coûte son prix, { $door } par porte percée et { $stair } pour un escalier.
v-rules-first-room = La première pièce se pose derrière l’entrée.
v-rules-doors = Chaque pièce doit être reliée à la maison. Deux portes face à face ne coûtent rien ; une porte contre un mur est percée ; entre deux murs, vous choisissez.
v-rules-upstairs = À l’étage, il faut une pièce en dessous, et une porte vers une voisine ou un escalier. Certaines familles veulent un rez-de-chaussée seul, d’autres au moins une pièce à l’étage.
v-rules-kinds = Une salle à manger compte comme un salon, une petite salle de bains comme une salle de bains. Une couronne marque une pièce de luxe : elle compte comme toute pièce de sa sorte, et certains goûts demandent des couronnes.
v-rules-halves = Deux moitiés qui se font face rapportent ensemble. Une demi-piscine seule ne rapporte rien.
v-rules-discount = La Remise
v-rules-row = Les tuiles non posées forment une rangée et coûtent { $steps } de moins, mais jamais moins de { $floor }. Une nouvelle arrive en dernier. Si la rangée est pleine, elle pousse la dernière hors du jeu. Quand on en achète une, les autres se décalent.
v-rules-cards = Les cartes
v-rules-cards-line = Les cartes de corruption sont devant leur propriétaire, les cartes anti-trust au centre. Elles sont révélées à la fin de la manche ; ensuite, un ouvrier peut activer chacune une fois par manche. On peut couvrir une carte, sauf si elle est face cachée ou porte un ouvrier.
v-rules-owner-line = Le propriétaire ne gagne que si un autre active la carte. « Tous sauf le plus riche » écarte tous ceux qui en ont le plus, sauf si tous sont à égalité.
v-rules-garden = Le jardin
v-rules-garden-line = Les tuiles de jardin se posent hors des fondations. Elles sont pour ceux dont la famille est comblée.
v-rules-terrace-line = Une terrasse ou un patio se pose contre un côté ouvert d’une pièce.
v-rules-end-line = La partie finit { $rounds } manches complètes après celle où la première famille a été comblée, quand il ne reste aucune pièce à piocher, ou après la manche { $most }.
v-rules-score-line = Une famille comblée rapporte ses points ; sinon chaque pièce ou étage manquant coûte { $missing }. Les goûts comptent, et chaque case nue des fondations coûte { $bare }.
v-rules-tie-line = À égalité : famille comblée, puis plus d’argent, puis moins de tuiles.
v-rules-credit = Crédits
v-credit = Un prototype de { $designer }, achevé et équilibré ici. Ses notes sont sous licence { $licence } ; les mots et les dessins sont les nôtres.
