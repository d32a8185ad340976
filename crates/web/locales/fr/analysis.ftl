# Ce que dit la page d’une analyse.

a-title = Analyse
a-sum-you = { $luck ->
    [gave] Les cartes vous ont donné { $cards }, vos choix ont coûté { $lost }
   *[took] Les cartes vous ont pris { $cards }, vos choix ont coûté { $lost }
  }
a-sum = { $luck ->
    [gave] { $name } : { $cards } donnés par les cartes, { $lost } perdus par ses choix
   *[took] { $name } : { $cards } pris par les cartes, { $lost } perdus par ses choix
  }
a-from-to = Avant la première carte : { $start } = { $judge } au jeu d’un architecte { $beyond } avec les meilleurs tours trouvés. À la fin : { $score }.
a-rough = Premiers chiffres approximatifs.
a-working = Analyse en cours : { $done } tours sur { $all }
a-refining = On regarde de plus près : { $done } tours sur { $all }. Les chiffres bougent encore un peu.
a-waiting = Cette partie est la prochaine.
a-busy = Beaucoup de parties sont en cours d’analyse. Revenez dans un instant.
a-chart = Points attendus à la fin
a-chart-about = Points attendus à la fin pour { $name }, de { $start } à { $score }
a-line = attendus
a-line-best = avec les meilleurs tours
a-lost-field = perdus par les choix
a-moment = Manche { $round }
a-played-you = Votre tour
a-played = Tour joué
a-better = Mieux
a-best-found = C’était le meilleur tour trouvé.
a-only-turn = Il n’y avait que ce tour.
a-lost = { $points } perdus
a-within = Marge de ± { $points }.
a-chance = C’est peut-être en partie du hasard.
a-why = Ce que rapporte le meilleur tour, en moyenne
a-cards = Les cartes ont apporté { $points } juste avant.
a-board = Voir le plateau
a-everyone = Précision
a-seat = Joueur
a-accuracy = Précision
a-luck = Cartes
a-decisions = Choix
a-open = Analyser
a-turns = Tours
a-only-cracks = seulement les fissures
a-nav = Avant et après
a-previous = Tour précédent
a-next = Tour suivant
a-to-table = Vers la table
a-keystone = Clé de voûte
a-solid = Solide
a-hairline = Fêlure
a-crack = Fissure
a-collapse = Effondrement
a-how = Chaque tour est comparé au meilleur trouvé, dans les mêmes parties imaginées. Départ + cartes + choix = score.
a-learn = Apprendre de vos erreurs
a-nothing = Rien à réparer.

# Un tour que l’on rejoue.

l-title = Apprendre de vos erreurs
l-place = Erreur { $number } sur { $all } · manche { $round }
l-all = Toutes les erreurs
l-asked-you = Votre tour : { $played }. Il a coûté { $lost }.
l-asked = Tour joué : { $played }. Il a coûté { $lost }.
l-goal = Trouvez un tour à { $points } point du meilleur.
l-show = Montrer
l-again = Réessayer
l-next = Erreur suivante
l-finished = Vers l’analyse
l-to-analysis = Analyse
l-best = C’est le meilleur tour trouvé.
l-as-good = Aussi bon que le meilleur : réussi.
l-better = Mieux, mais pas encore le meilleur.
l-worse = Pas encore mieux.
l-loses-you = Il perd { $loss } ; le vôtre perdait { $lost }.
l-loses = Il perd { $loss } ; celui de la partie perdait { $lost }.
l-then-you = Votre tour
l-then = Tour joué
l-now = Maintenant
l-where = Où le meilleur tour gagne
l-where-line = Par rapport à votre essai, en moyenne.
l-questions = Trois questions
l-question-1 = Qu’est-ce qui vaut le plus en ce moment ?
l-question-2 = Où peut-on s’en servir ?
l-question-3 = Qu’est-ce qui laisse le plus de possibilités ?
l-well = Bien joué
l-well-line = L’écart avec le meilleur tour est trop petit pour compter.

# Ce que l’on peut faire d’un moment d’une partie terminée.

m-title = Ce moment
m-link = Lien vers ce moment
m-play-on = Continuer à partir d’ici
m-play-on-line = Une nouvelle table avec des robots de cette force. Les cartes à venir sont remélangées, et la partie ne compte nulle part.
m-table = { $title }, dès la manche { $round }
