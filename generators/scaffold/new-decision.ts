import type { Fact } from "../../model/fact.ts"
import type { RecordDraft } from "../review/record.ts"
import { skeletonOf } from "../text/skeleton.ts"
import type { Known } from "./known.ts"
import type { Asked, NewFile, Scaffold } from "./asked.ts"
import { nameProblem } from "./taken.ts"
import { titleOf } from "./title-of.ts"

/** Begins a decision record under the next number. */
export function decisionScaffold({ kind, name }: Asked, known: Known): Scaffold {
  const { catalog } = known
  const numbered = numberedName(known, name)
  const twin = catalog.decisions.find((each) => each.name.replace(/^[0-9]+-/, "") === name)
  const fact: Fact =
    twin === undefined
      ? { id: `decision/${numbered}`, kind, name: numbered, body: { title: name, facts: [], before: "", after: "" } }
      : { id: twin.id, kind, name: twin.name, body: {} }
  const refused = nameProblem(fact, catalog)
  if (refused !== null) return { ok: false, refused }
  const scenario = (when: string): string => `[[ write: the name of a test that shows ${when} ]]`
  const draft: RecordDraft = {
    title: titleOf(name),
    name,
    facts: [],
    gone: [],
    before: scenario("the loss"),
    after: scenario("its end"),
    changes: "",
  }
  return {
    ok: true,
    files: [recordFile(draft, known)],
    next: [
      "List under facts the facts, or places in them, that it is about: harness/NAME#/ceiling/AXIS",
      "Name the scenarios that show the loss before and its end after, and the file in which they are tried",
      "Say in its text who loses what today, and how it works",
    ],
  }
}

/** The file of a record under the next number. */
export function recordFile(draft: RecordDraft, known: Pick<Known, "catalog" | "folder" | "skeleton">): NewFile {
  const { title, facts, gone, before, after, changes } = draft
  const said = skeletonOf(known.skeleton("decision"))({
    title,
    facts: facts.length === 0 ? " []" : `\n${listed(facts)}`,
    gone: gone.length === 0 ? "" : `gone:\n${listed(gone)}\n`,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    changes,
  })
  if (!said.ok) throw new Error(`the skeleton of a decision is wrong in line ${said.line}: ${said.problem}`)
  return { path: `${known.folder}/decisions/${numberedName(known, draft.name)}.md`, text: said.text }
}

function numberedName({ catalog }: Pick<Known, "catalog">, name: string): string {
  const last = Math.max(0, ...catalog.decisions.map((each) => Number(/^[0-9]+/.exec(each.name)?.[0] ?? 0)))
  return `${String(last + 1).padStart(4, "0")}-${name}`
}

function listed(paths: readonly string[]): string {
  return paths.map((path) => `  - ${/^[\w/#~.-]+$/.test(path) ? path : JSON.stringify(path)}`).join("\n")
}
