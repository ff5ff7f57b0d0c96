/**
 * One small program for each way into checkfu-wire. Each prints one line of JSON when it runs, and holds a line that must
 * not compile: were a type `any`, the expected error would be missing.
 */
export const consumers: { readonly [entry: string]: { readonly source: string; readonly prints: unknown } } = {
  "checkfu-wire": {
    source: `import { axes, checkfu, harnesses, onehorizon, plain } from "checkfu-wire"
import type { Contract, DecodeError, Harness, Result } from "checkfu-wire"
const contracts: readonly Contract<string>[] = [checkfu, onehorizon]
const result: Result<unknown> = checkfu.slots.turn.decode(plain({ cost: "none" }))
const error: DecodeError | null = result.ok ? null : result.error
const named: readonly Harness[] = harnesses.filter(({ declares }) => declares.length > 0)
// @ts-expect-error: a contract has no such slot
export const none: unknown = checkfu.slots.telepathy
console.log(JSON.stringify([contracts.length, error?.fact, named.length > 0, axes.length > 5]))
`,
    prints: [2, "slot/checkfu/turn", true, true],
  },
  "checkfu-wire/decoders": {
    source: `import { decodeContinuity, decodeContinuityText } from "checkfu-wire/decoders"
const read = decodeContinuity({ mode: "fresh" })
const mode: "fresh" | "same_run_resume" | "event_log_rebuild" | undefined = read.ok ? read.value.mode : undefined
const wrong = decodeContinuityText('{"mode":"stale"}')
// @ts-expect-error: what may be refused is not yet a value
export const early: unknown = wrong.value
console.log(JSON.stringify([mode, wrong.ok ? null : wrong.error.path]))
`,
    prints: ["fresh", ["mode"]],
  },
  "checkfu-wire/decoders/checkfu/session-steer": {
    source: `import { decodeSessionSteerRequest } from "checkfu-wire/decoders/checkfu/session-steer"
import type { SessionSteerRequest } from "checkfu-wire/decoders/checkfu/session-steer"
const read = decodeSessionSteerRequest({})
const request: SessionSteerRequest | null = read.ok ? read.value : null
// @ts-expect-error: a request is an object
export const wrong: SessionSteerRequest = "steer"
console.log(JSON.stringify([request, read.ok ? null : read.error.kind]))
`,
    prints: [null, "invalid"],
  },
  "checkfu-wire/contracts/claude": {
    source: `import { claude } from "checkfu-wire/contracts/claude"
import type { Claude } from "checkfu-wire/contracts/claude"
const contract: Claude = claude
// @ts-expect-error: this contract bears another name
export const other: "codex" = claude.name
console.log(JSON.stringify([contract.name, Object.keys(contract.slots).length > 0]))
`,
    prints: ["claude", true],
  },
  "checkfu-wire/model": {
    source: `import { accepts, reach } from "checkfu-wire/model"
import type { Derived, Payload, Reach } from "checkfu-wire/model"
import { harnesses, providers } from "checkfu-wire"
const payload: Payload = { type: { kind: "literal", values: ["yes"] }, definitions: [] }
const [harness] = harnesses
const [provider] = providers
const derived: Derived<Reach> | null = harness && provider ? reach(harness, provider) : null
// @ts-expect-error: a payload has a type
export const wrong: Payload = { definitions: [] }
console.log(JSON.stringify([typeof derived?.value, accepts.length > 0]))
export { payload }
`,
    prints: ["string", true],
  },
  "checkfu-wire/admission": {
    source: `import { axes, checkfu, drivers } from "checkfu-wire"
import { admit } from "checkfu-wire/admission"
import type { Admission, Refused } from "checkfu-wire/admission"
const envelope = drivers[0]?.envelopes[0]
if (envelope === undefined) throw new Error("no envelope")
const admission: Admission | Refused = admit({ contract: checkfu, axes, envelope, asserted: { ...envelope.grants, telepathy: "full" }, meta: null })
// @ts-expect-error: a refusal admits nothing
export const admitted: unknown = admission.admitted
console.log(JSON.stringify(admission.ok ? null : admission.refusal.code))
`,
    prints: "handshake/unknown-axis",
  },
  "checkfu-wire/driver": {
    source: `import { checkfu } from "checkfu-wire"
import { carrierReader, checkfuHandlers, defaultContracts, drive, openConnection, speaking } from "checkfu-wire/driver"
import type { DriveResult, Handlers, Spoken } from "checkfu-wire/driver"
const handlers: Handlers<typeof checkfu> = checkfuHandlers
const spoken: readonly Spoken[] = [speaking(checkfu, handlers)]
// @ts-expect-error: every slot asks for its handler
export const empty: Handlers<typeof checkfu> = {}
const read = carrierReader(defaultContracts.map(({ contract }) => contract))
const none = { command: "./no-such-agent", args: [], cwd: "/", environment: {} }
const run = drive((listener) => openConnection(none, listener), { cwd: "/", prompt: "go" })
const result: DriveResult = await run.result
// @ts-expect-error: an outcome is one of those that are known
export const fine: boolean = result.outcome === "fine"
console.log(JSON.stringify([spoken.length, typeof read, result.outcome]))
`,
    prints: [1, "function", "crashed"],
  },
  "checkfu-wire/conformance": {
    source: `import { grammar, reportOf, rules } from "checkfu-wire/conformance"
import type { Report, TraceEntry } from "checkfu-wire/conformance"
import { defaultContracts } from "checkfu-wire/driver"
const entry: TraceEntry = { at: 0, from: "agent", text: "[info] starting" }
const judge = grammar()
judge.take(entry)
const subject = { kind: "trace", file: "run.jsonl" } as const
const report: Report = reportOf([{ process: null, ...judge.judged() }], { subject, spoken: defaultContracts })
// @ts-expect-error: there is no such result
export const wrong: Report["result"] = "perfect"
console.log(JSON.stringify([report.result, report.rules.length === rules.length]))
`,
    prints: ["failed", true],
  },
  "checkfu-wire/client": {
    source: `import { CheckfuProblem, createCheckfu } from "checkfu-wire/client"
import type { Checkfu, CheckfuOptions } from "checkfu-wire/client"
const asked: string[] = []
const fetch: NonNullable<CheckfuOptions["fetch"]> = (url, { method, headers }) => {
  asked.push(method + " " + url + " " + (headers["checkfu-version"] ?? ""))
  return Promise.resolve({ status: 404, headers: { get: () => null }, text: () => Promise.resolve('{"code":"api/not-found","detail":"There is nothing."}') })
}
const checkfu: Checkfu = createCheckfu({ baseUrl: "https://api.acme.example", apiKey: "key_1", fetch })
// @ts-expect-error: a session is known by a text
export const wrong: unknown = () => checkfu.sessions.read(1)
try {
  await checkfu.harnessRuntime.profiles.read("hprof_1")
} catch (problem) {
  console.log(JSON.stringify([asked, problem instanceof CheckfuProblem ? problem.code : null]))
}
`,
    prints: [["GET https://api.acme.example/v1/harness-profiles/hprof_1 2026-08-29"], "api/not-found"],
  },
  "checkfu-wire/gateway": {
    source: `import { findRoute, openGateway, routeTable, routes } from "checkfu-wire/gateway"
import type { Gateway, Route } from "checkfu-wire/gateway"
import { openModelServer, scripted } from "checkfu-wire/model-server"
declare const fetch: (url: string, init: object) => Promise<{ readonly status: number; readonly text: () => Promise<string> }>
const provider = await openModelServer({ answers: scripted([{ kind: "text", text: "hello" }]) })
const known: readonly Route[] = routes.map((route): Route =>
  route.servedBy === "gateway" ? route : { ...route, upstreams: route.upstreams.map((each) => ({ ...each, origin: provider.url })) })
const first = known[0]
const found = findRoute(routeTable(known), first?.method ?? "", first?.target ?? "")
const missing = findRoute(routeTable(known), "GET", "/%2e%2e/secret")
// @ts-expect-error: a refusal has no route
export const route: Route = missing.route
const gateway: Gateway = await openGateway({ routes: known })
gateway.credentials.put("main", "openai", "sk-0123456789")
const candidate = { tier: "default", provider: "openai", model: "m", credential: "main" }
const minted = gateway.leases.mint({ run: "r", policy: "pinned", candidates: [candidate], budget: null, seconds: 60 })
const headers = { "content-type": "application/json", authorization: "Bearer " + (minted.ok ? minted.bearer : "") }
const body = JSON.stringify({ model: "default", stream: true, messages: [{ role: "user", content: "hi" }] })
const answer = await fetch(gateway.url + "/v1/chat/completions", { method: "POST", headers, body })
const stream = await answer.text()
console.log(JSON.stringify([found.ok, missing.ok, gateway.health().status, answer.status, /hello[^]*\\[DONE\\]/.test(stream)]))
await gateway.close()
await provider.close()
`,
    // A stream among them: a gateway that streams from its sources alone is of no use to anybody.
    prints: [true, false, "serving", 200, true],
  },
  "checkfu-wire/model-server": {
    source: `import { openModelServer, scripted } from "checkfu-wire/model-server"
import type { Answer, ServedCall } from "checkfu-wire/model-server"
declare const fetch: (url: string, init: object) => Promise<{ readonly text: () => Promise<string> }>
const answer: Answer = { kind: "text", text: "hello" }
const server = await openModelServer({ answers: scripted([answer]) })
const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: "hi" }] })
const heard = await (await fetch(server.url + "/v1/chat/completions", { method: "POST", body })).text()
const [call]: readonly ServedCall[] = server.calls()
await server.close()
// @ts-expect-error: there is no such kind of answer
export const wrong: Answer = { kind: "applause" }
console.log(JSON.stringify([heard.includes("hello"), call?.outcome]))
`,
    prints: [true, "answered"],
  },
  "checkfu-wire/inspect": {
    source: `import { inspect, knownContracts } from "checkfu-wire/inspect"
import type { Report } from "checkfu-wire/inspect"
const report: Report | null = await inspect({ command: "no-such-agent", args: [], path: "" })
// @ts-expect-error: a report says nothing of what an agent ought to do
export const verdict = report?.verdict
console.log(JSON.stringify([report?.troubles[0]?.stage, report?.keys, knownContracts.length > 10]))
`,
    prints: ["start", [], true],
  },
  "checkfu-wire/worker": {
    source: `import { openConnection } from "checkfu-wire/driver"
import { promptBlocks, readPrompt, runTurn } from "checkfu-wire/worker"
import type { TurnPrompt, TurnReport } from "checkfu-wire/worker"
const prompt: TurnPrompt = {
  policy: { version: 1, policyRules: ["Push nothing."] },
  workflow: null,
  task: { version: 1, taskId: "t", title: "</context>", comments: [], linkedDocuments: [] },
  taskMode: "code",
  isSynthetic: false,
  resources: [],
}
const written = promptBlocks(prompt)
const read = readPrompt(written.ok ? written.blocks : [])
const bundle = {
  version: 1, taskId: "t", workspaceId: "w", ownerUserId: null, sessionId: null, workflowRunId: null,
  workflowStepId: null, workflowBranch: null, attempt: null, runtimeAttempt: 0, taskMode: "code", artifactsDir: null,
  linkedDocumentIds: [], goals: [], products: [], skills: [],
} as const
const { report } = runTurn(
  (listener) => openConnection({ command: "no-such-agent", args: [], cwd: "/", environment: {} }, listener),
  { prompt, bundle, cwd: "/", mcpServers: [], previous: null, history: [] },
  { permission: "deny" },
)
const { outcome }: TurnReport = await report
// @ts-expect-error: only a refusal asks something
export const question: string = outcome.question
console.log(JSON.stringify([read.ok && read.prompt.task.title, outcome.kind]))
`,
    prints: ["</context>", "failed"],
  },
  "checkfu-wire/oneshot": {
    source: `import { openOneshot, oneshotOutcome } from "checkfu-wire/oneshot"
import type { OneshotForm, OneshotResult } from "checkfu-wire/oneshot"
const release: OneshotForm = { argv: [], prompt_transport: "stdin", output_mode: "text" }
const launch = () => ({ command: "no-such-command", args: [], cwd: "/", environment: {} })
const { outcome, failure }: OneshotResult = await openOneshot({ release, launch, workspace: "/" }).prompt("Hello.").result
// @ts-expect-error: a command that exits cannot be spoken to in the middle of its turn
export const steer: unknown = openOneshot({ release, launch, workspace: "/" }).steer
console.log(JSON.stringify([outcome, failure?.code, typeof oneshotOutcome]))
`,
    prints: ["crashed", "spawn_failed", "function"],
  },
  "checkfu-wire/acp": {
    source: `import { decodeSessionNotification, methodOf } from "checkfu-wire/acp"
import type { Lenient, SessionNotification } from "checkfu-wire/acp"
const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "hello" } }
const read: Lenient<SessionNotification> = decodeSessionNotification({ sessionId: "s", update })
const known = methodOf("session/update")
// @ts-expect-error: what may be refused is not yet a value
export const early: SessionNotification = read.value
console.log(JSON.stringify([read.ok, known !== undefined, methodOf("session/telepathy") === undefined]))
`,
    prints: [true, true, true],
  },
  "checkfu-wire/documents": {
    source: `import { decodeOneshotRelease } from "checkfu-wire/documents"
import type { OneshotRelease } from "checkfu-wire/documents"
const read = decodeOneshotRelease({})
const release: OneshotRelease | null = read.ok ? read.value : null
// @ts-expect-error: a release is an object
export const wrong: OneshotRelease = "oneshot"
console.log(JSON.stringify([release, read.ok ? null : read.error.kind]))
`,
    prints: [null, "invalid"],
  },
}
