import type { SessionMeta, TaskContext } from "../../../output/contracts/onehorizon/index.ts"
import type { Connection, Listener } from "../../driver/connection.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import { accounted, freshAccount } from "./account.ts"
import type { Account, WorkerEvent } from "./account.ts"
import { runTurn } from "./turn.ts"
import type { Turn, TurnOptions, TurnReport, TurnRequest } from "./turn.ts"

/** What every turn of a session is asked: the worker itself counts its tries, and says which session goes on. */
export interface SessionRequest extends Omit<TurnRequest, "bundle" | "previous" | "history"> {
  readonly bundle: Omit<SessionMeta, "version" | "runtimeAttempt" | "taskMode">
}

/** How a turn of a session went, and what there is to tell of it. */
export interface SessionTurn extends TurnReport {
  readonly events: readonly WorkerEvent[]
  readonly account: Account
}

/** The turns of one session, each in a process of its own. */
export interface WorkerSession {
  /**
   * Runs the next turn. `input` is what a user said since: the answer to the agent's question, or feedback; null: the same
   * again. Refused while a turn runs, and without input while a question is open, since a refusal is never retried by itself.
   */
  readonly next: (input: string | null) => { readonly ok: true; readonly report: Promise<SessionTurn> } | Refused
  readonly cancel: (by: "user" | "shutdown") => void
  readonly account: () => Account
}

/** How a session's turns are run, and how many budget failures in a row are a stall. */
export interface SessionOptions extends TurnOptions {
  readonly budgetFailuresToStall?: number
  /** Absent: a session that had no turn. */
  readonly account?: Account
}

/** Makes a session; `connect` starts a process, once for each turn. */
export function workerSession(
  connect: (listener: Listener) => Connection,
  request: SessionRequest,
  options: SessionOptions,
): WorkerSession {
  let account = options.account ?? freshAccount
  let running: Turn | null = null
  const settled = (input: string | null, report: TurnReport): SessionTurn => {
    const after = accounted(account, input, report, options.budgetFailuresToStall)
    account = after.account
    return { ...report, ...after }
  }
  return {
    next: (input) => {
      if (running !== null) return refused(busy)
      if (account.question !== null && input === null) return refused(unanswered)
      const { prompt, bundle } = request
      const { sessionId, runtimeAttempt, history } = account
      const said = input ?? account.input
      running = runTurn(
        connect,
        {
          ...request,
          prompt: { ...prompt, task: asking(prompt.task, said) },
          bundle: { ...bundle, version: 1, taskMode: prompt.taskMode, runtimeAttempt },
          previous: sessionId,
          history,
        },
        options,
      )
      const report = running.report.finally(() => (running = null))
      return { ok: true, report: report.then((ended) => settled(said, ended)) }
    },
    cancel: (by) => running?.cancel(by),
    account: () => account,
  }
}

function asking(task: TaskContext, input: string | null): TaskContext {
  return input === null ? task : { ...task, sessionPrompt: input }
}

const busy: Refused["refusal"] = {
  code: "turn/running",
  what: "A turn of the session is running.",
  why: "a session has one process at a time, and two would write into one worktree",
  fix: "wait for its report, or cancel it",
  facts: [],
}

const unanswered: Refused["refusal"] = {
  code: "turn/unanswered",
  what: "The agent refused and asks something, and there is no answer.",
  why: "a refusal is never retried by itself: the same would be refused again",
  fix: "run the next turn with what the user answered",
  facts: [],
}
