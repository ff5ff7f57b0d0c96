import type { LineForm, LineGift, LineRule, LineTest, LineWhen } from "../../model/entries.ts"
import type { Fact } from "../../model/fact.ts"
import { at, bodyOf, elements, oneOf, root, text, textOrNull, texts, wrong } from "./reader.ts"
import type { Place } from "./reader.ts"

/** Reads a form of stream JSON. */
export function readLineForm(fact: Fact): LineForm {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    writtenBy: texts(at(place, "writtenBy")),
    opens: elements(at(place, "opens")).map(readWhen),
    output: oneOf(at(place, "output"), "line", "last_message"),
    rules: elements(at(place, "rules")).map(readRule),
  }
}

function readRule(place: Place): LineRule {
  const each = at(place, "each")
  return {
    name: text(at(place, "name")),
    when: readWhen(at(place, "when")),
    ...(each.value === undefined
      ? {}
      : { each: { at: pointer(at(each, "at")), rules: elements(at(each, "rules")).map(readRule) } }),
    gives: elements(at(place, "gives")).map(readGift),
  }
}

function readWhen(place: Place): LineWhen {
  return Object.fromEntries(Object.keys(bodyOf(place)).map((name) => [name, readTest(at(place, name))]))
}

function readTest(place: Place): LineTest {
  const { value } = place
  if (value === null || typeof value === "string" || typeof value === "boolean") return value
  return { is: oneOf(at(place, "is"), "text", "object") }
}

function readGift(place: Place): LineGift {
  const give = oneOf(at(place, "give"), "session", "message", "tool", "usage", "output", "notice", "end")
  const own = (member: string): string => pointer(at(place, member))
  const optional = <Member extends string>(member: Member): { readonly [name in Member]?: string } =>
    (textOrNull(at(place, member)) === null ? {} : { [member]: own(member) }) as { readonly [name in Member]?: string }
  switch (give) {
    case "session":
      return { give, id: own("id") }
    case "message":
      return {
        give,
        from: oneOf(at(place, "from"), "agent", "thought"),
        part: oneOf(at(place, "part"), "piece", "whole"),
        text: own("text"),
        ...optional("id"),
      }
    case "tool": {
      const kind = at(place, "kind")
      return {
        give,
        step: oneOf(at(place, "step"), "begins", "goes_on"),
        id: own("id"),
        ...optional("title"),
        ...(kind.value === undefined ? {} : { kind: oneOf(kind, "execute", "edit", "search", "fetch") }),
        status: oneOf(at(place, "status"), "pending", "in_progress", "completed", "failed"),
        ...optional("input"),
        ...optional("output"),
      }
    }
    case "usage":
      return { give, raw: own("raw") }
    case "output":
      return { give, value: own("value") }
    case "notice":
      return { give, severity: oneOf(at(place, "severity"), "info", "warning", "error"), title: own("title") }
    case "end": {
      const claim = oneOf(at(place, "claim"), "succeeded", "failed", "needs_input", "cancelled", "unknown")
      return { give, claim, ...optional("says") }
    }
    default:
      return give satisfies never
  }
}

/** A JSON Pointer, into the item or after a `#` into the line. */
function pointer(place: Place): string {
  if (!/^#?(?:\/[^/]+)*$/.test(text(place))) throw wrong(place, "a JSON Pointer, or # and one")
  return text(place)
}
