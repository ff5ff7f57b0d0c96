import { resolve } from "node:path"
import { expect, it } from "vitest"
import { generationOf } from "../../generators/generation.ts"
import { load } from "../../generators/load/load.ts"
import type { Loaded } from "../../generators/load/loaded.ts"
import { forgetMade } from "../../generators/remembering.ts"
import type { Fact } from "../../model/fact.ts"

const loaded = await load({ root: resolve("."), cacheFolder: null })
const byKind = new Map<string, Fact[]>()
for (const fact of loaded.facts) byKind.set(fact.kind, [...(byKind.get(fact.kind) ?? []), fact])

/** A catalog as a watcher reads it after an edit: nothing in it is the object that it was before. */
function edited(edit: (facts: readonly Fact[]) => readonly Fact[]): Loaded {
  return { ...loaded, facts: edit(structuredClone(loaded.facts)) }
}

/** One more word at the end of each sentence and title of a fact. */
function reworded({ body, ...fact }: Fact): Fact {
  const longer = (member: string, value: Fact["body"][string]): Fact["body"][string] =>
    ["title", "summary", "why", "message", "fix"].includes(member) && typeof value === "string"
      ? `${value} anew`
      : value
  return { ...fact, body: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, longer(name, value)])) }
}

/** Everything that a generation says, as one text. */
async function said(after: Loaded): Promise<string> {
  const { plan, findings } = await generationOf(after)
  return JSON.stringify({ entries: plan?.entries, findings })
}

/** What a process makes that has made other catalogs before, and what a new one makes of the same. */
async function warmAndCold(after: Loaded): Promise<readonly [warm: string, cold: string]> {
  const warm = await said(after)
  forgetMade()
  return [warm, await said(after)]
}

/** Of one of these tests, in milliseconds: it generates some eighty times. */
const patience = 600_000

const whole = await said(loaded)
const kinds = [...byKind.keys()]

it(
  "facts of every kind that are changed and changed back leave nothing behind that a first run would not make",
  async () => {
    for (let at = 0; at < kinds.length; at += 8) {
      const some = new Set(kinds.slice(at, at + 8).map((kind) => byKind.get(kind)?.at(-1)?.id))
      const after = edited((facts) => facts.map((fact) => (some.has(fact.id) ? reworded(fact) : fact)))
      const [warm, cold] = await warmAndCold(after)
      expect(warm === cold, [...some].join(" ")).toBe(true)
      expect(warm === whole, [...some].join(" ")).toBe(false)
    }
    expect((await said(loaded)) === whole).toBe(true)
  },
  patience,
)

it(
  "nor does a fact of any kind that is removed and added again",
  async () => {
    for (const kind of kinds) {
      const one = byKind.get(kind)?.at(-1)?.id
      const [warm, cold] = await warmAndCold(edited((facts) => facts.filter(({ id }) => id !== one)))
      expect(warm === cold, one).toBe(true)
    }
    expect((await said(loaded)) === whole).toBe(true)
  },
  patience,
)
