# Ce que disent les tables de tous les jeux.

t-home = Faubourg, accueil
t-table = Table
t-log = Journal
t-rules = Règles
t-side = Score et joueurs
t-you = Vous
t-you-within = vous
t-of = { $have } sur { $need }
t-your-turn = Votre tour
t-steps = Étapes du tour
t-new-here = Première fois ? Comment jouer
t-undo = Annuler
t-close = Fermer
t-restart = Recommencer le tour
t-done = Terminer
t-waiting = En attente de { $names }
t-hand-to = Passez l’appareil à { $name }
t-others = { $count ->
    [one] un autre
   *[other] { $count } autres
  }
t-take-back = Annuler mon tour
t-hand-over = À { $name }
t-watch = Ce que vous regardez
t-watching = Vous regardez { $name }
t-see-next = Voir { $name }
t-total = Total
t-players = Joueurs
t-all-players = Les { $count } joueurs
t-choosing = réfléchit
t-is-done = a fini
t-whole-log = Tout voir
t-close-log = Fermer le journal
t-look-back = Revoir ce moment
t-end = La fin
t-you-win = Vous gagnez, { $points } à { $next }
t-you-win-tie = À égalité à { $points }, vous l’emportez
t-wins = { $name } gagne, { $points } à { $next }
t-wins-tie = À égalité à { $points }, { $name } l’emporte
t-shared-win = Victoire partagée avec { $points } : { $names }
t-your-place = { $place ->
    [2] Bien joué : vous êtes deuxième, avec { $points }.
    [3] Bien joué : vous êtes troisième, avec { $points }.
   *[other] Bien joué : vous êtes { $place }ᵉ sur { $seats }, avec { $points }.
  }
t-again = Rejouer
t-same-cards = Mêmes cartes
t-final-scores = Scores finaux
t-replay = Revoir
t-record = Télécharger
t-chart = Manche par manche
t-rounds-nav = En avant, en arrière
t-first-round = Au début
t-previous-round = Reculer
t-next-round = Avancer
t-final-round = À la fin
t-to-table = À la table
t-help = Les règles en bref
t-close-help = Fermer les règles
t-all-rules = Toutes les règles sur une page
t-help-end = La fin
t-help-marks = Ce que vous voyez
t-help-keys = Touches
t-key-arrows = d’une place jaune à l’autre
t-key-undo = annuler
t-key-done = terminer le tour
t-key-help = ouvrir ou fermer cette page
t-seats = Places
t-close-seats = Fermer les places
t-seats-watch = Qui a l’adresse de cette page peut regarder.
t-invite = Inviter
t-link-and-code = Lien et code de la table
t-is-bot = robot, { $level }
t-is-person = joue
t-return = Reprendre ma place
t-other-device = Jouer sur un autre appareil
t-let-bot = Quelqu’un est absent ? Un robot peut jouer pour
t-let-bot-do = Laisser jouer un robot
t-bot-plays = Un robot joue pour vous
t-bot-plays-line = Reprenez votre place quand vous voulez.
t-cut = Connexion perdue
t-cut-line = Ce qui a reçu réponse est enregistré. Nouvel essai automatique ; rejouez ensuite.
t-retry = Réessayer
