import { openAgent, openConnection } from "../../../runtime/driver/index.ts"
import type { Closing, Failure, TurnResult } from "../../../runtime/driver/index.ts"
import { sandboxProfile, usualWorkspace } from "../../../runtime/sandbox/index.ts"
import { failureText } from "../../run/report.ts"
import type { Check, CheckName } from "./document.ts"
import { plainExchange } from "./exchange.ts"
import type { Bench } from "./bench.ts"

/** Starts the image as an agent, opens a session and gives it one prompt; what comes of each is a check. */
export async function acpChecks(bench: Bench): Promise<readonly Check[]> {
  const { release, signal, step, nonce, models, client } = bench
  const exchange = plainExchange(nonce(), nonce())
  const asked = bench.serve([exchange])
  const cwd = release.working_directory ?? usualWorkspace
  const seconds = sandboxProfile.seconds * 1_000
  step("starting the agent")
  const opened = await openAgent(
    (listener) => {
      const connection = openConnection(bench.launch(release.arguments ?? [], 1), listener)
      const stop = (): void => void connection.close()
      signal.addEventListener("abort", stop)
      if (signal.aborted) stop()
      return connection
    },
    { client, record: models.record, limits: { startup: 60_000, turn: seconds, stall: seconds } },
  )
  if (!opened.ok) return [failed("initialize_handshake", opened.failure, opened.closing)]
  const { agent } = opened
  const passed: Check[] = [{ name: "initialize_handshake", status: "passed" }]
  step("opening a session")
  const tried = await agent.newSession({ cwd })
  if (!tried.ok) return [...passed, failed("session_start", tried.failure, await agent.close())]
  passed.push({ name: "session_start", status: "passed" })
  step("waiting for the answer to a prompt")
  const turn = await tried.value.prompt(exchange.prompt).result
  const closing = await agent.close()
  const wrong = promptFault(turn, asked.came(exchange), exchange.answered)
  const detail = wrong === null ? null : withErrors(wrong, closing)
  const check: Check =
    detail === null
      ? { name: "prompt_exchange", status: "passed" }
      : { name: "prompt_exchange", status: "failed", detail }
  return [...passed, check]
}

/** Why a turn is no exchange with the model; null: it is one. */
function promptFault({ outcome, because, failure, text }: TurnResult, came: boolean, answered: string): string | null {
  if (failure !== null) return failureText(failure)
  if (!came) return "the prompt never reached the model: no call of it came through the relay"
  if (outcome !== "succeeded") return `the turn ended as ${outcome}: ${because.replaceAll("_", " ")}`
  return text.includes(answered) ? null : "the model's answer does not stand in what the agent says"
}

function failed(name: CheckName, failure: Failure, closing: Closing): Check {
  return { name, status: "failed", detail: withErrors(failureText(failure), closing) }
}

/** With the end of what the program wrote on standard error, which usually says more. */
export function withErrors(what: string, closing: Closing | null): string {
  const last = closing?.closure.errorTail.trim().split("\n").at(-1) ?? ""
  return last === "" ? what : `${what} Standard error ends with: ${last}`
}
