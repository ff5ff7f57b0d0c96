import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { kinds } from "../../catalog/kinds/kinds.ts"
import { readCatalog } from "../../generators/emit/catalog.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { classified, classify } from "../../generators/review/classify.ts"
import type { Classified } from "../../generators/review/classify.ts"
import { reviewFindings } from "../../generators/review/findings.ts"
import { review } from "../../generators/review/review.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import { declaredClass } from "./expected.ts"
import { mutantsOf } from "./make.ts"
import { under } from "./mutant.ts"
import type { Mutant } from "./mutant.ts"
import { observedIn } from "./observed.ts"
import { viewUnder } from "./views.ts"

const read = readCatalog(readFileSync("output/catalog.json", "utf8"))
if (!read.ok) throw new Error(read.problem)
const published = read
const { catalog } = resolve(published.facts, published.acp)
const byId = new Map<FactId, Fact>(published.facts.map((fact) => [fact.id, fact]))
const observed = observedIn(published.facts)
const spans = { locate: () => null }

interface Tried {
  readonly mutant: Mutant
  readonly changes: readonly Classified[]
}

const made = published.facts.flatMap((fact) => mutantsOf(fact, observed))
const tried = made.flatMap((mutant): readonly Tried[] => {
  const view = viewUnder(catalog, byId, mutant)
  return view === null ? [] : [{ mutant, changes: classified(catalog, view, kinds) }]
})

/** What is said of a mutant by whoever made it: each change in its class. */
function declared({ made: places, fact, now }: Mutant): readonly string[] {
  const before = now !== null && now.id !== fact ? undefined : byId.get(fact)
  return places
    .map((place) => {
      const { authority, wire } = declaredClass({ made: place, before, after: now ?? undefined, facts: byId })
      return `${place.at} ${authority} ${wire}`
    })
    .toSorted()
}

describe("mutants of the catalog, of the right types by construction", () => {
  it("are thousands, of every fact and of every member whose change means something", () => {
    const touched = new Set(tried.map(({ mutant }) => mutant.fact))
    expect(published.facts.filter(({ id }) => !touched.has(id))).toEqual([])
    expect(tried.length).toBeGreaterThan(4_000)
    expect(tried.length / made.length).toBeGreaterThan(0.8)
    console.log(
      `${tried.length} mutants of ${published.facts.length} facts; ${made.length - tried.length} were not of their type`,
    )
  })

  it("differ from the catalog in the places and in the class that their kind declares, on both axes", () => {
    const wrong = tried.flatMap(({ mutant, changes }) => {
      const said = changes.map(({ change, authority, wire }) => `${change.at} ${authority} ${wire}`).toSorted()
      const wanted = declared(mutant)
      return JSON.stringify(said) === JSON.stringify(wanted) ? [] : [{ says: mutant.says, said, wanted }]
    })
    expect(wrong.slice(0, 12)).toEqual([])
    const classes = new Map<string, number>()
    for (const { changes } of tried)
      for (const { authority, wire } of changes) {
        const name = `${authority} ${wire}`
        classes.set(name, (classes.get(name) ?? 0) + 1)
      }
    console.log(
      [...classes]
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([name, count]) => `${count} ${name}`)
        .join(", "),
    )
  })

  it("are refused where they widen authority and no record names them", () => {
    const judging = { before: published, after: catalog, spans, record: "checkfu record" }
    const widening = tried.filter(({ changes }) => changes.some(({ authority }) => authority === "widens"))
    expect(widening.length).toBeGreaterThan(300)
    const passed = widening.filter(({ changes }) => {
      const consequences = changes.map((change) => ({ ...change, record: null, moved: [] }))
      return !reviewFindings({ changes: consequences }, judging).some(({ code }) => code === "authority/unrecorded")
    })
    expect(passed.map(({ mutant }) => mutant.says)).toEqual([])
    console.log(`${widening.length} of them widen, and all of these are refused`)
  })

  it("are refused where nobody can tell whether they widen it and no record names them", () => {
    const judging = { before: published, after: catalog, spans, record: "checkfu record" }
    const undecided = tried.filter(({ changes }) => changes.some(({ authority }) => authority === "incomparable"))
    expect(undecided.length).toBeGreaterThan(300)
    const passed = undecided.filter(({ changes }) => {
      const consequences = changes.map((change) => ({ ...change, record: null, moved: [] }))
      return !reviewFindings({ changes: consequences }, judging).some(({ code }) => code === "authority/undecided")
    })
    expect(passed.map(({ mutant }) => mutant.says)).toEqual([])
    console.log(`${undecided.length} of them move it in no order, and all of these are refused`)
  })

  const sample = tried.filter((_, index) => index % Math.ceil(tried.length / 60) === 0)

  it("are classed alike by the whole way from one catalog.json to another", () => {
    for (const { mutant, changes } of sample) {
      const after = { ...published, facts: under(published.facts, mutant) }
      expect(classify(published, after, kinds), mutant.says).toEqual(changes)
    }
  })

  it("pass a review with a record that is new and names them, and not without", () => {
    const widening = tried.filter(({ changes }) => changes.every(({ authority }) => authority === "widens"))
    const chosen = widening.filter((_, index) => index % Math.ceil(widening.length / 12) === 0)
    for (const { mutant, changes } of chosen) {
      const facts = under(published.facts, mutant)
      const body = {
        title: "It is meant",
        facts: changes.map(({ change }) => change.at),
        before: "a",
        after: "b",
        tests: [],
      }
      const record: Fact = { id: "decision/9999-meant", kind: "decision", name: "9999-meant", body }
      const codes = (all: readonly Fact[]): readonly string[] =>
        review(published, resolve(all, published.acp).catalog, { against: "x", spans, record: "y" }).findings.map(
          ({ code }) => code,
        )
      expect(codes(facts), mutant.says).toContain("authority/unrecorded")
      expect(codes([...facts, record]), mutant.says).not.toContain("authority/unrecorded")
    }
  })
})
