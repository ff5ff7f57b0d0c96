import { onTestFinished } from "vitest"
import { acpV1 } from "../../output/facts/drivers.ts"
import { axes } from "../../output/facts/axes.ts"
import type { Envelope } from "../../model/entries.ts"
import { defaultContracts } from "../../runtime/defaults.ts"
import { extensions } from "../../runtime/driver/extending/extensions.ts"
import type { ExtensionOptions, Extensions } from "../../runtime/driver/extending/extensions.ts"
import type { Given } from "../../runtime/driver/extending/given.ts"
import type { Observed } from "../../runtime/driver/observed.ts"
import type { RunObservation } from "../../runtime/driver/observation/observation.ts"
import type { AgentOptions, Opened } from "../../runtime/driver/session/agent-options.ts"
import { openAgent } from "../../runtime/driver/session/agent.ts"
import type { Session } from "../../runtime/driver/session/session.ts"
import { openConnection } from "../../runtime/driver/transport/open.ts"

/** What the server grants to a harness on the lane of the reference harness. */
export const envelope = acpV1.envelopes[0] as Envelope

/** A harness of this folder that is being driven. */
export interface Driven {
  readonly opened: Opened
  readonly extending: Extensions
  readonly observed: readonly Observed[]
}

/** Starts a harness in Node and drives it; it is gone when the test ends. */
export async function driven(
  script: string,
  flags: readonly string[] = [],
  options: AgentOptions & Partial<ExtensionOptions> = {},
): Promise<Driven> {
  const observed: Observed[] = []
  const extending = extensions({ spoken: defaultContracts, grants: { axes, envelope }, ...options })
  const launch = {
    command: process.execPath,
    args: [`${import.meta.dirname}/${script}`, ...flags],
    cwd: import.meta.dirname,
    environment: { PATH: process.env["PATH"] ?? "" },
  }
  const opened = await openAgent((listener) => openConnection(launch, listener), {
    watch: (each) => observed.push(each),
    ...options,
    limits: { drain: 50, drainWhileOpen: 50, ...options.limits },
    extending,
  })
  if (opened.ok) onTestFinished(async () => void (await opened.agent.close()))
  return { opened, extending, observed }
}

/** A session with a harness that is driven. */
export interface DrivenSession extends Driven {
  readonly session: Session
  /** Waits until something is observed that fits, also what was observed before. */
  readonly until: (fits: (observation: RunObservation) => boolean) => Promise<void>
}

/** Starts the reference harness, or another of this folder, and opens a session with it. */
export async function session(
  flags: readonly string[] = [],
  given: readonly Given[] = [],
  options: AgentOptions & Partial<ExtensionOptions> & { readonly script?: string } = {},
): Promise<DrivenSession> {
  const drive = await driven(options.script ?? "reference/main.js", flags, options)
  if (!drive.opened.ok) throw new Error(JSON.stringify(drive.opened.failure))
  const made = await drive.opened.agent.newSession({ cwd: "/tmp", given })
  if (!made.ok) throw new Error(JSON.stringify(made.failure))
  const until = async (fits: (observation: RunObservation) => boolean): Promise<void> => {
    while (!drive.observed.some(({ observation }) => fits(observation)))
      await new Promise((resolve) => void setTimeout(resolve, 5))
  }
  return { ...drive, session: made.value, until }
}

/** Whether an observation is a piece of the agent's text with those words. */
export function says(words: string): (observation: RunObservation) => boolean {
  return (each) => each.kind === "message" && each.content.type === "text" && each.content.text.includes(words)
}

/** What extensions meant, in order. */
export function meant(observed: readonly Observed[]): readonly unknown[] {
  return observed.flatMap(({ observation }) => (observation.kind === "extension" ? [observation.observation] : []))
}
