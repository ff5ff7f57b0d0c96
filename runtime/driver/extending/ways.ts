import type { RequestSlot } from "../../../output/contract.ts"
import type { Requester, Spoken } from "../../extensions/handlers.ts"
import { sealed } from "../../extensions/sealed.ts"
import type { Checkpoint } from "../../extensions/observation.ts"
import type { FinalForm, Job, SteeringInput } from "../../extensions/roles.ts"
import type { Given } from "./given.ts"
import type { AskingWay } from "./asking-way.ts"

/** A final value that a session was asked for. */
export interface Asked {
  readonly slot: string
  /** As JSON text. */
  readonly schema: string
  readonly form: FinalForm
}

/** How the jobs of one session are done. */
export interface Ways {
  readonly steer: AskingWay<SteeringInput> | null
  readonly drain: AskingWay<{ readonly sessionId: string }> | null
  readonly asked: Asked | null
  /** What the session was opened with of its own earlier state. */
  readonly restored: Checkpoint | null
}

/** Finds how the jobs of a session are done by the contracts that are spoken. `said` is what each declaration says. */
export function waysOf(spoken: readonly Spoken[], given: readonly Given[], said: ReadonlyMap<string, string>): Ways {
  return {
    steer: first(spoken, (each) => requesting(each, each.roles?.steering)),
    drain: first(spoken, (each) => requesting(each, each.roles?.draining)),
    asked: first(spoken, (each) => askedOf(each, given, said)),
    restored: first(spoken, (each) => restoredOf(each, given)),
  }
}

function first<T>(spoken: readonly Spoken[], find: (each: Spoken) => T | null): T | null {
  for (const each of spoken) {
    const found = find(each)
    if (found !== null) return found
  }
  return null
}

function requesting<Input>(
  { contract, handlers }: Spoken,
  role: Job<Input, RequestSlot<any, any>> | undefined,
): AskingWay<Input> | null {
  if (role === undefined) return null
  const identifier = Object.keys(contract.slots).find((each) => contract.slots[each]?.id === role.slot.id)
  const handler = identifier === undefined ? undefined : handlers[identifier]
  return handler === undefined || !("answer" in handler) ? null : { ...role, handler: handler as Requester<any, any> }
}

function askedOf(
  { contract, roles }: Spoken,
  given: readonly Given[],
  said: ReadonlyMap<string, string>,
): Asked | null {
  if (roles?.constraining === undefined) return null
  const { slot, forms } = roles.constraining
  const schema = given.find((each) => each.slot.id === slot.id)
  const declaration = contract.declarations.find(({ name }) => name === slot.gate)
  const form = forms[said.get(declaration?.id ?? "") ?? ""]
  return schema === undefined || form === undefined
    ? null
    : { slot: slot.id, schema: JSON.stringify(schema.value), form }
}

function restoredOf({ roles }: Spoken, given: readonly Given[]): Checkpoint | null {
  const value: unknown = given.find((each) => each.slot.id === roles?.restoring?.slot.id)?.value
  if (typeof value !== "object" || value === null || !("version" in value) || !("state" in value)) return null
  const { version, state } = value
  return typeof version === "string" ? { version, state: sealed(state) } : null
}
