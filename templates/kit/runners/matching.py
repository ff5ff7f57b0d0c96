"""How a value is compared with the example of a step: see `places` in exchange.schema.json."""
from values import MISSING, below, member, same, shown


def faults(example, value, step, names, at=""):
    """What is wrong with a value, each thing with its place. Names are given to values on the way, and held to."""
    rule = step.get("places", {}).get(at, {})
    text = shown(value) if value is not MISSING else ""
    if at == "" and "error" in value and "error" not in example:
        return [f"the answer is the error {shown(value['error'])}"]
    if value is MISSING:
        return [] if "optional" in rule else [f"{at} is absent"]
    if "oneOf" in rule and not any(same(one, value) for one in rule["oneOf"]):
        return [f"{at} is {text}, not of {shown(rule['oneOf'])}"]
    if "contains" in rule and rule["contains"] not in str(value):
        return [f"{at} is {text}, without {shown(rule['contains'])}"]
    if "as" in rule and not same(names.setdefault(rule["as"], value), value):
        return [f"{at} is {text}, not {shown(names[rule['as']])}"]
    if rule.keys() & {"as", "oneOf", "contains", "free"}:
        return []
    if example is MISSING:
        return [f"{at} is not expected"]
    if not isinstance(example, (dict, list)) or type(example) is not type(value):
        return [] if same(example, value) else [f"{at} is {text}, not {shown(example)}"]
    is_list = isinstance(example, list)
    exact = is_list or f"{at}/".startswith(f"{step.get('payload')}/")
    keys = range(max(len(example), len(value))) if is_list else list(example) + [k for k in value if k not in example]
    asked = [k for k in keys if exact or k in example or below(at, k) in step.get("places", {})]
    pairs = ((member(example, str(k)), member(value, str(k)), below(at, k)) for k in asked)
    return [fault for one, other, path in pairs for fault in faults(one, other, step, names, path)]


def match(candidates, names, fault):
    """The first of some values without fault, which takes its names along; else what is wrong with the best of them."""
    best = (["the message is absent"], MISSING)
    for value in candidates:
        tried = dict(names)
        found = fault(value, tried)
        if not found:
            names.update(tried)
            return [], value
        if best[1] is MISSING or len(found) < len(best[0]):
            best = (found, value)
    return best
