# The pages of the site.

## Every page
site-title = Faubourg : bâtir des villes ensemble
site-about = Des jeux de plateau de construction de villes dans le navigateur, entre amis ou contre un robot. Sans compte ni téléchargement.
site-skip = Aller au contenu
site-home = Faubourg, accueil
site-nav = Site
site-unofficial = Faubourg est un logiciel libre et non officiel. Les jeux appartiennent à leurs auteurs et éditeurs ; tous les dessins et textes d’ici sont les nôtres.

## Fields
field-name = Votre nom
field-town = Votre ville
field-title = Nom de la table

## Names to begin with, separated by commas
suggested-name = Urbaniste
suggested-tables = Cour des Érables, Coin des Ormes, Allée du Dimanche, Butte aux Cerises, Rue du Verger, Place aux Lanternes, Clos des Saules, Pré Vert, Quai du Port, Sentier des Genêts, Parc aux Tilleuls, Cour des Boulangers, Rue de la Gare, Impasse du Cuivre, Bout du Pré, Colline aux Merles
suggested-towns = Belle-Rive, Clairval, Bois-Joli, Mont-Soleil, Rosières, Chantelune, Valfleuri, Beaujardin, Fontclaire

## Games
game-players = { $from } à { $to }
game-welcome-short = Welcome
game-welcome-about = Numérotez vos maisons dans l’ordre, clôturez vos lotissements, creusez les piscines.
game-welcome-time = 25 min
option-value = { $option } : { $value }
welcome-option-edition = Édition
welcome-option-edition-about = Édition à jouer. Première partie ? Gardez 2018.
welcome-option-edition-2018 = 2018
welcome-option-edition-2018-about = La première : 81 cartes. En solo, on vise le meilleur score.
welcome-option-edition-2023 = 2023
welcome-option-edition-2023-about = La nouvelle : 63 cartes, et une barrière peut séparer deux numéros égaux. En solo, on joue contre un adversaire.
welcome-option-advanced = Plans avancés
welcome-option-advanced-about = Ajoute des plans plus difficiles, et des ronds-points qui coupent une rue en deux. Les valeurs des plans de 2023 sont notre proposition.
welcome-option-expert = Expert
welcome-option-expert-about = Chacun a ses propres cartes, en combine deux sur trois et passe la troisième.
welcome-option-opponent = Adversaire, en solo
welcome-option-opponent-about = À chaque manche, vous utilisez deux cartes sur trois ; la troisième va à une agence rivale, qui en tire des points. La plupart de ses chiffres sont notre proposition.
welcome-option-opponent-none = Personne
welcome-option-opponent-none-about = On vise le meilleur score.
welcome-option-opponent-0 = 0, l’agence fermée
welcome-option-opponent-0-about = Ne marque rien, mais vous prend des plans. Pour apprendre.
welcome-option-opponent-1 = 1, Sam
welcome-option-opponent-1-about = Un peu de tout. Le plus facile à battre.
welcome-option-opponent-2 = 2, Ann
welcome-option-opponent-2-about = Forme des lots et engage des intérimaires.
welcome-option-opponent-3 = 3, Irene
welcome-option-opponent-3-about = Aime les piscines, et vise deux plans.
welcome-option-opponent-4 = 4, Gus
welcome-option-opponent-4-about = Aime les parcs et les extensions.
welcome-option-opponent-5 = 5, Olga
welcome-option-opponent-5-about = Vise les trois plans. La plus forte.
welcome-option-quarters = Les cartes 9¾
welcome-option-quarters-about = Trois cartes de plus au numéro 9¾, qui va entre 9 et 10. Leurs actions sont notre proposition.
welcome-option-reshuffle = Remélanger
welcome-option-reshuffle-about = Le premier à réaliser un plan peut-il faire remélanger les cartes ?
welcome-option-reshuffle-edition = Selon l’édition
welcome-option-reshuffle-edition-about = Une fois en 2018, jamais en 2023.
welcome-option-reshuffle-once = Une fois
welcome-option-reshuffle-once-about = À la première manche où un plan est réalisé.
welcome-option-reshuffle-per-plan = Pour chaque plan
welcome-option-reshuffle-per-plan-about = À la première manche de chaque plan.
welcome-option-reshuffle-never = Jamais
welcome-option-reshuffle-never-about = On ne remélange pas avant la fin de la pioche.
welcome-option-sheet = Feuille
welcome-option-sheet-about = La feuille sur laquelle tout le monde écrit.
welcome-option-sheet-classic = Classique
welcome-option-sheet-classic-about = Trois rues de 10, 11 et 12 maisons.
welcome-option-sheet-blueprint = Blueprint
welcome-option-sheet-blueprint-about = Trois rues de 9, 11 et 13 maisons, et d’autres points. Ses chiffres sont notre proposition.
welcome-option-sheet-eggs = Chasse aux œufs
welcome-option-sheet-eggs-about = Certains numéros ramassent les œufs des maisons. Sa disposition est notre proposition.
welcome-option-sheet-christmas = Lumières de Noël
welcome-option-sheet-christmas-about = Les numéros qui se suivent sont reliés par des guirlandes.
welcome-option-sheet-ducks = Coin Coin
welcome-option-sheet-ducks-about = Des chaînes de maisons mènent les canetons à leurs parents. Sa disposition est notre proposition.
welcome-option-sheet-roswell = Roswell
welcome-option-sheet-roswell-about = Des zoorgs s’installent dans vos lots, autant que vous l’avez visé. Sa disposition est notre proposition.
welcome-option-sheet-atomic = Guerre atomique
welcome-option-sheet-atomic-about = Les numéros remplissent des abris ; le plus grand de la rue gagne. Sa disposition est notre proposition.
welcome-option-sheet-trucks = Camions de glace
welcome-option-sheet-trucks-about = Des camions roulent jusqu’aux maisons numérotées et y vendent leurs cornets. Sa disposition est notre proposition.
welcome-option-sheet-halloween = Halloween
welcome-option-sheet-halloween-about = Entourez fantômes ou bonbons, et soyez le premier à en avoir juste assez. Sa disposition est notre proposition.
welcome-option-sheet-zombies = Zombies !
welcome-option-sheet-zombies-about = Des hordes arrivent aux deux bouts de chaque rue et prennent des maisons. Sa disposition est notre proposition.
game-welkin-short = Welkin
game-welkin-about = Bâtissez sur des îles dans le ciel, et vendez quand les marchés sont hauts.
game-welkin-time = 40 min
game-welkin-conflict = Cette place n’existe pas à cette table.
welkin-option-first = Qui commence
welkin-option-first-about = À qui revient le premier tour.
welkin-option-first-random = Tiré au sort
welkin-option-first-random-about = Personne ne le sait avant.
welkin-option-first-1 = Place 1
welkin-option-first-1-about = La personne qui ouvre la table.
welkin-option-first-2 = Place 2
welkin-option-first-2-about = La deuxième personne assise.
welkin-option-first-3 = Place 3
welkin-option-first-3-about = À une table de trois ou plus.
welkin-option-first-4 = Place 4
welkin-option-first-4-about = À une table de quatre.
welkin-option-coins = Pièces au départ
welkin-option-coins-about = Le premier joueur a souvent un tour de plus.
welkin-option-coins-none = Aucune
welkin-option-coins-none-about = Comme dans la règle.
welkin-option-coins-even = Une pour les derniers
welkin-option-coins-even-about = Les derniers à jouer commencent avec une pièce : les premiers ont souvent un tour de plus.
welkin-option-incomplete = Chantiers vendus inachevés
welkin-option-incomplete-about = Ce qu’ils deviennent après la vente.
welkin-option-incomplete-completed = Achevés
welkin-option-incomplete-completed-about = Leur pouvoir est disponible, et ils départagent.
welkin-option-incomplete-set-aside = Écartés
welkin-option-incomplete-set-aside-about = Ils quittent la partie.
welkin-option-turns = Durée maximale
welkin-option-turns-about = Rien dans la règle ne force la fin d’une partie.
welkin-option-turns-200 = 200 tours chacun
welkin-option-turns-200-about = Plus qu’aucune partie n’en demande.
welkin-option-turns-30 = 30 tours chacun
welkin-option-turns-30-about = Une partie courte.
welkin-option-turns-none = Sans limite
welkin-option-turns-none-about = Jusqu’à ce que quelqu’un prenne les derniers chantiers.
game-bienvenue-short = Bienvenue chez Vous
game-bienvenue-about = Bâtissez une maison pour une famille, pièce par pièce, avec quelques arrangements.
game-bienvenue-time = 60 min
game-bienvenue-conflict = Cette place n’existe pas à cette table.
bienvenue-option-first = Qui commence
bienvenue-option-first-about = À qui revient le premier tour.
bienvenue-option-first-random = Tiré au sort
bienvenue-option-first-random-about = Personne ne le sait avant.
bienvenue-option-first-1 = Place 1
bienvenue-option-first-1-about = La personne qui ouvre la table.
bienvenue-option-first-2 = Place 2
bienvenue-option-first-2-about = La deuxième personne assise.
bienvenue-option-first-3 = Place 3
bienvenue-option-first-3-about = À une table de trois ou plus.
bienvenue-option-first-4 = Place 4
bienvenue-option-first-4-about = À une table de quatre ou plus.
bienvenue-option-first-5 = Place 5
bienvenue-option-first-5-about = À une table de cinq.
bienvenue-option-families = Familles
bienvenue-option-families-about = Quelles familles cherchent une maison.
bienvenue-option-families-default = Équilibrées
bienvenue-option-families-default-about = Dix familles, équilibrées par des milliers de parties.
bienvenue-option-families-draft = Les ébauches de l’auteur
bienvenue-option-families-draft-about = Telles qu’esquissées en 2013 : inégales, au milieu de leurs budgets.
bienvenue-option-families-draft-low = Les ébauches, sans le sou
bienvenue-option-families-draft-low-about = Les mêmes au plus bas de leurs budgets : long et difficile.
bienvenue-option-discount = Plus forte remise
bienvenue-option-discount-about = Quelle tuile de la rangée est la moins chère.
bienvenue-option-discount-newest-deepest = Sur la tuile la plus récente
bienvenue-option-discount-newest-deepest-about = Comme le veut l’auteur.
bienvenue-option-discount-oldest-deepest = Sur la tuile la plus ancienne
bienvenue-option-discount-oldest-deepest-about = C’est elle aussi qui part quand la rangée est pleine.
bienvenue-option-forced = Pose obligatoire
bienvenue-option-forced-about = Si une tuile piochée peut être posée et payée. Sans elle, le jeu est plus doux.
bienvenue-option-auctions = Enchères
bienvenue-option-auctions-about = Une tuile impossible à poser est vendue aux autres.
bienvenue-option-bar = Bar côté salon
bienvenue-option-bar-about = Le bar d’une cuisine américaine ne donne que sur une pièce à vivre.
bienvenue-option-money = Argent
bienvenue-option-money-about = Si chacun voit l’argent des autres.
bienvenue-option-money-open = Visible
bienvenue-option-money-open-about = Les écus sont sur la table.
bienvenue-option-money-hidden = Caché
bienvenue-option-money-hidden-about = Derrière un paravent ; ce qu’on paie se voit toujours.

