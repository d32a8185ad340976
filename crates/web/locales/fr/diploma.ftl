# Les diplômes : ce qu’on peut accomplir, et ce qui l’est.

diploma-title = Diplôme
diploma-of = Conseil municipal de Faubourg
diploma-awarded = décerné à
diploma-nobody = en attente d’un nom
diploma-all = Tous les diplômes
diploma-count = { $won } sur { $of }
diploma-count-long = { $won ->
    [one] { $won } exploit sur { $of }
   *[other] { $won } exploits sur { $of }
  }
diploma-won = Accompli :
diploma-missing = Encore à faire :
diploma-bots = contre des bots
diploma-none = Une rue encore vide : chaque case cochée bâtit une maison.
diploma-some = Chaque case cochée bâtit une maison.
diploma-full = Toute la ville est bâtie. À accrocher au mur.
diploma-save = Enregistrer l’image
diploma-rules = Les parties terminées comptent, contre des personnes ou des bots, avec ou sans conseils. Ne comptent pas : les parties rejouées avec les mêmes cartes, celles avec votre propre fichier de données, celles reprises au milieu d’une autre, les feuilles de papier, et les places pour lesquelles un bot a joué.
diploma-proposed = La liste est notre proposition : nous ne connaissons pas les cases du diplôme imprimé.
diploma-delete = Effacer mes diplômes
diploma-delete-sure = Les effacer pour toujours
diploma-kept = { $count ->
    [one] { $count } exploit est conservé.
   *[other] { $count } exploits sont conservés.
  }
diploma-home = Vos diplômes
diploma-home-about = Ce que vous avez accompli, et ce qui reste
diploma-new = { $count ->
    [one] Du nouveau sur votre diplôme
   *[other] { $count } nouvelles cases cochées sur votre diplôme
  }
diploma-bots-count = Contre des bots, et cela compte.
diploma-see = Voir le diplôme

day-in-words = { $day } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Welcome. Une phrase se compose de ce que demande l’exploit, dans l’ordre de ses données.
diploma-welcome-group-sheets = Une victoire sur chaque feuille de la boîte
diploma-welcome-group-opponents = Les rivaux de l’AAA
diploma-welcome-group-feats = Exploits d’architecte
diploma-welcome-won = gagner une partie
diploma-welcome-sheet = sur { $figure }
diploma-welcome-sheet-dream = American Dream
diploma-welcome-opponent = contre { $figure }
diploma-welcome-opponent-1 = Sam
diploma-welcome-opponent-2 = Ann
diploma-welcome-opponent-3 = Irene
diploma-welcome-opponent-4 = Gus
diploma-welcome-opponent-5 = Olga
diploma-welcome-points = marquer { $figure } points ou plus
diploma-welcome-first-plans = { $figure ->
    [one] réaliser un plan avant tout le monde
    [3] réaliser les trois plans avant tout le monde
   *[other] réaliser { $figure } plans avant tout le monde
  }
diploma-welcome-no-refusal = finir sans refus de permis
diploma-welcome-all-houses = et avec toutes les maisons numérotées
diploma-welcome-pools = { $figure ->
    [one] construire une piscine
    [9] construire les neuf piscines
   *[other] construire { $figure } piscines
  }
diploma-welcome-parks = { $figure ->
    [one] cocher tous les parcs d’une rue
    [3] cocher tous les parcs des trois rues
   *[other] cocher tous les parcs de { $figure } rues
  }
diploma-welcome-roundabouts = { $figure ->
    [one] avec un rond-point
    [2] avec deux ronds-points
   *[other] avec { $figure } ronds-points
  }
diploma-welcome-expert = finir une partie en mode Expert
diploma-welcome-quarters = avec les cartes 9¾
diploma-welcome-name-hundred = La ville aux cent points
diploma-welcome-name-six-score = Rang de métropole
diploma-welcome-name-plans = Premier au conseil
diploma-welcome-name-flawless = Pas un refus
diploma-welcome-name-pools = Tous à l’eau
diploma-welcome-name-parks = Ceinture verte
diploma-welcome-name-roundabouts = Ça tourne
diploma-welcome-name-expert = Voie 9¾

