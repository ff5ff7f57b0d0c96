import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { schemaFiles } from "../../generators/emit/schema.ts"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { answerNames, payloadNames } from "../../generators/text/names.ts"
import { accepts } from "../../model/accepts.ts"
import type { Catalog } from "../../model/catalog.ts"
import { sample } from "../../model/wire/sample.ts"
import type { Payload } from "../../model/wire-type.ts"
import { compiledDecoders } from "./compile.ts"
import type { Decoder } from "./compile.ts"
import { singleFaults } from "./faults.ts"
import type { Json } from "./faults.ts"
import { disagreement } from "./judges.ts"
import { everythingStated } from "./stated.ts"
import type { Stated } from "./stated.ts"

const comment = (replies: readonly Json[]): Json => ({ author: "Ada", content: "Why?", createdAt: null, replies })

/** Rich values, beside the smallest one, by schema file. */
const seeds: { readonly [stem: string]: readonly Json[] } = {
  "checkfu/capabilities": [
    { subagents: "observed", steer: "native", structured_output: "submit_tool", staged_files: "resource_links" },
    {
      interrupt: "cooperative",
      builtin_tool_scoping: "enforced",
      structured_output: "response_format",
      native_checkpoint: "external_custody",
    },
  ],
  "checkfu/session-interrupt.request": [{ sessionId: "\u{1F600}".repeat(256) }],
  "checkfu/session-interrupt.acknowledgement": [{ status: "refused", reason: "The tool cannot be stopped." }],
  "checkfu/subagent": [
    { phase: "started", subagent_id: "s-1", parent_subagent_id: "s-0", name: "\ud800 reader" },
    { phase: "activity", subagent_id: "s-1" },
    { phase: "completed", subagent_id: "s-1", outcome: "cancelled" },
  ],
  "checkfu/turn": [
    { execution_class: "tool_loop", model_retries: 3, overflow_recoveries: 0, wall_time_ms: 604_800_000 },
  ],
  "checkfu/session-steer.request": [{ sessionId: "s", idempotency_id: "i-1", text: "\u{1F404} go left" }],
  "checkfu/session-steer.acknowledgement": [{ status: "delivered" }, { status: "refused", reason: "too late" }],
  "checkfu/builtin-tools": [{ tools: [] }, { tools: ["read", "write", "\u{1F404}"] }],
  "checkfu/continuity": [{ mode: "fresh" }, { mode: "same_run_resume" }],
  "checkfu/runtime-config": [
    { context_window: 200_000 },
    { context_window: 1, compaction: { strategy: "truncate", threshold_tokens: 100_000_000 } },
  ],
  "checkfu/output-schema": [{ type: "object", properties: { a: { type: "string" } } }, { "": [] }],
  "checkfu/resume": [
    { version: "1", state: null },
    { version: "2", state: { log: [1, "two", { three: [] }] } },
  ],
  "checkfu/journal-checkpoint": [{ status: "checkpoint", version: "1", state: [0] }, { status: "too_large" }],
  "checkfu/compaction": [{ strategy: "summarize", tokens_before: 9, tokens_after: 0, compacted_messages: 1 }],
  "onehorizon/session-meta": [
    {
      version: 1,
      taskId: "t",
      workspaceId: "w",
      ownerUserId: null,
      sessionId: "s",
      workflowRunId: null,
      workflowStepId: null,
      workflowBranch: "main",
      attempt: 1.5,
      runtimeAttempt: null,
      taskMode: "code",
      artifactsDir: null,
      linkedDocumentIds: ["d"],
      goals: [{ labelId: "l", name: "" }],
      products: [],
      skills: [{ labelId: "", name: "n" }],
    },
  ],
  "onehorizon/trusted-instructions": [
    {
      version: 1,
      policyRules: ["be kind"],
      workflowRun: {
        workflowRunId: "r",
        workflowStepId: "s",
        attemptNumber: -0.5,
        taskMode: "plan",
        taskModeGuidance: "",
        nextStep: { terminal: false, nextStepType: "human_gate", guidance: "wait" },
      },
      agentCustomInstructions: "",
    },
  ],
  "onehorizon/block-meta": [
    { version: 1, trust: "untrusted", taskMode: "plan", synthetic: true },
    { version: 1, trust: "trusted", taskMode: null },
    { version: 1, trust: "trusted", taskMode: "research", synthetic: false },
  ],
  "onehorizon/task-context": [
    {
      version: 1,
      taskId: "t-1",
      title: "Mend the fence",
      description: "",
      workspaceId: "w",
      parentInitiative: { identifier: "i-1", title: "Farm" },
      goals: ["strong", "\u{1F404}"],
      skills: [],
      comments: [comment([comment([{ content: "", replies: [] }]), comment([])]), { content: "x", replies: [] }],
      linkedDocuments: [{ documentId: "d", title: "Plan", type: "design_doc", excerpt: "" }],
      sessionPrompt: "Go on.",
    },
    {
      version: 1,
      taskId: "",
      title: "\ud800",
      providerName: "p",
      providerUseCase: "u",
      products: ["a", "a"],
      comments: [{ content: "c", replies: [] }],
      linkedDocuments: ["requirement", "task", "spec", "research", "review", "notes"].map((type) => ({
        documentId: type,
        title: "",
        type,
        excerpt: "e",
      })),
      workflowHandoffNote: "",
    },
  ],
}

let catalog: Catalog
let stated: ReadonlyMap<string, Stated>
let decoders: ReadonlyMap<string, Decoder>

beforeAll(async () => {
  const { facts, acp } = await load({ root: join(import.meta.dirname, "..", ".."), cacheFolder: null })
  catalog = resolve(facts, acp).catalog
  decoders = await compiledDecoders(catalog)
  stated = await everythingStated()
})