## Bots
bot-level = Niveau
bot-random = Hasard
bot-random-about = fait n’importe quel choix permis.
bot-newcomer = Novice
bot-newcomer-about = connaît les règles et joue au sentiment. De bonne compagnie pour une première partie.
bot-neighbour = Voisin
bot-neighbour-about = joue raisonnablement, mais se laisse distraire.
bot-architect = Architecte
bot-architect-about = pèse chaque tour avec soin.
bot-mayor = Maire
bot-mayor-about = déroule les meilleurs tours dans sa tête. Prend environ une seconde.

## Home
home-title = Bâtissez une ville ensemble, un numéro à la fois
home-about = Des jeux de plateau où l’on bâtit des villes, avec des amis à distance, chacun sur son téléphone autour d’une table, ou contre un robot. Sans compte : un lien, et c’est parti.
home-start = Ouvrir une table
home-join = Rejoindre une table
home-games = Jouer
home-play = Ouvrir une table
home-play-bot = Contre un robot
home-play-solo = En solo
home-rules = Comment jouer
home-how = Comment ça marche
home-step-start = Ouvrez une table
home-step-start-about = Choisissez qui joue : amis, robots, ou vos voisins de canapé.
home-step-invite = Envoyez le lien
home-step-invite-about = Ou faites scanner le code affiché sur votre écran.
home-step-play = Jouez
home-step-play-about = Ce que vous pouvez faire est toujours en jaune. Tout se reprend jusqu’à la fin du tour.
home-mine = Vos tables
home-none = Pas encore de table
home-none-about = Ouvrez-en une, ou demandez un lien à un ami.
home-round = manche { $round }
home-more = { $names } et { $more } de plus
home-my-turn = À vous
home-waits-for = { $count ->
    [one] On attend { $count } joueur
   *[other] On attend { $count } joueurs
  }
