import { axis, chain } from "../kinds/axis.ts"

/** How an approval that a person gives reaches the agent: not at all, or by ending the turn and starting the next with the answer. */
export const approvalDelivery = axis({ name: "approval_delivery", order: chain("unsupported", "end_reinject") })