/** Everything that rides in the catalog, by the stem of its schema file. */
function payloads(): ReadonlyMap<
  string,
  { readonly payload: Payload; readonly schema: object; readonly decode: Decoder; readonly decodeText: Decoder }
> {
  const schemas = new Map(schemaFiles(catalog, "out").map(({ path, text }) => [path, JSON.parse(text) as object]))
  const found = new Map<string, ReturnType<typeof payloads> extends ReadonlyMap<string, infer T> ? T : never>()
  for (const { name: contract, slots } of catalog.contracts)
    for (const slot of slots) {
      if (slot.payloadOf !== null) continue
      const add = (payload: Payload, suffix: string, names: ReturnType<typeof payloadNames>): void => {
        const stem = `${contract}/${slot.name}${suffix}`
        found.set(stem, {
          payload,
          schema: schemas.get(`out/schemas/${stem}.schema.json`) as object,
          decode: decoders.get(`${contract}/${names.decode}`) as Decoder,
          decodeText: decoders.get(`${contract}/${names.decodeText}`) as Decoder,
        })
      }
      add(slot.payload, slot.answer === null ? "" : ".request", payloadNames(slot))
      if (slot.answer !== null) add(slot.answer, ".acknowledgement", answerNames(slot))
    }
  return found
}

describe("agreement on single faults of the catalog's payloads", () => {
  it("knows everything that rides, and rich values of what the platform speaks itself", () => {
    const stems = [...payloads().keys()].toSorted()
    expect([...stated.keys()].toSorted()).toEqual(stems)
    expect(Object.keys(seeds).toSorted()).toEqual(stems.filter((stem) => /^(?:checkfu|onehorizon)\//.test(stem)))
  })

  it("interpreter, generated decoders, Effect and Ajv say the same of every one", () => {
    const counts: { [stem: string]: { accepted: number; refused: number } } = {}
    for (const [stem, judges] of payloads()) {
      const { schema: effect, excess } = stated.get(stem) as Stated
      const count = { accepted: 0, refused: 0 }
      counts[stem] = count
      const judge = disagreement({ ...judges, stated: effect, excess })
      const all = [sample(judges.payload) as Json, ...(seeds[stem] ?? [])]
      for (const seed of all) expect(judges.decode(seed)).toEqual({ ok: true, value: seed })
      for (const value of singleFaults(judges.payload, all)) {
        // Payloads that others publish may weigh a megabyte; a few of that weight show no more than many.
        if (seeds[stem] === undefined && JSON.stringify(value).length > 10_000) continue
        const difference = judge(value)
        if (difference !== null) expect.fail(`${stem}: ${difference}`)
        if (judges.decode(value).ok) count.accepted++
        else count.refused++
      }
    }
    const total = Object.values(counts).reduce((sum, { accepted, refused }) => sum + accepted + refused, 0)
    console.log(`${total} single faults of ${Object.keys(counts).length} payloads`)
    expect(total).toBeGreaterThan(50_000)
    for (const [stem, { accepted, refused }] of Object.entries(counts))
      if (seeds[stem] !== undefined) expect(Math.min(accepted, refused), stem).toBeGreaterThan(10)
  })
})

const stranger = (seed: object): readonly unknown[] => [
  undefined,
  NaN,
  Symbol("s"),
  () => seed,
  new Date(0),
  new Map(Object.entries(seed)),
  Object.create(seed),
  Object.assign(Object.create({ inherited: 1 }) as object, seed),
  Object.assign(Object.create(null) as object, seed),
  { ...seed, [Symbol("s")]: 1 },
  ...Object.keys(seed).flatMap((name) =>
    [undefined, NaN, Infinity, 1n, new String("a"), Object("observed"), [undefined], Array.from({ length: 2 })].map(
      (value) => ({ ...seed, [name]: value }),
    ),
  ),
]

describe("where the interpreter and the decoders have no schema to agree with", () => {
  it("they say the same of what is no JSON", () => {
    let judged = 0
    for (const [stem, { payload, decode }] of payloads())
      for (const seed of seeds[stem] ?? [])
        for (const value of stranger(seed as object)) {
          const refusals = accepts(payload, value)
          const result = decode(value)
          expect([stem, value, result.ok]).toEqual([stem, value, refusals.length === 0])
          if (!result.ok)
            expect(refusals.map(({ path, expected, actual }) => ({ path, expected, actual }))).toContainEqual({
              path: result.error.path,
              expected: result.error.expected,
              actual: result.error.actual,
            })
          judged++
        }
    expect(judged).toBeGreaterThan(300)
  })

  it("only the decoders of an adopted contract know the limits of its carrier", () => {
    const { payload, decode } = payloads().get("onehorizon/task-context") as NonNullable<
      ReturnType<ReturnType<typeof payloads>["get"]>
    >
    const [seed] = seeds["onehorizon/task-context"] ?? []
    const nested = (levels: number): Json => {
      let reply = comment([])
      for (let level = 1; level < levels; level++) reply = comment([reply])
      return { ...(seed as { readonly [name: string]: Json }), comments: [reply] }
    }
    expect([accepts(payload, nested(31)), decode(nested(31)).ok]).toEqual([[], true])
    expect([accepts(payload, nested(40)), decode(nested(40))]).toMatchObject([
      [],
      { ok: false, error: { kind: "limit", path: [] } },
    ])
    expect([accepts(payload, nested(65)), decode(nested(65))]).toMatchObject([
      [{ kind: "limit" }],
      { ok: false, error: { kind: "limit" } },
    ])
  })
})
