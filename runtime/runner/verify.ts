import { isObject, own } from "../../output/kernel.ts"
import { probeTool } from "../conformance/index.ts"
import { sandboxProfile } from "../sandbox/index.ts"
import { notCarriedOut, verificationCompletion } from "./completion.ts"
import type { Completion } from "./platform.ts"
import { turnInSandbox } from "./turn-in-sandbox.ts"
import type { SandboxedJob } from "./turn-in-sandbox.ts"

/** Carries out a verification, and hands over what was seen. null: it was ended, and there is nothing to say. */
export async function verify(job: SandboxedJob): Promise<Completion | null> {
  const { claim, plan, platform, ground } = job
  let probes = 0
  const forward = async (message: unknown): Promise<object | null> => {
    const answer = await platform.call(claim, message)
    if (isProbe(message) && isObject(answer, true) && own(answer, "result") !== undefined) probes += 1
    return answer
  }
  const { value, left } = await turnInSandbox(job, {
    forward,
    cancel: ground.cancel,
    milliseconds: sandboxProfile.seconds * 1_000,
    isVerification: true,
    watch: () => {},
    served: plan.provesPlatformMcp ? () => probes : null,
  })
  if (ground.cancel.aborted) return notCarriedOut("cancelled", "somebody asked for its end")
  if (ground.end.aborted) return null
  if (!value.ok) return notCarriedOut("failed", value.what)
  const { seen, unenforceable } = value.value
  return verificationCompletion(seen, { unenforceable, left })
}

function isProbe(message: unknown): boolean {
  const params = isObject(message, true) && own(message, "method") === "tools/call" ? own(message, "params") : null
  return isObject(params, true) && own(params, "name") === probeTool
}
