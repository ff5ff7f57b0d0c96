import { newest } from "./history.ts"
import type { History } from "./history.ts"
import type { WorkerOutcome } from "./outcome.ts"
import type { TurnReport } from "./turn.ts"

/** What is kept of a session between its turns, each of which is a process of its own. */
export interface Account {
  /** The turns of this session that were run, crashed and resumed ones among them; the bundle's `runtimeAttempt` of the next. */
  readonly runtimeAttempt: number
  /** How often in a row a budget ran out. */
  readonly budgetFailures: number
  /** The agent's own id of its session; null: there is none to go on with. */
  readonly sessionId: string | null
  /** What the agent asked when it refused; null: nothing is open. */
  readonly question: string | null
  /** What a user said that no turn has dealt with; null: nothing. The same again says it again. */
  readonly input: string | null
  /** The newest of what was said so far, for an agent that has to be told again. */
  readonly history: History
}

/** An account of a session that had no turn. */
export const freshAccount: Account = {
  runtimeAttempt: 0,
  budgetFailures: 0,
  sessionId: null,
  question: null,
  input: null,
  history: [],
}

/** How many failures of a budget in a row are a stall, unless said otherwise. */
export const budgetFailuresToStall = 3

/** What a turn gives others to know beside its outcome. */
export type WorkerEvent =
  /** Budgets ran out so often in a row that somebody should look. */
  | { readonly kind: "budget_stall"; readonly failures: number }
  /** The agent broke the protocol; this is what it wrote on standard error. */
  | { readonly kind: "violation"; readonly because: string; readonly standardError: string }

/**
 * The account after a turn in which a user had said `input`, and what there is to tell. A budget that ran out counts; any other
 * end but a cancel begins the count anew.
 */
export function accounted(
  account: Account,
  input: string | null,
  { outcome, sessionId, turn }: TurnReport,
  toStall: number = budgetFailuresToStall,
): { readonly account: Account; readonly events: readonly WorkerEvent[] } {
  const { kind } = outcome
  const budgetFailures = failuresAfter(outcome, account.budgetFailures)
  const isDealtWith = kind === "succeeded" || kind === "awaiting_input"
  const isNew = input !== null && input !== account.input
  return {
    account: {
      runtimeAttempt: account.runtimeAttempt + 1,
      budgetFailures,
      sessionId: sessionId ?? account.sessionId,
      question: kind === "awaiting_input" ? outcome.question : null,
      input: isDealtWith ? null : input,
      history: newest([
        ...account.history,
        ...(isNew ? [{ author: "user", content: input, replies: [] }] : []),
        ...(turn === null || turn.text === "" ? [] : [{ author: "agent", content: turn.text, replies: [] }]),
      ]),
    },
    events: eventsOf(outcome, budgetFailures, toStall),
  }
}

function failuresAfter({ kind }: WorkerOutcome, before: number): number {
  if (kind === "failed_retryable") return before + 1
  return kind === "cancelled" ? before : 0
}

function eventsOf(outcome: WorkerOutcome, failures: number, toStall: number): readonly WorkerEvent[] {
  switch (outcome.kind) {
    case "failed_retryable":
      return failures >= toStall ? [{ kind: "budget_stall", failures }] : []
    case "protocol_violation":
      return [{ kind: "violation", because: outcome.because, standardError: outcome.standardError }]
    case "succeeded":
    case "incomplete":
    case "awaiting_input":
    case "cancelled":
    case "failed":
      return []
    default:
      return outcome satisfies never
  }
}
