// A runner as a process of its own, whose harness is a script: the ports of the API, the runner's key, and its name.
import { acpV1 } from "../../output/facts/drivers.ts"
import type { Fetch } from "../../output/client/index.ts"
import { rules } from "../../runtime/conformance/rules/all.ts"
import { askedBack } from "../../runtime/evidence/verification/nonce.ts"
import { httpPlatform } from "../../runtime/runner/http-platform.ts"
import { superviseJobs } from "../../runtime/runner/supervise-jobs.ts"
import type { Work } from "../../runtime/runner/work.ts"
import { makeCall } from "../fleet/numbered.ts"
import { balanced } from "./balanced.ts"
import { hurriedClock as clock } from "./hurried.ts"
import { mortal } from "./mortal.ts"

const [ports = "", key = "", runner = ""] = process.argv.slice(2)
const { at } = mortal()
const asked = balanced(ports.split(",").map(Number))
const send: Fetch = async (url, request) => {
  const isCompletion = url.endsWith("/completion")
  const answer = isCompletion && (await at("completing")) ? await insisted(url, request) : await asked(url, request)
  if (isCompletion) await at("completed")
  if (isCompletion && answer.status === 409) process.stdout.write("fenced\n")
  if (url.endsWith("/claims") && answer.status === 200) await at("claimed")
  return answer
}

/** What was on its way when the machine fell asleep arrives, whatever its runner has heard meanwhile and whoever was killed. */
async function insisted(...[url, request]: Parameters<Fetch>): ReturnType<Fetch> {
  const { signal } = new AbortController()
  for (let tries = 1; ; tries++)
    try {
      return await asked(url, { ...request, signal })
    } catch (thrown) {
      if (tries === 100) throw thrown
      await new Promise<void>((done) => void clock.after(500, done))
    }
}

const work: Work = async ({ model, plan }) => {
  await makeCall(Number(new URL(model?.url ?? "").port), model?.bearer ?? "", Date.now() % 2 ** 31)
  await new Promise<void>((done) => void clock.after(500, done))
  await at("working")
  await new Promise<void>((done) => void clock.after(500, done))
  const answer = askedBack((plan as { readonly prompt: string }).prompt)
  const conformance = { result: "passed", rules: rules.map(({ id }) => ({ id, verdict: "pass" })) }
  return { outcome: "completed", result: null, evidence: { conformance, answer, tool_uses: 0, declared: [] } }
}
process.stdout.write("ready\n")
await superviseJobs({
  platform: httpPlatform({ url: "http://127.0.0.1:1", key, runner, send, clock }),
  work,
  presence: () =>
    Promise.resolve({
      generation: Date.now(),
      pool: "default",
      placement: "hosted" as const,
      drivers: [acpV1.lane],
      planes: [],
      slots: 2,
      sandbox: { provider: "none", platform: "linux/amd64", network: "restricted" as const },
      ready: true,
      readiness: [],
      harness_owned: [],
    }),
  slots: 2,
  clock,
  chance: Math.random,
  stop: new AbortController().signal,
  tell: () => {},
})
