# What the operator's pages say.

## Signing in

admin-sign-in = Operator’s sign-in
admin-sign-in-about = This page is for the operator of the server. The token is the one the server was started with.
admin-token = Token
admin-sign-in-do = Sign in
admin-wrong = That is not the token.
admin-wait = Too many wrong tokens. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
    }.
admin-sign-out = Sign out

## The frame

admin-parts = Operator’s pages
admin-overview = Overview
admin-tables = Tables
admin-clients = Clients

## How much and when

admin-ago-now = just now
admin-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
    }
admin-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
    }
admin-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
    }
admin-bytes = { $amount } bytes
admin-kilobytes = { $amount } kB
admin-megabytes = { $amount } MB
admin-gigabytes = { $amount } GB
admin-milliseconds = { $amount } ms
admin-seconds = { $amount } s
admin-percent = { $amount } %
admin-unknown = unknown

## Overview

admin-notice = Notice to everyone
admin-notice-about = Plain text on all pages, before maintenance for example. People at a table see it at once.
admin-notice-shown = Everyone sees now:
admin-notice-text = Text
admin-notice-show = Show it
admin-notice-remove = Take it away
admin-notice-bad = Nothing can be read in this text, or it is longer than { $most } letters.
admin-load = Load of this server
admin-load-uptime = Started
admin-load-requests = Requests answered
admin-load-refused = Of them refused (4xx)
admin-load-failed = Of them failed (5xx)
admin-load-limited = Limited: reads, changes, streams
admin-load-blocked = Requests of blocked clients
admin-load-connections = Connections
admin-load-streams = Streams
admin-load-in-memory = Tables in memory
admin-load-watchers = Watchers of tables
admin-load-events = Changes written
admin-load-wait = Wait for the disk, on average
admin-load-slow = Written within 25 ms
admin-load-write-failed = Changes not written
admin-load-database = Database
admin-load-left = Left on the disk
admin-load-memory = Memory
admin-load-cpu = Processor time
admin-thinking = Bots at work
admin-thinking-running = Thinking now
admin-thinking-waiting = Waiting, with people present
admin-thinking-unwatched = Waiting, nobody present
admin-thinking-thoughts = Turns and hints so far
admin-thinking-time = Time for one, on average
admin-thinking-wait = Wait for a core, on average
admin-thinking-refused = Hints refused
admin-aside = Tables set aside
admin-aside-about = Their log is damaged, so nobody can play there.
admin-aside-why = The log is broken at event { $number }: { $why }
admin-log = Latest warnings and errors
admin-log-none = Nothing since the server was started.
admin-log-error = Error
admin-log-warning = Warning
admin-log-times = { $count } times

## Tables

admin-search = Link or code of a table
admin-search-do = Find
admin-search-none = No table has this link or code.
admin-tables-none = There are no tables.
admin-tables-newest = Newest
admin-tables-older = Older
admin-phase-lobby = in the lobby
admin-phase-round = round { $round }
admin-phase-over = over
admin-phase-damaged = set aside
admin-seats = { $count ->
    [one] one seat
   *[other] { $count } seats
    }
admin-events = { $count ->
    [one] one event
   *[other] { $count } events
    }
admin-watchers = { $count ->
    [0] no watchers
    [one] one watcher
   *[other] { $count } watchers
    }

## One table

admin-table-unreadable = A table that cannot be read
admin-table-open = Open the table
admin-table-code = Code
admin-table-game = Game
admin-table-phase = Phase
admin-table-events = Events
admin-table-bytes = Size
admin-table-changed = Last change
admin-table-watchers = Watchers on this server
admin-table-host = Opened by player
admin-table-seats = Seats
admin-seat-open = open
admin-seat-bot = bot
admin-seat-player = Player { $player }
admin-title = Title
admin-title-do = Change the title
admin-title-bad = A title has 1 to 40 letters that can be seen.
admin-name-do = Take the name away
admin-name-sure = Take the name “{ $name }” away?
admin-name-about = The player is then called “{ $new }”, here and in the record. It cannot be undone.
admin-restore-do = Restore the last good state
admin-restore-sure = Restore “{ $table }” to its last good state?
admin-restore-about = Everything from event { $number } on is cut off. It is kept in the database, but players no longer see it.
admin-remove-do = Remove the table
admin-remove-sure = Remove the table “{ $table }”?
admin-remove-about = The game and everything that happened at the table are deleted. It cannot be undone.

## Clients

admin-addresses = Addresses seen lately
admin-players = Players seen lately
admin-clients-about = Since the server was started, as far as it remembers; the latest first. A player is the hash of a browser’s or a program’s secret.
admin-clients-none = Nobody yet.
admin-client-asked = { $reads } read, { $changes } changed, { $refused } refused
admin-client-at = from { $address }
admin-block = Block
admin-blocked = Blocked
admin-block-about = Blocked clients read it on every page. An IPv6 network of a household (/64) counts as one address.
admin-block-whom = Address or player
admin-block-bad = Expected an address such as 192.0.2.1 or 2001:db8::1, or the 32 digits of a player.
admin-block-none = Nobody is blocked.
admin-block-sure = Block { $whom }?
admin-block-sure-about = No page and no game opens there any more until you unblock it.
admin-block-own = This is your own address. You can still reach these pages, but nothing else.
admin-unblock = Unblock

## Confirming

admin-keep = No, go back
