"""Judges golden vectors by the published JSON Schemas: check_vectors.py VECTORS SCHEMAS VECTOR_SCHEMA
Prints a line for every vector on which the schema and the vector differ, then how many it judged and skipped.
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator


def expanded(vector):
    value = json.loads(vector["text"]) if "text" in vector else vector["value"]
    if "build" not in vector:
        return value
    at, built = vector["build"]["at"], vector["build"]["repeat"] * vector["build"]["times"]
    return replaced(value, [key.replace("~1", "/").replace("~0", "~") for key in at.split("/")[1:]], built)


def replaced(value, keys, built):
    if not keys:
        return built
    key = int(keys[0]) if isinstance(value, list) else keys[0]
    value[key] = replaced(value[key], keys[1:], built)
    return value


vectors, schemas, form = map(Path, sys.argv[1:])
line_validator = Draft202012Validator(json.loads(form.read_text(encoding="utf-8")))
judged = skipped = 0
for path in sorted(vectors.rglob("*.jsonl")):
    schema = json.loads((schemas / path.relative_to(vectors).with_suffix(".schema.json")).read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for line in path.read_text(encoding="utf-8").split("\n")[:-1]:  # splitlines also splits within a text.
        vector = json.loads(line)
        if not line_validator.is_valid(vector):
            print(f"{path}: {vector.get('name')}: no vector by the schema of vectors")
        if vector["decidedBy"] == "decoder" and vector["verdict"] == "reject":
            skipped += 1
            continue
        judged += 1
        accepted = validator.is_valid(expanded(vector))
        if accepted != (vector["verdict"] == "accept"):
            print(f"{path}: {vector['name']}: the schema {'accepts' if accepted else 'refuses'}")
print(f"{judged} judged, {skipped} skipped")
