import { openOneshot } from "../../../runtime/oneshot/index.ts"
import type { Oneshot, OneshotResult } from "../../../runtime/oneshot/index.ts"
import { sandboxProfile, seenAs } from "../../../runtime/sandbox/index.ts"
import { withErrors } from "./acp-checks.ts"
import type { Bench } from "./bench.ts"
import type { Check, CheckName } from "./document.ts"
import { plainExchange, typedExchange } from "./exchange.ts"
import type { Asked, Exchange } from "./exchange.ts"

/**
 * Runs the image as a one-shot command, a container for each turn: one prompt, then another one that goes on from it where
 * the release has a flag for that, then one whose answer has a schema where it has a flag for that.
 */
export async function oneshotChecks(bench: Bench): Promise<readonly Check[]> {
  const { release, folders, models, signal, step, nonce } = bench
  const { argv = [], prompt_transport: transport = "stdin", output_mode: mode = "text" } = release
  const session = openOneshot({
    release: { ...release, argv, prompt_transport: transport, output_mode: mode },
    launch: (args, { number }) => bench.launch(args, number),
    workspace: folders.workspace,
    staging: { folder: folders.turns, seenAs: seenAs.turns },
    record: models.record,
    limits: { turn: sandboxProfile.seconds * 1_000, stall: sandboxProfile.seconds * 1_000 },
  })
  const first = plainExchange(nonce(), nonce())
  const second = plainExchange(nonce(), nonce())
  const third = typedExchange(nonce(), nonce())
  const asked = bench.serve([first, second, third])
  const checks: Check[] = []
  const take = (name: CheckName, wrong: string | null): boolean => {
    checks.push(wrong === null ? { name, status: "passed" } : { name, status: "failed", detail: wrong })
    return wrong === null && !signal.aborted
  }
  try {
    step("waiting for the answer to a prompt")
    const result = await turnOf(session, first, signal)
    if (!take("process_start", startFault(result))) return checks
    if (!take("prompt_exchange", turnFault(result, first, asked))) return checks
    if (release.resume_flag !== undefined) {
      step("going on from there")
      const later = await turnOf(session, second, signal)
      if (!take("resume", turnFault(later, second, asked) ?? resumeFault(later, asked.knew(second, first))))
        return checks
    }
    if (release.output_schema_flag !== undefined) {
      step("asking for typed output")
      const typed = await turnOf(session, third, signal)
      take("output_schema", turnFault(typed, third, asked) ?? outputFault(typed))
    }
    return checks
  } finally {
    await session.close()
  }
}

async function turnOf(session: Oneshot, { prompt, typed }: Exchange, signal: AbortSignal): Promise<OneshotResult> {
  const turn = session.prompt(prompt, typed === null ? {} : { outputSchema: typed.schema })
  signal.addEventListener("abort", turn.cancel)
  if (signal.aborted) turn.cancel()
  try {
    return await turn.result
  } finally {
    signal.removeEventListener("abort", turn.cancel)
  }
}

/** The codes with which engines say that they could not start what they were asked to. */
const unstartedCodes: ReadonlySet<number | null> = new Set([125, 126, 127])

function startFault(result: OneshotResult): string | null {
  const { failure, closing } = result
  if (failure !== null) return withErrors(`The turn was not started: ${failure.code.replaceAll("_", " ")}.`, closing)
  return unstartedCodes.has(closing?.closure.exitCode ?? null)
    ? withErrors("The program cannot be started in the image.", closing)
    : null
}

/** Why a turn is no exchange with the model; null: it is one. */
function turnFault(result: OneshotResult, exchange: Exchange, asked: Asked): string | null {
  const { outcome, because, complaint, closing, text, output } = result
  const said = complaint === null ? "" : ` It says: ${complaint}`
  if (outcome !== "succeeded" && !asked.came(exchange))
    return withErrors(
      `The turn ended as ${ended(outcome, because)} before the prompt reached the model.${said}`,
      closing,
    )
  if (!asked.came(exchange)) return "The prompt never reached the model: no call of it came through the relay."
  if (outcome !== "succeeded") return withErrors(`The turn ended as ${ended(outcome, because)}.${said}`, closing)
  const shown = `${text}${JSON.stringify(output?.value ?? null)}`
  return shown.includes(exchange.answered) ? null : "The model's answer does not stand in what the program writes."
}

function ended(outcome: string, because: string): string {
  return `${outcome}, ${because}`.replaceAll("_", " ")
}

function resumeFault({ isResumed }: OneshotResult, knew: boolean): string | null {
  if (!isResumed) return "The second turn was not started with the resume flag."
  return knew ? null : "The second turn had the resume flag, and its call of the model knows nothing of the first turn."
}

function outputFault({ output }: OneshotResult): string | null {
  if (output?.state === "fits") return null
  const [finding] = output?.findings ?? []
  return `The typed output is ${output?.state ?? "missing"}${finding === undefined ? "" : `: ${finding.message}`}.`
}
