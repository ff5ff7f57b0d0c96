import { openOneshot } from "../oneshot/index.ts"
import { seenAs } from "../sandbox/index.ts"
import type { Seen } from "./seen.ts"
import { onAbort } from "./turn.ts"
import type { Turn } from "./turn.ts"

/**
 * Runs a one-shot command in its place with the plan's prompt: one process, whose exit is the end of the turn. There is no
 * wire to be judged, and no server of tools to be given. Never rejects.
 */
export async function oneshotTurn(turn: Turn): Promise<Seen> {
  const { plan, place, clock, milliseconds, cancel, end, step, watch } = turn
  const { release } = plan
  if (release === null) throw new TypeError("a one-shot command without a release")
  const { argv = [], prompt_transport: transport = "stdin", output_mode: mode = "text" } = release
  const session = openOneshot({
    release: { ...release, argv, prompt_transport: transport, output_mode: mode },
    launch: (args) => place.launch(args),
    workspace: place.folders.workspace,
    staging: { folder: place.folders.turns, seenAs: seenAs.turns },
    isEphemeral: true,
    clock,
    limits: { turn: milliseconds, stall: milliseconds },
    watch: ({ observation }) => {
      if (observation.kind !== "output" && observation.kind !== "ended") watch(observation)
    },
  })
  step("waiting for the answer to the prompt")
  const prompted = session.prompt(plan.prompt)
  const unhear = [onAbort(cancel, prompted.cancel), onAbort(end, prompted.cancel)]
  try {
    const { outcome, because, complaint, text, tools, closing } = await prompted.result
    const why = complaint === null ? because : `${because}: ${complaint.slice(0, 500)}`
    return {
      outcome,
      because: why,
      stopReason: null,
      answer: text,
      toolUses: tools.length,
      declared: [],
      conformance: null,
      closings: closing === null ? [] : [closing],
    }
  } finally {
    for (const stop of unhear) stop()
    await session.close()
  }
}
