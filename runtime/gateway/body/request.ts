import type { ModelCard } from "../../../output/facts/types.ts"
import type { Manners } from "../dialect/manners.ts"
import { countAt, objectOf } from "../dialect/json.ts"
import { appliedEffort } from "../effort/apply.ts"
import type { EffortRecord } from "../effort/effort-record.ts"
import type { Pieces } from "./pieces.ts"
import type { Edit } from "./splice.ts"
import { spliced } from "./splice.ts"
import { setInside, valueOf } from "./view.ts"
import type { BodyView } from "./view.ts"

/** What a body asks for. */
export interface Asked {
  /** The model's name as the client wrote it; null where it wrote none. */
  readonly model: string | null
  readonly streams: boolean
  /** Whether the client itself asked a stream to tell its usage. */
  readonly wantsUsage: boolean
  /** The most output tokens that it allows; null: it says nothing. */
  readonly most: number | null
  /** Whether it offers tools, as an agent's turns do and its calls for titles do not. */
  readonly offersTools: boolean
}

/** Why a body that is one object is refused all the same. */
export type BodyFault = "lookalike_member" | "member_form" | "two_caps" | "doubled_inside"

/** The longest name of a model that is taken: it is written down with every call. */
const modelCharacters = 256

/** Reads what decides of a body, and refuses what two readers could understand differently. */
export function asked(
  manners: Manners,
  view: BodyView,
): { readonly ok: true; readonly asked: Asked } | { readonly ok: false; readonly fault: BodyFault } {
  if (view.scanned.members.some(({ name }) => isLookalike(manners, name)))
    return { ok: false, fault: "lookalike_member" }
  const model = valueOf(view, "model")
  const streams = valueOf(view, "stream")
  const caps = manners.caps.map((name) => valueOf(view, name)).filter((cap) => cap !== undefined && cap !== null)
  if (!isModel(model) || !isSwitch(streams)) return { ok: false, fault: "member_form" }
  if (caps.length > 1) return { ok: false, fault: "two_caps" }
  const { usageSwitch } = manners
  const wantsUsage = usageSwitch !== null && objectOf(valueOf(view, usageSwitch.name))?.[usageSwitch.inside] === true
  const most = countAt({ most: caps[0] }, "most")
  return {
    ok: true,
    asked: { model: model ?? null, streams: streams === true, wantsUsage, most, offersTools: offersTools(view) },
  }
}

function offersTools({ scanned, bytes }: BodyView): boolean {
  const tools = scanned.members.find(({ name }) => name === "tools")
  if (tools === undefined) return false
  const begins = bytes.slice(tools.start, Math.min(tools.end, tools.start + 64)).toString("latin1")
  return begins.startsWith("[") && !/^\[\s*\]$/.test(begins)
}

function isModel(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === "string" && value.length <= modelCharacters)
}

function isSwitch(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "boolean"
}

const foldedMembers = new WeakMap<Manners, ReadonlySet<string>>()

function isLookalike(manners: Manners, name: string): boolean {
  if (manners.members.includes(name)) return false
  const folded = foldedMembers.get(manners) ?? new Set(manners.members.map(fold))
  foldedMembers.set(manners, folded)
  return folded.has(fold(name))
}

/** A name as readers see it that do not tell capitals apart, those of other scripts included. */
function fold(name: string): string {
  return name.toUpperCase().toLowerCase()
}

/** A body as it goes to one candidate, and what was done to it. */
export interface Prepared {
  readonly bytes: Pieces
  readonly effort: EffortRecord
  /** Whether the stream is to tell its usage for us alone. */
  readonly addsUsage: boolean
}

/** Writes the candidate's model, effort and name of the output's bound into a body. */
export function prepared(
  manners: Manners,
  view: BodyView,
  { streams, wantsUsage }: Asked,
  candidate: { readonly model: string; readonly effort?: string; readonly card: ModelCard | null },
): { readonly ok: true; readonly prepared: Prepared } | { readonly ok: false; readonly fault: BodyFault } {
  const { edits, record } = appliedEffort(candidate.effort ?? null, candidate.card, manners.effort, view)
  const all: Edit[] = [{ kind: "set", name: "model", json: JSON.stringify(candidate.model) }, ...edits]
  const cap = candidate.card?.outputCap ?? null
  if (cap !== null && manners.caps.includes(cap))
    for (const name of manners.caps)
      if (name !== cap && valueOf(view, name) !== undefined)
        all.push({ kind: "remove", name: cap }, { kind: "rename", name, to: cap })
  const addsUsage = streams && manners.usageSwitch !== null && !wantsUsage
  if (addsUsage && manners.usageSwitch !== null) {
    const edit = setInside(view, manners.usageSwitch.name, manners.usageSwitch.inside, "true")
    if (edit === null) return { ok: false, fault: "doubled_inside" }
    all.push(edit)
  }
  return { ok: true, prepared: { bytes: spliced(view.bytes, view.scanned, all), effort: record, addsUsage } }
}
