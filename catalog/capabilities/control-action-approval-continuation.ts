import { capability } from "../kinds/capability.ts"

/** A run waits for an approval and goes on with it. */
export const controlActionApprovalContinuation = capability({
  name: "control-action-approval-continuation",
  literal: "control.action_approval_continuation",
  connected: null,
  needs: { approval_delivery: "end_reinject" },
})