home-ready = Prête
home-open = { $open ->
    [one] { $open } libre
   *[other] { $open } libres
  }
home-over = Terminée
home-link = Lien ou code
home-look = Trouver
home-link-about = Ou scannez le code affiché sur l’écran d’un ami. Vous ne prenez place qu’en appuyant sur « S’asseoir ».

## New table
new-title = Nouvelle table
new-who = Qui joue
new-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
new-stars = { $stars ->
    [one] Difficulté : une étoile sur trois
   *[other] Difficulté : { $stars } étoiles sur trois
  }
new-people = Amis invités par lien
new-people-about = Des amis qui jouent sur leur propre écran.
new-bots = Robots
new-bots-about = Ils jouent tout seuls.
new-here = Sur cet appareil
new-here-about = Ceux qui partagent votre écran : leurs noms, séparés par des virgules.
new-here-example = Par exemple : Odile, Jules
new-options = Règles
new-more-rules = Plus de règles
new-presets = Façons de jouer
new-names = Noms, cet appareil, conseils
new-less = Un de moins : { $what }
new-more = Un de plus : { $what }
welcome-preset-family = En famille
welcome-preset-advanced = Avancé
welcome-preset-expert = Expert
welcome-preset-alone = En solo contre Sam
new-open = Ouvrir la table
new-open-about = Contre des robots seuls, la partie commence aussitôt ; sinon, vous la lancez depuis le salon.
new-refused-range = Ce jeu se joue de { $from } à { $to }.
new-needs-option = Seulement avec { $option } { $value }.
new-needs-alone = Seulement avec une place : la vôtre.
new-needs-company = Seulement à partir de deux places.
new-refused-need = « { $chosen } » n’est pas possible avec ces réglages. { $why }
new-refused-seats = { $seats } places, c’est trop pour ces règles. Enlevez-en, ou jouez sans Expert.

