import { carries, crossSlot, rides } from "../../../kinds/cross-slot.ts"
import { checkfu } from "../contract.ts"
import { continuity } from "../slots/continuity.ts"
import { resume } from "../slots/resume.ts"

/** State is handed back only to the same run resumed, which may also do without, since a harness can keep its own. */
export const resumeNeedsContinuity = crossSlot({
  contract: checkfu,
  name: "resume-needs-continuity",
  where: [rides(resume)],
  demands: [carries(continuity, "mode", "same_run_resume")],
  because: "state of an earlier turn would tell a session what it is not allowed to know",
  fix: "leave the state out, or resume the same run",
})
