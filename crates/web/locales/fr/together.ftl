# Ce que les gens ont à faire les uns avec les autres.

# ---- Rejouer ----

rematch-asked = { $name } veut rejouer
rematch-asked-by-someone = Les autres veulent rejouer
rematch-join = Rejoindre
rematch-same = Avec les mêmes cartes qu’à la dernière partie.
rematch-join-about = Votre place est gardée. Un clic, et vous y êtes.
rematch-awaited = invitation à rejouer envoyée
rematch-open = En attente des autres
rematch-watch = Ils rejouent : regarder
rematch-full-about = Les places libres sont gardées pour ceux qui ont déjà joué. Restez pour regarder : la table apparaîtra ici toute seule.
rematch-open-about = Les autres voient sur leur page que vous voulez rejouer. La partie commence quand tout le monde est là, ou quand vous la lancez.
rematch-yours = Les autres voient que vous voulez rejouer.
rematch-go = Y aller
lobby-start-present = Commencer sans attendre

# ---- Appels, application, aperçus de liens ----

call-turn = C’est à vous de jouer.
yours-calls = Notifications
yours-calls-about = { $count ->
    [one] Un navigateur est prévenu quand c’est à vous.
   *[other] { $count } navigateurs sont prévenus quand c’est à vous.
}
yours-calls-stop = Ne plus me prévenir
call-joined = { $name } a rejoint la table.
denied-nobody-to-call = Installez-vous d’abord à une table : il y aura alors de quoi vous prévenir.
notice-offline = Pas de réseau
notice-offline-about = Vos tables sont en sécurité. Revenez quand le réseau sera là.
preview-invites = { $host } vous invite à jouer à { $game }
preview-invited = On vous invite à jouer à { $game }
preview-watch = Regardez une partie de { $game }
preview-open = { $open ->
    [one] 1 place libre
   *[other] { $open } places libres
} · { $table }

# ---- L’horloge ----

clock-label = Temps par tour
clock-none = Sans horloge
clock-minutes = 2 minutes par tour
clock-day = Un jour par tour
clock-over = { $name } : le temps de ce tour est écoulé.
clock-hurry = Laisser un robot jouer ce tour
denied-not-overdue = Le temps de ce tour n’est pas encore écoulé.

# ---- Réactions et présence ----

social-react = Réagir
social-hide = Masquer les réactions
social-call = Me prévenir quand c’est à moi
social-call-about = Même quand cette page est fermée. Sans compte, et vous pouvez l’arrêter ici.
social-call-on = C’est noté : on vous préviendra quand ce sera à vous.
social-call-no = Votre navigateur ne le permet pas. Autorisez les notifications de ce site, puis appuyez encore.
social-sound = Un son discret quand c’est mon tour
social-away = absent
react-clap = Bravo !
react-laugh = Ha ha !
react-wow = Oh !
react-think = Hum…
react-oops = Aïe !
react-heart = Joli !
denied-only-players = Seules les personnes qui jouent peuvent le faire.

# ---- Parties passées ----

history-title = Vos dernières parties
history-won = Gagné { $points }–{ $others }
history-lost = Perdu { $points }–{ $others }
history-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
history-place = { $place }ᵉ sur { $seats }, { $points } points
history-against = contre { $names }
history-best = Record
history-kept = { $count ->
    [one] Une partie est gardée en mémoire : points et places, aucun nom.
   *[other] { $count } parties sont gardées en mémoire : points et places, aucun nom.
}
history-delete = Effacer la liste des parties passées
history-delete-sure = Oui, l’effacer

# ---- La salle d’attente et les conseils ----

lobby-size-range = Nombre de places, de { $from } à { $to }
denied-size = Ce jeu a de { $from } à { $to } places.
hint-thinking = Je réfléchis…
