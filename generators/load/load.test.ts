import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import type { Fact } from "../../model/fact.ts"
import { load } from "./load.ts"
import { loadOnce, briefly } from "./temporary-catalog.fixture.ts"

const repository = fileURLToPath(new URL("../..", import.meta.url))

const nothing: Pick<Fact, "body"> = { body: {} }

describe("the catalog of this repository", () => {
  const loading = load({ root: repository, cacheFolder: null })

  it("loads without a finding", async () => {
    const { findings, config } = await loading
    expect(findings).toEqual([])
    expect(config).toEqual({ out: "output", docs: "docs", extends: [], only: null, rules: [] })
  })

  it("has each fact by its id, sorted", async () => {
    const ids = (await loading).facts.map(({ id }) => id)
    expect(ids).toEqual([...ids].toSorted())
    for (const id of [
      "harness/codex",
      "slot/checkfu/session-interrupt",
      "frame/onehorizon/task-context",
      "decision/0001-subagents",
      "order/axis",
    ])
      expect(ids).toContain(id)
    expect(ids.length).toBeGreaterThanOrEqual(23)
  })

  it("holds other facts by reference, and comments as summaries", async () => {
    const { facts } = await loading
    expect(facts.find(({ id }) => id === "harness/codex")).toMatchObject({
      kind: "harness",
      name: "codex",
      body: {
        driver: { $ref: "driver/acp-v1" },
        dialects: [{ $ref: "dialect/openai_responses" }],
        summary: "Codex through its app server, behind a maintained adapter.",
      },
    })
  })

  it("states everything of a slot, what is usual too", async () => {
    const { body } = (await loading).facts.find(({ id }) => id === "slot/onehorizon/block-meta") ?? nothing
    expect(body).toMatchObject({
      gate: null,
      answer: null,
      encoding: "json",
      merge: "one",
      appends: null,
      correlation: null,
      aliases: [],
      overtakenBy: null,
      sensitivity: "public",
      since: null,
    })
  })

  it("states an answer as a payload of its own", async () => {
    const { body } = (await loading).facts.find(({ id }) => id === "slot/checkfu/session-interrupt") ?? nothing
    expect(body["answer"]).toMatchObject({
      posture: "acknowledgement",
      payload: { type: { kind: "object" }, definitions: [] },
    })
  })

  it("describes a named type by the comment above it", async () => {
    const { body } = (await loading).facts.find(({ id }) => id === "slot/checkfu/session-interrupt") ?? nothing
    expect(body["payload"]).toMatchObject({
      definitions: [{ name: "SessionId", description: "A session as the agent named it when it was made." }],
    })
  })

  it("is the same in every order of its modules", async () => {
    const { spans: _, ...straight } = await loading
    const { spans: __, ...reversed } = await load({
      root: repository,
      cacheFolder: null,
      shuffle: (paths) => paths.toReversed(),
    })
    expect(JSON.stringify(reversed)).toBe(JSON.stringify(straight))
  })

  it("indexes the pinned protocol schema", async () => {
    const { acp } = await loading
    expect(acp.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(acp.definitions).toContainEqual({
      name: "SessionNotification",
      method: "session/update",
      role: "notification",
      handledBy: "client",
      members: expect.arrayContaining(["sessionId", "update", "_meta", "update.content"]),
    })
    expect(acp.definitions.find(({ name }) => name === "CancelRequestNotification")?.handledBy).toBeNull()
  })

  it.each([
    ["harness/claude-code", "catalog/harnesses/claude-code.ts:7:14"],
    ["harness/claude-code#/ceiling/subagents", "catalog/harnesses/claude-code.ts:17:54"],
    ["harness/claude-code#/ceiling/unknown", "catalog/harnesses/claude-code.ts:17:3"],
    ["harness/codex#/dialects/openai_responses", "catalog/harnesses/codex.ts:14:14"],
    ["driver/acp-v1#/envelopes/durable", "catalog/drivers/acp-v1.ts:12:5"],
    ["driver/acp-v1#/envelopes/durable/grants/checkpoint", "catalog/drivers/acp-v1.ts:15:7"],
    ["provider/openai#/accepts/openai_responses", "catalog/providers/openai.ts:9:57"],
    [
      "slot/checkfu/subagent#/payload/type/variants/completed/members/outcome/type",
      "catalog/contracts/checkfu/slots/subagent.ts:31:7",
    ],
    ["slot/checkfu/capabilities#/payload/structured_output", "catalog/contracts/checkfu/slots/capabilities.ts:17:5"],
    [
      "slot/checkfu/session-interrupt#/answer/payload/type/members/reason",
      "catalog/contracts/checkfu/slots/session-interrupt.ts:21:7",
    ],
    [
      "frame/onehorizon/task-context#/payload/type/members/linkedDocuments/type/item/members/title",
      "catalog/contracts/onehorizon/frames/task-context.ts:49:9",
    ],
    [
      "frame/onehorizon/task-context#/payload/type/members/linkedDocuments/type/item/members/type",
      "catalog/contracts/onehorizon/frames/task-context.ts:50:9",
    ],
    [
      "frame/onehorizon/task-context#/payload/definitions/TaskComment/type/members/author",
      "catalog/contracts/onehorizon/frames/task-context.ts:15:3",
    ],
    ["decision/0001-subagents#/facts/declaration~1checkfu~1subagents", "catalog/decisions/0001-subagents.md:3:5"],
    ["decision/0001-subagents#/after", "catalog/decisions/0001-subagents.md:8:1"],
  ] as const)("says where %s stands", async (path, place) => {
    const at = (await loading).spans.locate(path)
    expect(at === null ? null : `${at.file}:${at.line}:${at.column}`).toBe(place)
  })

  it("has no place for a fact that it does not have", async () =>
    expect((await loading).spans.locate("harness/nobody")).toBeNull())
})

describe("another catalog", () => {
  const acme = `import { axis, chain, contract, meta, slot } from "checkfu-catalog/kinds"
import { Schema } from "effect"

/** What Acme promises. */
export const acme = contract({ name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: null })

export const speed = axis({ name: "speed", order: chain("slow", "fast") })

export const hint = slot({
  contract: acme,
  name: "hint",
  site: meta("PromptRequest", "acme.hint"),
  posture: "context",
  payload: Schema.Struct({ a: Schema.String }),
  excess: "keep",
  life: "realized",
  since: undefined,
})
`

  it("loads from a folder outside of any package by the published constructors", async () => {
    const loaded = await loadOnce({ "acme.ts": acme })
    expect(briefly(loaded)).toEqual(["load/not-data catalog/acme.ts:17:10"])
    const mended = await loadOnce({ "acme.ts": acme.replace("  since: undefined,\n", "") })
    expect(briefly(mended)).toEqual([])
    expect(mended.facts.map(({ id }) => id)).toEqual(["axis/speed", "contract/acme", "slot/acme/hint"])
    expect(mended.facts[2]?.body["payload"]).toMatchObject({ type: { excess: "keep" } })
    expect(mended.facts[2]?.body).not.toHaveProperty("excess")
    expect(mended.facts[2]?.body["summary"]).toBe("")
    expect(mended.facts[1]?.body["summary"]).toBe("What Acme promises.")
  })

  it("may bring its own constructors, which are code", async () => {
    const loaded = await loadOnce({
      "kinds/thing.ts":
        "export const thing = (name: string, n: number) => ({ $id: `thing/${name}`, name, twice: n * 2, gone: undefined })\n",
      "things.ts": 'import { thing } from "./kinds/thing.ts"\nexport const one = thing("one", 1)\n',
      "things.test.ts": "for (;;) {}",
      "rules/rule.ts": "for (;;) {}",
      "types.d.ts": "declare let a: number",
    })
    expect(briefly(loaded)).toEqual([])
    expect(loaded.facts).toEqual([{ id: "thing/one", kind: "thing", name: "one", body: { name: "one", twice: 2 } }])
  })

  it("may extend others, whose facts are read alike", async () => {
    const loaded = await loadOnce({
      "catalog.config.ts":
        'export default { out: "generated", extends: ["elsewhere", "nowhere"], only: ["dialect"] }\n',
      "one.ts":
        'import { dialect } from "checkfu-catalog/kinds"\nexport const one = dialect({ name: "one", method: "GET", path: "/" })\n',
      "../elsewhere/two.ts":
        'import { dialect } from "checkfu-catalog/kinds"\nexport const two = dialect({ name: "two", method: "GET", path: "/" })\n',
      "../elsewhere/catalog.config.ts": 'export default { out: "ignored" }\n',
    })
    expect(briefly(loaded)).toEqual(["load/missing-folder catalog/catalog.config.ts:1:59"])
    expect(loaded.config).toMatchObject({ out: "generated", extends: ["elsewhere", "nowhere"], only: ["dialect"] })
    expect(loaded.facts.map(({ id }) => id)).toEqual(["dialect/one", "dialect/two"])
    expect(loaded.spans.locate("dialect/two")).toEqual({
      file: "elsewhere/two.ts",
      line: 2,
      column: 14,
      of: "elsewhere",
    })
  })

  it("may be empty, and may not be missing", async () => {
    expect(briefly(await loadOnce({ "notes.md": "" }))).toEqual([])
    expect(briefly(await loadOnce({}))).toEqual(["load/missing-folder"])
  })
})