## Lobby
lobby-next = À faire maintenant
lobby-seats = Places
lobby-count = { $taken } sur { $seats }
lobby-sit = Prenez place et jouez
lobby-sit-about = Il suffit d’un nom.
lobby-sit-down = S’asseoir
lobby-sit-too = Sur cet appareil
lobby-wait = L’hôte va lancer la partie
lobby-wait-for = { $host } va lancer la partie
lobby-wait-about = Vous avez votre place. La partie s’ouvrira ici toute seule.
lobby-full-about = Toutes les places sont prises. Restez regarder : la partie s’ouvrira ici toute seule.
lobby-ready = Tout le monde est là
lobby-ready-about = Lancez la partie quand vous voulez.
lobby-start = Commencer
lobby-open = { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
  }
lobby-open-about = Envoyez le lien et attendez, ou laissez jouer des robots.
lobby-fill-all = Ajouter des robots
lobby-fill = Robot
lobby-more = { $more ->
    [one] et encore { $more } place libre
   *[other] et encore { $more } places libres
  }
lobby-size-change = Changer
lobby-seat-open = Place libre
lobby-me = vous
lobby-elsewhere = Autre appareil
lobby-leave = Quitter
lobby-free = Retirer
lobby-watch = Avec le lien, tout le monde peut regarder.
lobby-invite = Inviter
lobby-invite-about = Envoyez ce lien, ou faites scanner le code.
lobby-link = Le lien de la table
lobby-copy = Copier
lobby-share = Partager
lobby-copied = Copié
lobby-code = Code QR du lien de la table
lobby-rules = Règles
lobby-fair = Vérifier que le tirage n’est pas truqué
lobby-fair-about = L’ordre des cartes est déjà décidé. Voici son empreinte. Après la partie, l’ordre lui-même est montré, et chacun peut vérifier que les deux concordent.

