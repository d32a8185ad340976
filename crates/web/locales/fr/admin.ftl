# Ce que disent les pages de l’administrateur.

## Se connecter

admin-sign-in = Connexion de l’administrateur
admin-sign-in-about = Cette page est réservée à l’administrateur du serveur. Le jeton est celui avec lequel le serveur a été lancé.
admin-token = Jeton
admin-sign-in-do = Se connecter
admin-wrong = Ce n’est pas le bon jeton.
admin-wait = Trop de jetons erronés. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
    }.
admin-sign-out = Se déconnecter

## Le cadre

admin-parts = Pages de l’administrateur
admin-overview = Vue d’ensemble
admin-tables = Tables
admin-clients = Clients

## Combien et quand

admin-ago-now = à l’instant
admin-ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
    }
admin-ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
    }
admin-ago-days = { $count ->
    [one] il y a un jour
   *[other] il y a { $count } jours
    }
admin-bytes = { $amount } octets
admin-kilobytes = { $amount } ko
admin-megabytes = { $amount } Mo
admin-gigabytes = { $amount } Go
admin-milliseconds = { $amount } ms
admin-seconds = { $amount } s
admin-percent = { $amount } %
admin-unknown = inconnu

## Vue d’ensemble

admin-notice = Annonce à tous
admin-notice-about = Du texte simple sur toutes les pages, avant une maintenance par exemple. Ceux qui jouent le voient aussitôt.
admin-notice-shown = Tout le monde voit en ce moment :
admin-notice-text = Texte
admin-notice-show = Afficher
admin-notice-remove = Retirer
admin-notice-bad = Ce texte est illisible ou dépasse { $most } caractères.
admin-load = Charge de ce serveur
admin-load-uptime = Démarré
admin-load-requests = Requêtes traitées
admin-load-refused = Dont refusées (4xx)
admin-load-failed = Dont en échec (5xx)
admin-load-limited = Limitées : lectures, changements, flux
admin-load-blocked = Requêtes de clients bloqués
admin-load-connections = Connexions
admin-load-streams = Flux
admin-load-in-memory = Tables en mémoire
admin-load-watchers = Spectateurs et joueurs à l’écoute
admin-load-events = Changements écrits
admin-load-wait = Attente du disque, en moyenne
admin-load-slow = Écrits en moins de 25 ms
admin-load-write-failed = Changements non écrits
admin-load-database = Base de données
admin-load-left = Reste sur le disque
admin-load-memory = Mémoire
admin-load-cpu = Temps de processeur
admin-thinking = Bots au travail
admin-thinking-running = En réflexion
admin-thinking-waiting = En attente, avec des joueurs présents
admin-thinking-unwatched = En attente, personne n’est là
admin-thinking-thoughts = Tours et conseils jusqu’ici
admin-thinking-time = Durée moyenne
admin-thinking-wait = Attente moyenne d’un cœur
admin-thinking-refused = Conseils refusés
admin-aside = Tables mises de côté
admin-aside-about = Leur journal est abîmé : personne ne peut y jouer.
admin-aside-why = Le journal est rompu à l’événement { $number } : { $why }
admin-log = Derniers avertissements et erreurs
admin-log-none = Rien depuis le démarrage du serveur.
admin-log-error = Erreur
admin-log-warning = Avertissement
admin-log-times = { $count } fois

## Tables

admin-search = Lien ou code d’une table
admin-search-do = Chercher
admin-search-none = Aucune table n’a ce lien ou ce code.
admin-tables-none = Il n’y a pas de table.
admin-tables-newest = Les plus récentes
admin-tables-older = Plus anciennes
admin-phase-lobby = pas encore commencée
admin-phase-round = manche { $round }
admin-phase-over = terminée
admin-phase-damaged = mise de côté
admin-seats = { $count ->
    [one] une place
   *[other] { $count } places
    }
admin-events = { $count ->
    [one] un événement
   *[other] { $count } événements
    }
admin-watchers = { $count ->
    [0] personne à l’écoute
    [one] une personne à l’écoute
   *[other] { $count } personnes à l’écoute
    }

## Une table

admin-table-unreadable = Une table illisible
admin-table-open = Ouvrir la table
admin-table-code = Code
admin-table-game = Jeu
admin-table-phase = Avancement
admin-table-events = Événements
admin-table-bytes = Taille
admin-table-changed = Dernier changement
admin-table-watchers = À l’écoute sur ce serveur
admin-table-host = Ouverte par le joueur
admin-table-seats = Places
admin-seat-open = libre
admin-seat-bot = bot
admin-seat-player = Joueur { $player }
admin-title = Titre
admin-title-do = Changer le titre
admin-title-bad = Un titre compte de 1 à 40 caractères visibles.
admin-name-do = Retirer le nom
admin-name-sure = Retirer le nom « { $name } » ?
admin-name-about = Le joueur s’appellera « { $new } », ici et dans la partie enregistrée. C’est définitif.
admin-restore-do = Revenir au dernier état correct
admin-restore-sure = Ramener « { $table } » à son dernier état correct ?
admin-restore-about = Tout est coupé à partir de l’événement { $number }. La base le garde, mais les joueurs ne le verront plus.
admin-remove-do = Supprimer la table
admin-remove-sure = Supprimer la table « { $table } » ?
admin-remove-about = La partie et tout ce qui s’y est passé seront effacés. C’est définitif.

## Clients

admin-addresses = Adresses vues récemment
admin-players = Joueurs vus récemment
admin-clients-about = Depuis le démarrage du serveur, dans la limite de sa mémoire ; les derniers d’abord. Un joueur est l’empreinte du secret d’un navigateur ou d’un programme.
admin-clients-none = Personne pour l’instant.
admin-client-asked = { $reads } lectures, { $changes } changements, { $refused } refus
admin-client-at = depuis { $address }
admin-block = Bloquer
admin-blocked = Bloqués
admin-block-about = Un client bloqué l’apprend sur chaque page. Le réseau IPv6 d’un foyer (/64) compte pour une seule adresse.
admin-block-whom = Adresse ou joueur
admin-block-bad = Il faut une adresse comme 192.0.2.1 ou 2001:db8::1, ou les 32 chiffres d’un joueur.
admin-block-none = Personne n’est bloqué.
admin-block-sure = Bloquer { $whom } ?
admin-block-sure-about = Aucune page ni partie ne s’y ouvrira plus avant que vous ne débloquiez.
admin-block-own = C’est votre propre adresse. Vous garderez ces pages-ci, mais rien d’autre.
admin-unblock = Débloquer

## Confirmer

admin-keep = Non, revenir
