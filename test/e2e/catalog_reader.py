"""Reads a catalog.json into dataclasses and judges values by it: python3 catalog_reader.py catalog.json < samples.jsonl
A sample is {"fact": id, "part": "payload" or "answer", "text": JSON text}; each gives a line: accepts, or refuses and why.
What a JSON Schema decides is decided; limits of size and agreements between members are left to our own decoders.
"""

import json
import math
import re
import sys
from dataclasses import make_dataclass
from keyword import iskeyword


def parsed(text):
    """Numbers are doubles, as in other readers of JSON: then true is no number, and 1.0 is the integer 1."""
    def no_number(name):
        raise ValueError(f"{name} is no JSON")
    return json.loads(text, parse_int=float, parse_constant=no_number)


def holds(kind, value):
    if kind["kind"] == "literal":
        return value in [each for each in kind["values"] if isinstance(each, bool) == isinstance(value, bool)]
    low, high = kind.get("min"), kind["max"]
    low, high = -math.inf if low is None else low, math.inf if high is None else high
    if kind["kind"] in ("integer", "number"):
        finite = isinstance(value, float) and math.isfinite(value)
        return finite and low <= value <= high and (kind["kind"] == "number" or value.is_integer())
    if not isinstance(value, {"text": str, "list": list, "map": dict}[kind["kind"]]) or not low <= len(value) <= high:
        return False
    # fullmatch: a $ alone lets a line feed follow. The length of a str is counted in code points.
    return kind.get("pattern") is None or re.fullmatch(kind["pattern"], value) is not None


def reader(name, kind, named):
    """A function that makes of a value what it means at one node of a payload, or raises ValueError."""
    def expect(truth, what):
        if not truth:
            raise ValueError(f"{name}: expected {what}")

    def read(value):
        expect(holds(kind, value), kind)
        return value
    match kind["kind"]:
        case "opaque":
            return lambda value: json.loads(json.dumps(value, allow_nan=False))  # 1e400 is read as infinite.
        case "reference":
            return lambda value: named[kind["to"]](value)
        case "nullable":
            inner = reader(name, kind["of"], named)
            return lambda value: None if value is None else inner(value)
        case "list":
            inner = reader(f"{name}[]", kind["item"], named)
            return lambda value: [inner(each) for each in read(value)]
        case "map":
            key, inner = reader(f"key of {name}", kind["names"], named), reader(f"{name}[]", kind["value"], named)
            return lambda value: {key(each): inner(held) for each, held in read(value).items()}
        case "object":
            inner = {each["name"]: reader(f"{name}.{each['name']}", each["type"], named) for each in kind["members"]}
            required = {each["name"] for each in kind["members"] if not each["optional"]}
            fields = [f"m{at}" if iskeyword(each) or not each.isidentifier() else each for at, each in enumerate(inner)]
            made = make_dataclass(re.sub(r"\W", "_", name), [*fields, "further_"], frozen=True)

            def read_object(value):
                expect(isinstance(value, dict) and required <= value.keys(), f"an object with {sorted(required)}")
                further = {each: held for each, held in value.items() if each not in inner}
                expect(kind["excess"] == "keep" or not further, f"no members but {list(inner)}")
                return made(*(inner[each](value[each]) if each in value else None for each in inner), further)
            return read_object
        case "union":
            tag = {"name": kind["tag"], "optional": False, "type": {"kind": "opaque"}}
            whole = [{**each, "kind": "object", "members": [tag, *each["members"]]} for each in kind["variants"]]
            inner = {each["name"]: reader(f"{name}.{each['name']}", each, named) for each in whole}

            def read_union(value):
                of = value.get(kind["tag"]) if isinstance(value, dict) else None
                expect(isinstance(of, str) and of in inner, f"an object whose {kind['tag']} is one of {list(inner)}")
                return inner[of](value)
            return read_union
    return read


def payload_reader(payload):
    named = {}  # Filled while it is used: definitions name each other.
    named.update({each["name"]: reader(each["name"], each["type"], named) for each in payload["definitions"]})
    return reader("Payload", payload["type"], named)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        facts = [each for each in json.load(file)["facts"] if "$ref" not in each["body"].get("payload", {"$ref": 0})]
    readers = {(each["id"], "payload"): payload_reader(each["body"]["payload"]) for each in facts}
    readers |= {(each["id"], "answer"): payload_reader(each["body"]["answer"]["payload"])
                for each in facts if each["body"].get("answer")}
    for sample in map(json.loads, sys.stdin):
        try:
            readers[sample["fact"], sample["part"]](parsed(sample["text"]))
            print("accepts")
        except ValueError as refusal:
            print("refuses", ascii(str(refusal)))