## Welkin
diploma-welkin-group-victories = Victoires dans le ciel
diploma-welkin-group-trade = Commerce
diploma-welkin-group-building = Chantiers et pouvoirs
diploma-welkin-won = gagner une partie
diploma-welkin-players = { $figure ->
    [4] à une table de quatre
   *[other] à une table de { $figure } ou plus
  }
diploma-welkin-ahead = avec { $figure } pièces de plus que tous les autres
diploma-welkin-coins = finir avec { $figure } pièces ou plus
diploma-welkin-sites = terminer { $figure } chantiers
diploma-welkin-special = { $figure ->
    [one] terminer un chantier spécial
   *[other] terminer { $figure } chantiers spéciaux
  }
diploma-welkin-large = { $figure ->
    [one] terminer un chantier à cinq places
   *[other] terminer { $figure } chantiers à cinq places
  }
diploma-welkin-powers = { $figure ->
    [5] terminer des chantiers avec les cinq pouvoirs
   *[other] terminer des chantiers avec { $figure } pouvoirs différents
  }
diploma-welkin-all-powers = sans laisser un seul pouvoir inutilisé
diploma-welkin-nothing-paid = sans payer une seule pièce
diploma-welkin-last-site = après avoir pris le dernier chantier
diploma-welkin-name-first-win = Décollage
diploma-welkin-name-four = Ciel encombré
diploma-welkin-name-far-ahead = Au-dessus des nuages
diploma-welkin-name-thrifty = Bourse serrée
diploma-welkin-name-last-site = Le dernier mot
diploma-welkin-name-coins-60 = Bon vent
diploma-welkin-name-coins-80 = Maître des marchés
diploma-welkin-name-sites = Archipel
diploma-welkin-name-special = Tout est bon
diploma-welkin-name-large = Grands travaux
diploma-welkin-name-powers = Les cinq vents
diploma-welkin-name-all-powers = Rien ne se perd

## Bienvenue chez Vous
diploma-bienvenue-group-keys = Remise des clés
diploma-bienvenue-group-points = Points et écus
diploma-bienvenue-group-building = La maison
diploma-bienvenue-won = gagner une partie
diploma-bienvenue-players = { $figure ->
    [5] à une table de cinq
   *[other] à une table de { $figure } ou plus
  }
diploma-bienvenue-points = marquer { $figure } points ou plus
diploma-bienvenue-satisfied = donner à la famille tout ce qu’il lui faut
diploma-bienvenue-satisfied-first = satisfaire sa famille avant toutes les autres
diploma-bienvenue-nothing-bare = sans laisser une case des fondations vide
diploma-bienvenue-garden = poser { $figure } tuiles au jardin
diploma-bienvenue-upstairs = bâtir { $figure } pièces à l’étage
diploma-bienvenue-halves = { $figure ->
    [one] réunir deux moitiés de pièce ou de piscine
   *[other] réunir { $figure } fois deux moitiés
  }
diploma-bienvenue-luxury = poser { $figure } tuiles de luxe
diploma-bienvenue-coins-left = { $figure ->
    [0] sans un écu en poche
    [one] avec un seul écu en poche
   *[other] avec au plus { $figure } écus en poche
  }
diploma-bienvenue-name-first-win = Pendaison de crémaillère
diploma-bienvenue-name-five = Rue animée
diploma-bienvenue-name-satisfied = Famille heureuse
diploma-bienvenue-name-first-keys = Premières clés
diploma-bienvenue-name-points-50 = Belle adresse
diploma-bienvenue-name-points-65 = Adresse de rêve
diploma-bienvenue-name-last-coin = Jusqu’au dernier sou
diploma-bienvenue-name-nothing-bare = Mur à mur
diploma-bienvenue-name-garden = La main verte
diploma-bienvenue-name-upstairs = Chambre avec vue
diploma-bienvenue-name-halves = Âmes sœurs
diploma-bienvenue-name-luxury = Rien que du beau
