import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { harnessNamed, routingNamed, runtimeNamed } from "../../platform/names.ts"
import { withPlatform } from "../../platform/platform.ts"
import type { Platform } from "../../platform/platform.ts"
import { shellLine } from "../../shell-line.ts"
import { show } from "../show.ts"
import { profileAsked } from "./asked.ts"
import type { Carrier, ProfileAsked } from "./asked.ts"
import { followed } from "./follow.ts"
import { refusedText } from "./refused.ts"
import { shownOf } from "./reported.ts"
import { endText, gathering, outcomeOf } from "./report.ts"

/**
 * Runs one prompt on a platform, by a verified profile or a connected runtime, and shows what it does as a run on this machine
 * is shown. Without evidence for the exact tuple nothing begins. An interrupt cancels the run, and waits for its end.
 */
export async function runByProfile(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const asked = profileAsked(terminal.cwd, given)
  return withPlatform(terminal, given, async (platform) => {
    const session = await openSession(terminal, platform, asked.by)
    return session === null ? 1 : runs(terminal, given, platform, { ...asked, session })
  })
}

/** Opens a session; null: there is no evidence, which is said with the command that brings it. */
async function openSession(terminal: Terminal, platform: Platform, by: Carrier): Promise<string | null> {
  const { client, once } = platform
  if (by.kind === "connected") {
    const { id } = await runtimeNamed(platform, by.runtime)
    return (await client.sessions.create({ connected_runtime_id: id }, once())).id
  }
  const [{ name }, { key }] = [await harnessNamed(platform, by.harness), await routingNamed(platform, by.model)]
  const names = {
    harness_profile: name,
    model_routing_profile: key,
    ...(by.sandbox === null ? {} : { sandbox_profile: by.sandbox }),
  }
  const answer = await client.sessions.preflight(names)
  if (answer.allowed) return (await client.sessions.create(names, once())).id
  const sandbox = by.sandbox === null ? [] : ["--sandbox", by.sandbox]
  const verify = shellLine([terminal.command, "harness", "verify", name, ...sandbox, "--model", key, "--wait"])
  terminal.err(`${terminal.command}: ${refusedText(answer, verify)}\n`)
  return null
}

async function runs(
  terminal: Terminal,
  given: Arguments,
  platform: Platform,
  { session, prompt, timeout }: ProfileAsked & { readonly session: string },
): Promise<ExitCode> {
  const { client, once, clock } = platform
  const isJson = given.options["json"] === true
  const shown = show({
    text: isJson ? () => {} : terminal.out,
    line: isJson ? () => {} : (line) => terminal.err(`${line}\n`),
    color: terminal.color,
    columns: terminal.columns ?? null,
  })
  const gathered = gathering()
  const begun = await client.runs.create(session, { prompt }, once())
  const cancelling = once()
  let cancelled: Promise<unknown> = Promise.resolve()
  const cancel = (): void => void (cancelled = client.runs.cancel(begun.id, cancelling).catch(() => undefined))
  const takeBack = timeout === null ? () => {} : clock.after(timeout, cancel)
  terminal.signal.addEventListener("abort", cancel)
  if (terminal.signal.aborted) cancel()
  try {
    const ended = await followed(platform, begun.id, ({ observation: reported }) => {
      const observation = shownOf(reported)
      if (observation === null) return
      gathered.take(observation)
      shown.take({ observation, phase: "in_turn" })
    })
    shown.end()
    if (isJson) terminal.out(`${JSON.stringify(gathered.report(session, ended), null, 2)}\n`)
    else terminal.err(`${endText(ended)}\n`)
    return isGood(outcomeOf(ended), given.options["require-evidence"] === true) ? 0 : 1
  } finally {
    terminal.signal.removeEventListener("abort", cancel)
    takeBack()
    await cancelled
  }
}

function isGood(outcome: string, needsEvidence: boolean): boolean {
  return outcome === "succeeded" || (outcome === "unverified" && !needsEvidence)
}
