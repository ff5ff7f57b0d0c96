import type { Closing } from "../../driver/index.ts"
import type { Ended } from "../report.ts"
import type { Talk } from "../talk.ts"

/** How an end went, and how long it took; null where it did not come by itself. */
export interface Ending {
  readonly ended: Ended
  readonly milliseconds: number | null
}

/** Ends the agent's input, and waits for its end. */
export async function endInput(talk: Talk, now: () => number): Promise<Ending | null> {
  if (talk.endedAt() !== null) return null
  const begun = now()
  const closing = await talk.close()
  return endingOf(closing, closing.rung === "input_ended", begun, talk.endedAt())
}

/** Sends SIGTERM to its process alone, and waits for its end. */
export async function terminate(talk: Talk, now: () => number, atMost: number): Promise<Ending | null> {
  if (talk.endedAt() !== null) return null
  const begun = now()
  talk.terminate()
  const exits = await talk.until(() => talk.endedAt() !== null, atMost)
  const endedAt = talk.endedAt()
  return endingOf(await talk.close(), exits, begun, endedAt)
}

const rungs: { readonly [rung in Closing["rung"]]: Ended["by"] } = {
  gone: "itself",
  input_ended: "input_end",
  terminated: "group_sigterm",
  killed: "sigkill",
}

function endingOf(
  { closure, orphans, left, rung }: Closing,
  exits: boolean,
  begun: number,
  endedAt: number | null,
): Ending {
  const { exitCode, signal } = exits ? closure : { exitCode: null, signal: null }
  return {
    ended: { by: exits ? "itself" : rungs[rung], exitCode, signal, descendants: orphans.length + left.length },
    milliseconds: exits && endedAt !== null ? endedAt - begun : null,
  }
}
