import type { Fact } from "../../model/fact.ts"
import { skeletonOf } from "../text/skeleton.ts"
import type { Known } from "./known.ts"
import type { Asked, Scaffold } from "./asked.ts"
import { nameProblem } from "./taken.ts"
import { titleOf } from "./title-of.ts"

/** Begins a decision record under the next number. */
export function decisionScaffold({ kind, name }: Asked, { catalog, folder, skeleton }: Known): Scaffold {
  const records = catalog.decisions.map((each) => ({ id: each.id, parts: /^([0-9]+)-(.+)$/.exec(each.name) }))
  const last = Math.max(0, ...records.map(({ parts }) => Number(parts?.[1] ?? 0)))
  const twin = records.find(({ parts }) => parts?.[2] === name)
  const numbered = `${String(last + 1).padStart(4, "0")}-${name}`
  const fact: Fact =
    twin === undefined
      ? { id: `decision/${numbered}`, kind, name: numbered, body: { title: name, facts: [], before: "", after: "" } }
      : { id: twin.id, kind, name: twin.id.slice("decision/".length), body: {} }
  const refused = nameProblem(fact, catalog)
  if (refused !== null) return { ok: false, refused }
  const said = skeletonOf(skeleton(kind))({ title: titleOf(name) })
  if (!said.ok) throw new Error(`the skeleton ${kind} is wrong in line ${said.line}: ${said.problem}`)
  return {
    ok: true,
    files: [{ path: `${folder}/decisions/${numbered}.md`, text: said.text }],
    next: [
      "List under facts the facts, or places in them, that it is about: harness/NAME#/ceiling/AXIS",
      "Name the scenarios that show the loss before and its end after",
      "Say in its text who loses what today, and how it works",
    ],
  }
}
