#!/usr/bin/env python3
"""A bot for Castellan with nothing but the standard library.

It opens a table against one of the server's own bots, listens to the table's stream, and plays a random
listed move whenever it is its turn, until the game is over.

    python3 examples/bot.py --url http://127.0.0.1:8080 --game siege --rival squire
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Server:
    def __init__(self, url):
        self.url = url.rstrip("/")

    def request(self, method, path, token=None, body=None, headers=None):
        headers = dict(headers or {})
        if token:
            headers["Authorization"] = "Bearer " + token
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        return urllib.request.urlopen(
            urllib.request.Request(self.url + path, data=data, headers=headers, method=method), timeout=60
        )

    def post(self, path, body, token=None):
        """Posts until there is an answer. Repeating is safe: the request id makes it one request."""
        for attempt in range(20):
            try:
                with self.request("POST", path, token, body) as answer:
                    return answer.status, json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code not in (429, 503):
                    return refused.code, json.load(refused)
            except urllib.error.URLError:
                pass  # The connection broke: nobody knows whether the move arrived.
            time.sleep(0.1 * (attempt + 1))
        sys.exit("the server does not answer")

    def looks(self, table, token):
        """Every look at the table that its stream sends; it goes on where it broke."""
        last = None
        while True:
            headers = {"Last-Event-ID": last} if last is not None else {}
            with self.request("GET", f"/api/tables/{table}/events", token, headers=headers) as stream:
                kind = None
                for line in stream:
                    field, _, value = line.decode().rstrip("\n").partition(": ")
                    if field == "id":
                        last = value
                    elif field == "event":
                        kind = value
                    elif field == "data" and kind == "table":
                        yield json.loads(value)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--url", default="http://127.0.0.1:8080")
    arguments.add_argument("--game", default="siege")
    arguments.add_argument("--rival", default="squire", help="the level of the other player")
    arguments.add_argument("--seed", type=int, help="for choices that can be repeated")
    arguments = arguments.parse_args()

    server = Server(arguments.url)
    choose = random.Random(arguments.seed).choice
    seats = [{"who": "human", "name": "bot.py"}, {"who": "bot", "level": arguments.rival}]
    status, created = server.post("/api/tables", {"game": arguments.game, "seats": seats})
    if status != 201:
        sys.exit(created["error"]["message"])
    table, token = created["table"], created["seats"][0]["token"]
    print("table", table, "commitment", created["commitment"])

    for look in server.looks(table, token):
        if look["state"]["turn"].get("over"):
            print("over: scores", look["state"]["scores"], "winners", look["state"]["winners"])
            return
        if not look["moves"]:
            continue
        move = choose(look["moves"])
        body = {"n": look["state"]["n"], "request_id": str(uuid.uuid4()), "move": move}
        status, answer = server.post(f"/api/tables/{table}/moves", body, token)
        if status == 200:
            print("played", json.dumps(move))
        elif status != 409:  # 409: the table has moved on, and the stream brings how it stands now.
            sys.exit(answer["error"]["message"])


if __name__ == "__main__":
    main()
