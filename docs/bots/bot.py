"""A bot for InterUrban: places its own best station where it fits, else track of the highest value, else what it has to.

npm run -s stellwerk -- simulate --game interurban --bots "easy,exec:python3 docs/bots/bot.py" --plays 20
"""
import json
import sys


def say(**line):
    print(json.dumps(line), flush=True)


def worth(action, view, seat):
    """Tiles are numbers: straights 0–2, curves 100–101, stations 2sv and crossings 3sv of seat s with value v."""
    if action["type"] == "end":
        return 0
    tile = view["faceUp"][action["slot"]]
    if tile < 200:
        return 1 + tile % 10
    mine = tile // 10 % 10 == seat
    return 10 + tile % 10 if mine else -(tile % 10)


for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "hello":
        say(type="ready", id=line["id"])
    elif line["type"] == "turn":
        action = max(line["legal"], key=lambda each: worth(each, line["view"], line["seat"]))
        say(type="act", id=line["id"], action=action)
