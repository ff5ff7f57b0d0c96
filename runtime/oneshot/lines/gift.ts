import { valueAtPlace } from "../../../model/line-form.ts"
import type { LineGift, LinePlace } from "../../../model/entries.ts"
import type { MeantLine } from "../../../model/line-form.ts"
import { messageUpdate } from "./meaning.ts"
import type { Meaning } from "./meaning.ts"

/** Who has told something in pieces since the last line that had it whole. */
export type Pieced = Set<"agent" | "thought">

/** What a gift of a line means. `pieced` is the memory of the stream: what came in pieces is not told again whole. */
export function meaningOf({ gift, item }: MeantLine, line: unknown, pieced: Pieced): readonly Meaning[] {
  const at = (place: LinePlace | undefined): unknown =>
    place === undefined ? undefined : valueAtPlace(item, line, place)
  const textAt = (place: LinePlace | undefined): string | null => {
    const value = at(place)
    return typeof value === "string" ? value : null
  }
  switch (gift.give) {
    case "session": {
      const id = textAt(gift.id)
      return id === null ? [] : [{ kind: "session", id }]
    }
    case "message":
      return message(gift, textAt(gift.text), textAt(gift.id) ?? undefined, pieced)
    case "tool":
      return tool(gift, textAt(gift.id), at)
    case "usage":
      return at(gift.raw) === undefined ? [] : [{ kind: "usage", raw: at(gift.raw) }]
    case "output":
      return at(gift.value) === undefined ? [] : [{ kind: "output", value: at(gift.value) }]
    case "notice": {
      const title = textAt(gift.title)
      const update = { sessionUpdate: "notice", severity: gift.severity, title }
      return title === null ? [] : [{ kind: "update", update }]
    }
    case "end":
      return [{ kind: "end", claim: gift.claim, says: textAt(gift.says) }]
    default:
      return gift satisfies never
  }
}

/** What came in pieces before a line with the whole of it is over with that line, however many wholes stand in it. */
export function forget(meant: readonly MeantLine[], pieced: Pieced): void {
  for (const { gift } of meant) if (gift.give === "message" && gift.part === "whole") pieced.delete(gift.from)
}

type Given<Kind extends LineGift["give"]> = Extract<LineGift, { readonly give: Kind }>

function message(
  { from, part }: Given<"message">,
  text: string | null,
  id: string | undefined,
  pieced: Pieced,
): readonly Meaning[] {
  if (text === null) return []
  if (part === "piece") pieced.add(from)
  else if (pieced.has(from)) return []
  return [messageUpdate(from, text, id)]
}

function tool(
  { step, title, kind, status, input, output }: Given<"tool">,
  toolCallId: string | null,
  at: (place: LinePlace | undefined) => unknown,
): readonly Meaning[] {
  if (toolCallId === null) return []
  const [named, rawInput, rawOutput] = [at(title), at(input), at(output)]
  const update = {
    sessionUpdate: step === "begins" ? "tool_call" : "tool_call_update",
    toolCallId,
    status,
    ...(typeof named === "string" ? { title: named } : step === "begins" ? { title: toolCallId } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(rawInput === undefined ? {} : { rawInput }),
    ...(rawOutput === undefined ? {} : { rawOutput }),
  }
  return [{ kind: "update", update }]
}
