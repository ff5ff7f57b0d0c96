import { accepts } from "../../model/accepts.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Revision } from "../../model/entries.ts"
import { factPath } from "../../model/fact.ts"
import type { FactPath } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import { carrierFault } from "../../model/wire/carrier.ts"
import { expanded, pointerTo } from "../../model/wire/vectors.ts"
import { finding } from "../diagnostics.ts"
import type { DiagnosticCode } from "../diagnostics.ts"
import { allPayloads } from "../emit/kit/payloads.ts"
import type { KitPayload } from "../emit/kit/payloads.ts"
import type { FrozenFile, Spans } from "../load/loaded.ts"
import { bumped } from "../review/literals.ts"
import { remembering } from "../remembering.ts"
import { frozenNames, structureOf } from "./frozen.ts"
import type { FrozenPayload } from "./frozen.ts"
import { readTypes, readVectors } from "./read-frozen.ts"
import type { FrozenVector } from "./read-frozen.ts"

/** What today's payloads owe to the revisions that are still read, and do not keep. */
export function checkFrozen(
  catalog: Pick<Catalog, "contracts" | "documents" | "revisions">,
  frozen: readonly FrozenFile[],
  spans: Spans,
): readonly Finding[] {
  const today = new Map(allPayloads(catalog).map((each) => [`${each.folder}/${each.name}`, each]))
  const known = new Set(catalog.revisions.map(({ name }) => name))
  const strays = frozen.filter(({ revision }) => !known.has(revision))
  const unowned = strays.map(({ path, revision }) =>
    finding("revision/frozen-unreadable", {
      what: `${path} is of ${revision}, and the catalog has no revision of that name.`,
      fix: "state the revision, or remove the file",
      at: { file: path, line: 1, column: 1 },
    }),
  )
  const living = catalog.revisions.filter(({ life }) => life !== "retired")
  return [
    ...unowned,
    ...living.flatMap((revision) => checkRevision(revision, frozen, { today, spans, revisions: catalog.revisions })),
  ]
}

interface Today {
  /** Payloads by `CONTRACT/NAME`. */
  readonly today: ReadonlyMap<string, KitPayload>
  readonly spans: Spans
  readonly revisions: readonly Revision[]
}

function checkRevision(revision: Revision, frozen: readonly FrozenFile[], now: Today): readonly Finding[] {
  const { today, spans } = now
  const own = frozen.filter((file) => file.revision === revision.name)
  const types = own.find(({ name }) => name === frozenNames.types)
  const vectors = own.find(({ name }) => name === frozenNames.vectors)
  const say = (
    code: DiagnosticCode,
    at: Location | null,
    what: string,
    fix: string,
    fact: FactPath = revision.id,
  ): Finding => finding(code, { what, fix, at, facts: [...new Set([fact, revision.id])] })
  const unreadable = (file: FrozenFile, line: number, problem: string): Finding => {
    const what = `line ${line} of ${file.path} ${problem}.`
    return say(
      "revision/frozen-unreadable",
      { file: file.path, line, column: 1 },
      what,
      "restore it as it was committed",
    )
  }
  if (types === undefined && vectors !== undefined) return [unreadable(vectors, 1, "has no types beside it")]
  if (types === undefined) {
    if (revision.life === "current") return []
    const what = `${revision.literal} is still accepted, and nothing says what it promised.`
    const fix = `freeze ${revision.name} in the last commit where it is current, and bring what that writes here`
    return [say("revision/frozen-missing", spans.locate(revision.id), what, fix)]
  }
  const read = readTypes(types.text)
  if (!read.ok) return [unreadable(types, 1, read.problem)]
  if (read.literal !== revision.literal) {
    const what = `${revision.id} is ${JSON.stringify(revision.literal)}, and was frozen as ${JSON.stringify(read.literal)}.`
    const fix = "restore the literal, and state the new one as a revision of its own"
    return [say("revision/literal-changed", spans.locate(factPath(revision.id, "literal")), what, fix)]
  }
  if (vectors === undefined && read.payloads.length > 0) return [unreadable(types, 1, "has no vectors beside it")]
  const lines = vectors === undefined ? { accepted: [], problems: [] } : readVectors(vectors.text, read.payloads)
  const broken = lines.problems.map(({ line, problem }) => unreadable(vectors ?? types, line, problem))
  const kept = read.payloads.flatMap((payload): readonly Finding[] => {
    const current = today.get(payload.of)
    if (current === undefined) {
      const what = `${revision.literal} promises ${payload.of}, and the catalog has no such payload any more.`
      return [
        say(
          "revision/payload-gone",
          spans.locate(revision.id),
          what,
          `restore ${payload.fact}, or retire ${revision.id}`,
        ),
      ]
    }
    const of = lines.accepted.filter((vector) => vector.of === payload.of)
    return refusals(revision, current, of, vectors ?? types, now)
  })
  return broken.length + kept.length > 0 ? [...broken, ...kept] : changes(revision, read.payloads, now)
}

