import { setInside } from "../body/view.ts"
import type { EffortWay } from "./way.ts"

/** An effort that one member says in a word, at the top or inside an object there. A budget in tokens it cannot say. */
export function effortMember([name, inside]: readonly [string, string?]): EffortWay {
  return (view, value) => {
    if (typeof value === "number") return { not: "no_mapping" }
    const json = JSON.stringify(value)
    const edit = inside === undefined ? ({ kind: "set", name, json } as const) : setInside(view, name, inside, json)
    return edit === null ? { not: "doubled_member" } : { edits: [edit], value }
  }
}
