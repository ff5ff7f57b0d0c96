import type { RequestSlot } from "../../../output/contract.ts"
import type { Requester, Spoken } from "../../extensions/handlers.ts"
import { sealed } from "../../extensions/sealed.ts"
import type { Checkpoint } from "../../extensions/observation.ts"
import type { FinalForm } from "../../extensions/roles.ts"
import type { Given } from "./given.ts"
import type { DrainingWay } from "./interrupting.ts"
import type { SteeringWay } from "./steering.ts"

/** A final value that a session was asked for. */
export interface Asked {
  readonly slot: string
  /** As JSON text. */
  readonly schema: string
  readonly form: FinalForm
}

/** How the jobs of one session are done. */
export interface Ways {
  readonly steer: SteeringWay | null
  readonly drain: DrainingWay | null
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

function requesting<P>(
  { contract, handlers }: Spoken,
  role: { readonly slot: string; readonly payload: P } | undefined,
): { readonly slot: RequestSlot<any, any>; readonly handler: Requester<any, any>; readonly payload: P } | null {
  const slot = role === undefined ? undefined : contract.slots[role.slot]
  const handler = role === undefined ? undefined : handlers[role.slot]
  if (role === undefined || slot === undefined || !("decodeAnswer" in slot)) return null
  if (handler === undefined || !("answer" in handler)) return null
  return { slot: slot as RequestSlot<any, any>, handler: handler as Requester<any, any>, payload: role.payload }
}

function askedOf(
  { contract, roles }: Spoken,
  given: readonly Given[],
  said: ReadonlyMap<string, string>,
): Asked | null {
  const slot = roles?.constraining === undefined ? undefined : contract.slots[roles.constraining.slot]
  const schema = given.find((each) => each.slot.id === slot?.id)
  if (slot === undefined || schema === undefined) return null
  const declaration = contract.declarations.find(({ name }) => name === slot.gate)
  const form = roles?.constraining?.forms[said.get(declaration?.id ?? "") ?? ""]
  return form === undefined ? null : { slot: slot.id, schema: JSON.stringify(schema.value), form }
}

function restoredOf({ contract, roles }: Spoken, given: readonly Given[]): Checkpoint | null {
  const slot = roles?.restoring === undefined ? undefined : contract.slots[roles.restoring.slot]
  const value: unknown = given.find((each) => each.slot.id === slot?.id)?.value
  if (typeof value !== "object" || value === null || !("version" in value) || !("state" in value)) return null
  const { version, state } = value
  return typeof version === "string" ? { version, state: sealed(state) } : null
}
