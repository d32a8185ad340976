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
t-done = Valider
t-waiting = On attend { $names }
t-hand-to = Passez l’appareil à { $name }
t-others = { $count ->
    [one] un autre
   *[other] { $count } autres
  }
t-take-back = Annuler mon tour
t-hand-over = Passer à { $name }
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
    [2] Vous finissez 2ᵉ avec { $points } { $unit }.
    [3] Vous finissez 3ᵉ avec { $points } { $unit }.
   *[other] Vous finissez { $place }ᵉ sur { $seats } avec { $points } { $unit }.
  }
t-again = Rejouer
t-same-cards = Rejouer les mêmes cartes
t-final-scores = Scores finaux
t-replay = Revoir
t-analysis = Analyse
t-record = Télécharger la partie
t-picture = Enregistrer l’image
t-share-picture = Partager l’image
t-chart = Manche par manche
t-rounds-nav = En avant, en arrière
t-first-round = Au début
t-previous-round = Manche précédente
t-next-round = Manche suivante
t-final-round = À la fin
t-to-table = Retour à la table
t-help = Les règles en bref
t-close-help = Fermer les règles
t-all-rules = Toutes les règles sur une page
t-help-end = La fin
t-help-marks = Ce que vous voyez
t-help-keys = Touches
t-comfort = Moins de clics
t-comfort-finish = Valider mon tour quand il n’y a plus rien à faire
t-comfort-cross = Toujours planter, construire, engager ou cocher quand il n’y a que cela à faire
t-comfort-tips = Afficher les conseils de la première manche
t-comfort-keep = Enregistrer
t-tips-off = Passer les conseils
t-key-arrows = d’une place jaune à l’autre
t-key-hint = demander un conseil
t-key-undo = annuler
t-key-done = valider le tour
t-key-help = ouvrir ou fermer cette page
t-seats = Places
t-close-seats = Fermer les places
t-seats-watch = Toute personne qui a le lien peut regarder.
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
t-cut-line = Vos coups validés sont enregistrés. Reconnexion en cours…
t-retry = Réessayer