/** What payloads answered to the same vectors before. */
const remember = remembering<readonly { readonly vector: FrozenVector; readonly pointer: string }[]>(500)

/** The frozen vectors of one payload that today's payload refuses, in one finding. */
function refusals(
  revision: Revision,
  now: KitPayload,
  vectors: readonly FrozenVector[],
  file: FrozenFile,
  { spans, revisions }: Today,
): readonly Finding[] {
  const asked = `${JSON.stringify([now.folder, now.name, now.payload, now.adopted])}${file.text}`
  const refused = remember(asked, () =>
    vectors.flatMap((vector) => {
      const pointer = refusedAt(now, expanded(vector.form))
      return pointer === null ? [] : [{ vector, pointer }]
    }),
  )
  const [first, ...more] = refused
  if (first === undefined) return []
  const rest = more.length === 0 ? "" : `, and ${more.length} more`
  return [
    finding("revision/vector-refused", {
      what: `${now.folder}/${now.name} refuses at ${JSON.stringify(first.pointer)} what ${revision.literal} accepts: vector ${JSON.stringify(first.vector.name)}${rest}.`,
      fix:
        revision.life === "current"
          ? `restore the constraint, or ${bumped(revision, now.fact, { revisions })}`
          : `restore the constraint, or retire ${revision.id}`,
      at: spans.locate(factPath(now.fact, now.part)),
      related: refused.slice(0, 5).map(({ vector: { line, name } }) => ({
        says: `the vector ${JSON.stringify(name)} as it was frozen`,
        at: { file: file.path, line, column: 1 },
      })),
      facts: [factPath(now.fact, now.part), revision.id],
    }),
  ]
}

/** Where a value is refused, as a JSON Pointer; null: it is accepted. */
function refusedAt({ payload, adopted }: KitPayload, value: unknown): string | null {
  const [refusal] = accepts(payload, value)
  if (refusal !== undefined) return refusal.path.reduce(pointerTo, "")
  return adopted && carrierFault(value) !== null ? "" : null
}

/**
 * Payloads that say that they are of a revision, and accept what they did, but not only that. Those that have gone on to
 * another literal may accept more; they are asked for the vectors alone.
 */
function changes(
  revision: Revision,
  payloads: readonly FrozenPayload[],
  { today, spans, revisions }: Today,
): readonly Finding[] {
  const frozen = new Map(payloads.map((payload) => [payload.of, payload]))
  const own = [...today].filter(([, { since }]) => since === revision.id)
  return own.flatMap(([of, { fact, part, payload }]) => {
    const was = frozen.get(of)
    if (was !== undefined && structureOf(was.payload) === structureOf(payload)) return []
    const what =
      was === undefined
        ? `${of} says that it is of ${revision.literal}, which was frozen without it.`
        : `${of} is not what it was when ${revision.literal} was frozen; what was accepted still is.`
    const at = spans.locate(factPath(fact, part))
    const facts = [factPath(fact, part), revision.id]
    return [finding("revision/content-changed", { what, fix: bumped(revision, fact, { revisions }), at, facts })]
  })
}
