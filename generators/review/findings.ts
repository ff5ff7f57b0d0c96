import type { Catalog } from "../../model/catalog.ts"
import { factOf, isRef } from "../../model/fact.ts"
import type { FactBody, FactId } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { Consequence, Delta } from "../delta/delta.ts"
import { finding } from "../diagnostics.ts"
import type { DiagnosticCode } from "../diagnostics.ts"
import type { Spans } from "../load/loaded.ts"
import type { Published } from "./classify.ts"
import { shownChange } from "./shown.ts"
import { bumped, publishedRevisions, revisionOf } from "./literals.ts"

/** What a review judges by. */
export interface Judging {
  readonly before: Pick<Published, "facts">
  readonly after: Catalog
  readonly spans: Spans
  /** The command that writes a record, without its arguments. */
  readonly record: string
}

/** Every change that may not pass as it stands: unrecorded widening, a break under an old literal, a literal that is lost or returns. */
export function reviewFindings({ changes }: Pick<Delta, "changes">, judging: Judging): readonly Finding[] {
  return [...changes.flatMap((each) => changeFindings(each, judging)), ...literalFindings(judging)]
}

function changeFindings(consequence: Consequence, judging: Judging): readonly Finding[] {
  const { change, authority, record } = consequence
  const { spans, record: command } = judging
  const at = spans.locate(change.at)
  if (record !== null || (authority !== "widens" && authority !== "incomparable"))
    return wireFindings(consequence, judging)
  const says = {
    widens: ["authority/unrecorded", "widens authority"],
    incomparable: ["authority/undecided", "moves authority in no order, so that it may widen it"],
  } as const
  const [code, does] = says[authority]
  const unrecorded = finding(code, {
    what: `${shownChange(change)} ${does}, and no decision record that is new here names it.`,
    fix: `run ${command} ${change.at} and complete what it writes`,
    at,
    facts: [change.at],
  })
  return [unrecorded, ...wireFindings(consequence, judging)]
}

function wireFindings({ change, wire, content, record }: Consequence, judging: Judging): readonly Finding[] {
  const { before, after, spans, record: command } = judging
  if (wire === "same" || (!content && (wire === "full" || wire === "backward"))) return []
  const fact = factOf(change.at)
  const [was, now] = [bodyIn(before, fact), bodyIn(after, fact)]
  const revisions = publishedRevisions(before)
  const old = revisionOf({ revisions }, was)
  const say = (code: DiagnosticCode, what: string, fix: string): readonly Finding[] => [
    finding(code, { what: `${shownChange(change)} ${what}`, fix, at: spans.locate(change.at), facts: [change.at] }),
  ]
  if (old !== null && now !== undefined) {
    const published = new Set(revisions.map(({ literal }) => literal))
    const current = revisionOf(after, now)
    if (current !== null && !published.has(current.literal)) return []
    return say("wire/unbumped", `changes what ${old.literal} identifies.`, bumped(old, fact, after))
  }
  // What others publish is followed, and what nothing breaks needs no record.
  if (old !== null) {
    const life = after.revisions.find(({ literal }) => literal === old.literal)?.life ?? "retired"
    if (life === "retired") return []
    return say(
      "wire/unbumped",
      `takes away what ${old.literal} promises.`,
      `restore ${fact}, or make ${old.id} retired`,
    )
  }
  if (isAdopted(after, now ?? was) || wire === "full" || wire === "backward" || record !== null) return []
  const clause =
    "breaks who writes or reads by what stood there, no literal tells the two apart, and no decision record that is new here names it."
  return say("wire/unrecorded", clause, `run ${command} ${change.at} and complete what it writes`)
}

function literalFindings({ before, after, spans }: Judging): readonly Finding[] {
  const now = new Map(after.revisions.map((revision) => [revision.literal, revision]))
  return publishedRevisions(before).flatMap((revision) => {
    const current = now.get(revision.literal)
    if (current === undefined)
      return [
        finding("revision/lost", {
          what: `${JSON.stringify(revision.literal)} was ${revision.life}, and is stated nowhere any more.`,
          fix: `state it as it was; where nothing of it is read any more, with the life retired`,
          at: spans.locate(revision.id),
          facts: [revision.id],
        }),
      ]
    if (revision.life !== "retired" || current.life === "retired") return []
    return [
      finding("revision/returned", {
        what: `${JSON.stringify(revision.literal)} was retired, and is ${current.life} again.`,
        fix: `leave ${current.id} retired, and state a literal that nobody has used`,
        at: spans.locate(`${current.id}#/life`),
        facts: [current.id],
      }),
    ]
  })
}

function isAdopted({ contracts }: Catalog, body: FactBody | undefined): boolean {
  const contract = body?.["contract"]
  return isRef(contract) && contracts.some(({ id, ownership }) => id === contract.$ref && ownership === "adopted")
}

function bodyIn({ facts }: Pick<Published, "facts">, id: FactId): FactBody | undefined {
  return facts.find((fact) => fact.id === id)?.body
}
