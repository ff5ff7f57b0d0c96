import { carrierIndex, placedBelow } from "../../../extensions/carrier-index.ts"
import type { Placed } from "../../../extensions/carrier-index.ts"
import { receiver } from "../../../extensions/receive.ts"
import type { MintedId } from "../../../extensions/observation.ts"
import { stagesFiles } from "../../grammar/staging.ts"
import { membersOf, textOf } from "../../grammar/message.ts"
import { contradiction, grants, resuming, samples } from "../../platform.ts"
import type { Probe } from "../probe.ts"
import { prompts, rememberable } from "../prompts.ts"
import type { Hello, Visit } from "../visit.ts"

/** A value that is wrong for every slot that grants something. */
const malformed = 7

/** A word that nobody would say by chance. */
const word = "quarrelsome-heron-41"

/** The slots of session/new that grant or limit, and that this agent must take or refuse. */
function authorities({ spoken }: Pick<Visit, "spoken">, { declared, declares }: Hello): readonly Placed[] {
  const root = carrierIndex(spoken.map(({ contract }) => contract))({ def: "NewSessionRequest", from: "client" })
  if (root === undefined || !declares) return []
  return placedBelow(root).filter(
    ({ slot, needs }) => slot.posture === "authority" && (needs === null || declared.has(needs)),
  )
}

/** The `_meta` that holds values by the ids of their slots. */
function metaOf(slots: readonly Placed[], values: { readonly [slot: string]: unknown }): { readonly _meta: object } {
  const members = slots.flatMap(({ slot }) =>
    slot.site.kind === "meta" && Object.hasOwn(values, slot.id)
      ? [[slot.site.at.at(-1) ?? "", values[slot.id]] as const]
      : [],
  )
  return { _meta: Object.fromEntries(members) }
}

/** Sessions with grants: malformed ones, sound ones, and turns that must keep to them. */
export const granting: Probe = {
  name: "granting",
  says: "grants, malformed and sound",
  needsTurns: true,
  run: async ({ visit, hello }) => {
    const slots = authorities(visit, hello)
    for (const { slot } of slots) await visit.begin(metaOf(slots, { [slot.id]: malformed }))
    const sound = slots.filter(({ slot }) => Object.hasOwn(samples, slot.id)).map(({ slot }) => slot.id)
    if (Object.keys(contradiction).every((id) => slots.some(({ slot }) => slot.id === id)))
      await visit.begin(metaOf(slots, contradiction))
    await visit.begin()
    for (const id of sound) {
      const session = await visit.begin(metaOf(slots, { [id]: samples[id] }))
      if (session === null) continue
      if (id === grants.tools) await visit.turn(session, prompts.read)
      if (id === grants.output) await visit.turn(session, prompts.verdict)
    }
  },
}

/** State that one process hands out and another one takes back. */
export const keeping: Probe = {
  name: "keeping",
  says: "state handed out and taken back",
  needsTurns: true,
  wants: (hello, given) => authorities(given, hello).some(({ slot }) => slot.id === grants.state),
  run: async ({ visit, hello, another }) => {
    const slots = authorities(visit, hello)
    const session = await visit.begin()
    if (session === null) return
    const read = receiver(visit.spoken)
    let state: unknown = null
    const stop = visit.peer.watch(({ params }) => {
      const meta = membersOf(membersOf(params)["update"])["_meta"]
      if (textOf(params, "sessionId") !== session || meta === undefined) return
      for (const each of read("SessionNotification.update", meta, hello.declared, { mint: (raw) => raw as MintedId })
        .observations)
        if (each.kind === "keeping" && each.phase === "held")
          state = { version: each.checkpoint.version, state: each.checkpoint.state.open() }
    })
    await visit.turn(session, rememberable(word))
    await visit.peer.rest(visit.limits.quiet)
    stop()
    if (state === null) return
    await another(async (fresh) => {
      if ((await fresh.hello()) === null) return
      const restored = await fresh.begin(metaOf(slots, { ...resuming, [grants.state]: state }))
      if (restored === null) return
      fresh.peer.note("expects", { session: restored, of: "state", words: word })
      await fresh.turn(restored, prompts.recall)
    })
  },
}

/** A file that is staged for a turn. */
export const staging: Probe = {
  name: "staging",
  says: "a staged file",
  needsTurns: true,
  wants: ({ declared }, { spoken }) => stagesFiles(spoken, declared),
  run: async ({ visit, stage }) => {
    const session = await visit.begin()
    if (session === null) return
    const uri = stage("staged.txt", `${word}\n`)
    visit.peer.note("expects", { session, of: "files", words: word })
    await visit.turn(session, [
      { type: "text", text: prompts.staged },
      { type: "resource_link", name: "staged.txt", uri },
    ])
  },
}
