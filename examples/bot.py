#!/usr/bin/env python3
"""A bot for Faubourg that chooses at random, with nothing but Python's standard library.

    python3 examples/bot.py http://127.0.0.1:8080            opens a table against a bot, and plays
    python3 examples/bot.py http://127.0.0.1:8080/table/ID   sits down at a table, and plays

A program plays as a person does: it sits down, gets a token, asks what it may choose, chooses.
Every route with its fields is described at /api/openapi.json. Make `pick` cleverer and it is yours:
the seat's view of the game is at {seat}/view.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit


class Api:
    """The JSON API of one server."""

    def __init__(self, server):
        self.base = server + "/api"
        self.token = None

    def open(self, path, body=None, method="GET"):
        headers = {"Content-Type": "application/json"}
        if self.token:
            # The token is who we are: keep it secret, and the seat stays ours.
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        try:
            return urllib.request.urlopen(request)
        except urllib.error.HTTPError as error:
            if error.code == 429:
                # Too fast for the server, which says how many seconds to wait.
                time.sleep(int(error.headers["Retry-After"]))
                return self.open(path, body, method)
            # Refusals say why, as {"error": "..."}.
            sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")

    def get(self, path):
        with self.open(path) as answer:
            return json.load(answer)

    def post(self, path, body=None):
        with self.open(path, body or {}, "POST") as answer:
            return json.load(answer)

    def news(self, table):
        """The numbers of a table's changes as they happen, beginning with the present one."""
        with self.open(f"/tables/{table}/events") as stream:
            for line in stream:
                # Server-sent events: `event: version`, `data: NUMBER`, an empty line.
                if line.startswith(b"data:"):
                    yield int(line[5:])


def pick(choices):
    """The whole wisdom of this bot."""
    return random.choice(choices)


def play(api, table, seat):
    """Plays until the game is over, and returns how it ended."""
    here = f"/tables/{table}/seats/{seat}"
    for _ in api.news(table):
        state = api.get(f"/tables/{table}")
        if state["phase"] == "over":
            return state
        if state["phase"] == "open" or not state["seats"][seat - 1]["waiting"]:
            continue  # The next news may be for us.
        # A turn is several choices; each answer lists what may follow. The list is empty once the
        # table waits for others. Choices can be taken back (POST {here}/undo) until then.
        choices = api.get(f"{here}/choices")["choices"]
        while choices:
            choices = api.post(f"{here}/choices", {"choice": pick(choices)})["choices"]
    sys.exit("the server closed the stream")


def main():
    if len(sys.argv) != 2 or "://" not in sys.argv[1]:
        sys.exit(__doc__)
    link = urlsplit(sys.argv[1])
    server = f"{link.scheme}://{link.netloc}"
    api = Api(server)
    table = link.path.strip("/").rpartition("/")[2]
    ours = not table
    if ours:
        # Whoever opens a table is its host, and may start it.
        opened = api.post("/tables", {"game": "welcome", "seats": 2, "bots": 1})
        table, api.token = opened["table"], opened["token"]
        print(f"opened {server}/table/{table}", flush=True)
    seated = api.post(f"/tables/{table}/seats", {"name": "Python"})
    seat, api.token = seated["seat"], seated["token"]
    print(f"sat down on seat {seat}", flush=True)
    if ours:
        api.post(f"/tables/{table}/start")
    state = play(api, table, seat)
    result = state["result"]
    print(f"the game is over: {result['end']}")
    for sitting, score, rank in zip(state["seats"], result["scores"], result["ranks"]):
        print(f"{rank}. {sitting['name']}: {score}")


if __name__ == "__main__":
    main()