## Sitting down, other devices
sit-title = Prendre place à la table « { $table } »
sit-back = Retour à la table
invite-title = Inviter à la table « { $table } »
invite-about = Toute personne qui a ce lien peut regarder. Les joueurs s’en servent aussi pour revenir.
invite-play = Pour changer d’appareil, ouvrez-y votre lien personnel :
invite-seat = Lien personnel : { $name }
invite-revoke = { $name } : annuler tous les liens
invite-revoke-about = L’annulation rend inutiles tous les liens vers la place et déconnecte les autres appareils. Celui-ci continue à jouer.
elsewhere-title = Continuer sur un autre appareil
elsewhere-about = Ouvrez-y ce lien pour continuer sous le nom { $name }. Les deux appareils joueront la même place, et votre diplôme suit.
elsewhere-code = Code QR du lien de votre place
elsewhere-warning = Gardez-le pour vous : toute personne qui a ce lien peut jouer à votre place.
elsewhere-back = Retour à la table
arrive-title = { $name } à la table « { $table } »
arrive-about = Jouez cette place sur cet appareil. L’autre appareil la garde aussi, et votre diplôme suit.
arrive-continue = Continuer ici

## Notices
notice-lost = Rien n’est bâti ici
notice-lost-about = L’adresse est peut-être mal écrite, ou la page n’existe plus.
notice-no-table = Ce lien ne mène à aucune table
notice-no-table-about = Il manque peut-être un bout du lien. Collez-le encore une fois ci-dessous, ou ouvrez votre propre table.
notice-refused = Ce n’est pas possible
notice-unread = Il manque quelque chose au formulaire, ou une partie ne peut pas être lue. Revenez en arrière, vérifiez-le et envoyez-le de nouveau.
notice-often = Doucement, un instant
notice-often-about = Trop de demandes à la fois. Attendez un instant, puis recommencez.
notice-trouble = Un problème est survenu de notre côté
notice-trouble-about = Chaque choix confirmé est à l’abri. Réessayez dans un instant.
notice-damaged = Cette table est mise de côté
notice-damaged-about = Une partie de son historique n’est plus lisible. Rien de ce qui précède n’est perdu : l’administrateur du serveur peut ramener la table à son dernier état correct.
notice-blocked = Vous ne pouvez pas jouer ici
notice-blocked-about = L’administrateur de ce serveur a bloqué cette adresse ou ce navigateur. Si c’est une erreur, parlez-lui-en.
notice-home = Aller à l’accueil
notice-back = Retour à la table

# Ce qui est gardé d’un visiteur
yours-link = Vos données
yours-title = Vos données
yours-about = Ici, pas de compte. Le serveur garde les tables où vous jouez, avec le nom que vous y avez donné. Votre navigateur garde un secret qui fait que vos places sont à vous.
yours-name = Votre dernier nom de joueur : { $name }.
yours-anonymous = Retirer mon nom
yours-anonymous-sure = Retirer mon nom définitivement
yours-delete = Supprimer la table
yours-delete-sure = La supprimer définitivement
yours-nobody = Joueur { $seat }
yours-browser = Ce navigateur
yours-browser-about = S’il oublie tout, vous perdez vos places. Pour les garder, ouvrez d’abord le lien d’une place sur un autre appareil.
yours-forget = Tout oublier
yours-forget-sure = Tout oublier et perdre mes places

