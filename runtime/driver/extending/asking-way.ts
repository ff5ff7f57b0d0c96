import type { RequestSlot } from "../../../output/contract.ts"
import type { Requester } from "../../extensions/handlers.ts"
import type { Job } from "../../extensions/roles.ts"

/** A job that is done by asking the agent, with the handler of its slot. */
export interface AskingWay<Input> extends Job<Input, RequestSlot<any, any>> {
  readonly handler: Requester<any, any>
}
