import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { answer } from "../../platform/answer.ts"
import type { VerificationRecord } from "../../../output/documents/index.ts"
import { harnessNamed, routingNamed } from "../../platform/names.ts"
import { pause } from "../../platform/persistent.ts"
import { withPlatform } from "../../platform/platform.ts"
import type { Platform } from "../../platform/platform.ts"
import { oneLine } from "../../../runtime/worker/routing/terminal-text.ts"
import { shellLine } from "../../shell-line.ts"
import { verifyAsked } from "./asked.ts"
import { verdictText } from "./verdict.ts"

/** How often a verification is looked at, in milliseconds. */
const interval = 500

/**
 * Asks for a verification of a harness with a model profile, and waits for its end where that is wanted. An interrupt ends the
 * waiting alone: the verification goes on.
 */
export async function verifyHarness(
  terminal: Terminal,
  positional: readonly string[],
  given: Arguments,
): Promise<ExitCode> {
  const asked = verifyAsked(terminal.cwd, positional, given)
  return withPlatform(terminal, given, async (platform) => {
    const { client, once } = platform
    const profile = await harnessNamed(platform, asked.harness)
    const { key } = await routingNamed(platform, asked.model)
    const body = {
      model_routing_profile: key,
      ...(asked.sandbox === null ? {} : { sandbox_profile: asked.sandbox }),
      ...(asked.provesPlatformMcp ? { prove_platform_mcp: true } : {}),
    }
    const begun = await client.harnessRuntime.verifications.create(profile.id, body, once())
    const look = shellLine([terminal.command, "harness", "list", profile.name])
    if (!asked.waits) return answer(terminal, given, begun, `${begun.id} is ${begun.state}.\nNext: ${look}`)
    const ended = await followed(terminal, given.options["json"] === true, platform, begun)
    if (ended === null) {
      terminal.err(`${terminal.command}: ${begun.id} goes on without anybody who waits. Look at it with: ${look}\n`)
      return 1
    }
    const report = ended.report_id === null ? null : await client.conformanceReports.read(ended.report_id)
    const sandbox = asked.sandbox === null ? [] : ["--sandbox", asked.sandbox]
    const words = [terminal.command, "run", "--profile", profile.name, "--model-profile", key, ...sandbox, "Say hello."]
    const text = verdictText({ name: profile.name, model: key, next: shellLine(words) }, ended, report)
    answer(terminal, given, { verification: ended, report }, text)
    return ended.state === "passed" ? 0 : 1
  })
}

/**
 * Looks at a verification until it is over, and shows how far it is: in one line that changes where somebody watches, in a line
 * for each change elsewhere, so that a log shows what was waited for. null: the waiting was interrupted.
 */
async function followed(
  terminal: Terminal,
  isJson: boolean,
  { client, clock }: Platform,
  begun: VerificationRecord,
): Promise<VerificationRecord | null> {
  let last = ""
  const shown = (seconds: number, text: string): void => {
    if (terminal.interactive)
      terminal.err(`\r\u001B[K${oneLine(`${seconds} s: ${text}`, (terminal.columns ?? 80) - 1)}`)
    else if (!isJson && text !== last) terminal.err(`${begun.id}: ${oneLine(text, 200)}\n`)
    last = text
  }
  const since = clock.now()
  try {
    for (let now = begun; ; now = await client.harnessRuntime.verifications.read(begun.id)) {
      if (now.state !== "queued" && now.state !== "running") return now
      const seconds = Math.floor((clock.now() - since) / 1_000)
      shown(seconds, now.progress ?? (now.state === "queued" ? "waiting for a runner" : now.state))
      await pause(interval, clock, terminal.signal)
    }
  } catch (thrown) {
    if (terminal.signal.aborted) return null
    throw thrown
  } finally {
    if (terminal.interactive) terminal.err("\r\u001B[K")
  }
}