## Refusals
denied-no-seat = Il n’y a pas de place { $seat } à cette table.
denied-not-yours = La place { $seat } est à quelqu’un d’autre.
denied-host-only = Seul l’hôte de la table peut le faire.
denied-no-hints = Les conseils sont désactivés à cette table.
denied-taken = La place { $seat } est prise. Choisissez-en une autre.
denied-many-tables = { $minutes ->
    [one] Beaucoup de tables ont été ouvertes d’ici aujourd’hui. Réessayez dans une minute.
   *[other] Beaucoup de tables ont été ouvertes d’ici aujourd’hui. Réessayez dans { $minutes } minutes.
  }
denied-none-open = Toutes les places sont prises. Vous pouvez regarder.
denied-open-seats = { $open ->
    [one] { $open } place est encore libre : complétez ou attendez.
   *[other] { $open } places sont encore libres : complétez ou attendez.
  }
denied-too-few = { $taken ->
    [one] Une place est prise : il en faut au moins une à la table.
   *[other] { $taken } places sont prises : il en faut au moins autant à la table.
  }
denied-begun = La partie a commencé.
denied-not-begun = La partie n’a pas commencé.
denied-not-over = La partie n’est pas finie.
denied-no-round = Cette manche n’a pas été jouée.
denied-no-turn = Il n’y a pas eu de tel tour.
denied-name = Un nom compte de 1 à { $most } caractères.
denied-link = Ce lien n’ouvre aucune place. Demandez-en un autre.
denied-outdated = Cette place a continué dans une autre fenêtre. Voici où elle en est.
denied-no-more-undo = Trop de choix ont été annulés à cette place. La partie continue, mais rien ne peut plus y être annulé.
denied-too-many-moves = Les places de cette table ont trop souvent changé. Ouvrez une nouvelle table.
denied-present = { $name } est là. Un robot pourra prendre sa place peu après son départ.
denied-still-played = On joue encore à cette table. Vous pourrez la supprimer une fois la partie finie.
denied-no-bot = Ce robot n’existe pas.
denied-no-game = Ce jeu n’existe pas.
denied-no-skin = Cet aspect n’existe pas. Choisissez l’un des six.

## Rules

rules-of = Comment jouer à { $game }
rules-play = Ouvrir une table

## Petits morceaux de toutes les pages

list-and = { $first } et { $last }
decimal-point = ,

## Conseils

hint-ask = Demander un conseil au maire
hint-title = Le maire conseille :
hint-others = Ou bien
hint-why = Pourquoi ?
hint-only = Il n’y a rien d’autre à faire.
hint-hold = Votre meilleur adversaire y perd aussi { $points }.
hint-same = Tout autre choix revient au même.
hint-close = Le deuxième choix revient presque au même.
hint-close-parts = Le deuxième choix revient presque au même : { $parts }.
hint-behind = D’ici la fin de la partie, ce choix devrait rapporter { $points } de plus que le deuxième.
hint-behind-parts = D’ici la fin de la partie, ce choix devrait rapporter { $points } de plus que le deuxième : { $parts }.
hint-part = { $points } pour « { $name } »
hint-equal = à peu près égal
new-hints = Conseils
new-hints-about = Chacun peut demander au meilleur robot ce qu’il ferait, et pourquoi.

## L’aspect des feuilles

skin-way = Aspect
skin-back = Retour à la table
skin-title = L’aspect de votre feuille
skin-about = Pour vos yeux seulement ; les règles ne changent pas.
skin-meadow = Prairie
skin-seaside = Bord de mer
skin-orchard = Verger
skin-snow = Neige
skin-desert = Désert
skin-dusk = Crépuscule
new-surprise = Surprenez-nous
new-surprise-about = Surprenez-nous : choisissez une feuille pour nous
new-sheets = Feuilles
