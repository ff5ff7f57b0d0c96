import type { PermissionOption, PermissionOptionKind } from "../../../output/acp/index.ts"
import type { PermissionReason } from "../observation/observation.ts"

/** What a policy decides of one request. */
export type Decision = "deny" | "allow_once" | "allow_always"

/** What may be asked of whoever decides, and what is at stake. `request` is our own number of it. */
export interface PermissionQuestion {
  readonly request: number
  readonly sessionId: string
  readonly toolCallId: string | null
  readonly title: string | null
  readonly options: readonly PermissionOption[]
}

/**
 * How requests for permission are answered. With `ask`, each is put to a function, several at once if the agent asks so; it
 * answers with a decision or with one option's id. What it throws, an id not on offer, and no answer in time withdraw the tool.
 */
export type PermissionPolicy = {
  /** Whether a denial may be one for good where the agent offers no other. */
  readonly mayRejectAlways?: boolean
} & (
  | { readonly mode: Decision }
  | {
      readonly mode: "ask"
      readonly ask: (question: PermissionQuestion) => Promise<Decision | { readonly optionId: string }>
    }
)

/** An option, or none of them: then the request is answered `cancelled`. */
export interface Choice {
  readonly optionId: string | null
  readonly because: PermissionReason
}

/**
 * Chooses by the exact kind of an option; never by its position, its id or its words, and no option for good where the
 * decision is for once. Several options of the kind that would allow are a question to somebody, not a request for
 * permission: they are denied. Where nothing fits, nothing is chosen, which never allows.
 */
export function choose(decision: Decision, options: readonly PermissionOption[], mayRejectAlways = false): Choice {
  const clear = options.filter(({ optionId, kind }) =>
    options.every((other) => other.optionId !== optionId || other.kind === kind),
  )
  if (decision === "deny") return denied(clear, mayRejectAlways, "denied")
  const kinds: readonly PermissionOptionKind[] =
    decision === "allow_always" ? ["allow_always", "allow_once"] : ["allow_once"]
  for (const kind of kinds) {
    const fitting = idsOf(clear, kind)
    if (fitting.length > 1) return denied(clear, mayRejectAlways, "several_to_choose_from")
    if (fitting[0] !== undefined) return { optionId: fitting[0], because: "allowed" }
  }
  return { optionId: null, because: "no_fitting_option" }
}

/** What a decider's own word comes to: a decision, or an option on offer by its exact id. */
export function chosenBy(
  answer: Decision | { readonly optionId: string },
  options: readonly PermissionOption[],
  mayRejectAlways = false,
): Choice {
  if (typeof answer === "string") return choose(answer, options, mayRejectAlways)
  const option = options.find(({ optionId }) => optionId === answer.optionId)
  if (option === undefined) return { optionId: null, because: "unanswered" }
  return { optionId: option.optionId, because: option.kind.startsWith("allow") ? "allowed" : "denied" }
}

function denied(
  options: readonly PermissionOption[],
  mayRejectAlways: boolean,
  because: "denied" | "several_to_choose_from",
): Choice {
  const kinds: readonly PermissionOptionKind[] = mayRejectAlways ? ["reject_once", "reject_always"] : ["reject_once"]
  const [optionId] = kinds.flatMap((kind) => idsOf(options, kind))
  return optionId === undefined ? { optionId: null, because: "no_fitting_option" } : { optionId, because }
}

function idsOf(options: readonly PermissionOption[], kind: PermissionOptionKind): readonly string[] {
  return [...new Set(options.filter((option) => option.kind === kind).map(({ optionId }) => optionId))]
}
