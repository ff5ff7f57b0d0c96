# Generated from the catalog. Do not edit: change the fact and generate again.
"""Values of JSON and their places."""
import json

MISSING = object()


def parsed(line):
    """A line as JSON; MISSING where it is none."""
    try:
        return json.loads(line)
    except ValueError:
        return MISSING


def member(value, key):
    """A member or an item; MISSING for none."""
    if isinstance(value, dict):
        return value.get(key, MISSING)
    return value[int(key)] if isinstance(value, list) and key.isdigit() and int(key) < len(value) else MISSING


def value_at(value, pointer):
    """What stands at a JSON Pointer; MISSING for nothing."""
    for key in pointer.split("/")[1:]:
        value = member(value, key.replace("~1", "/").replace("~0", "~"))
    return value


def below(at, key):
    """The JSON Pointer to a member of what stands at one."""
    return f"{at}/{str(key).replace('~', '~0').replace('/', '~1')}"


def filled(value, step, names, at=""):
    """A message to the agent, with the agent's own values at the places that name them."""
    rule = step.get("places", {}).get(at, {})
    if "as" in rule:
        return names.get(rule["as"])
    if isinstance(value, list):
        return [filled(item, step, names, f"{at}/{index}") for index, item in enumerate(value)]
    if isinstance(value, dict):
        return {key: filled(of, step, names, below(at, key)) for key, of in value.items()}
    return value


def shown(value):
    """A value as JSON, as other languages write it too."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def same(left, right):
    """Whether JSON tells them apart: 1 is 1.0, and is not true."""
    return json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True) or (
        left == right and type(left) in (int, float) and type(right) in (int, float)
    )
