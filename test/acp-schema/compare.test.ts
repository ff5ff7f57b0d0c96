import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { reportText } from "../../generators/acp-diff/report.ts"
import { compare, ridersIn } from "./compare.ts"

const text = readFileSync("catalog/acp/v1/schema.json", "utf8")
const riders = ridersIn(readFileSync("output/catalog.json", "utf8"))
const pinned = { name: "pinned v1", text }

/** A part of a schema that a test changes. */
interface Node {
  [keyword: string]: any
}

/** The pinned schema after a change of its definitions. */
function changed(change: (definitions: { [name: string]: Node }) => void): {
  readonly name: string
  readonly text: string
} {
  const schema = JSON.parse(text) as { $defs: { [name: string]: Node } }
  change(schema.$defs)
  return { name: "other", text: JSON.stringify(schema) }
}

function changesOf(change: (definitions: { [name: string]: Node }) => void): readonly string[] {
  return compare(pinned, changed(change), riders).changes.map(
    ({ of, name, before, after }) => `${of} ${name}: ${before ?? "-"} → ${after ?? "-"}`,
  )
}

describe("a schema compared with the pinned one", () => {
  it("is the same as itself, whatever its prose and its order", () => {
    const reordered = changed((definitions) => {
      for (const [name, node] of Object.entries(definitions).toReversed()) {
        delete definitions[name]
        definitions[name] = { ...node, description: "other words" }
      }
    })
    expect(compare(pinned, reordered, riders)).toMatchObject({ broken: [], changes: [] })
  })

  it("shows a kind of update that came and one that went", () => {
    const changes = changesOf(({ SessionUpdate, ...definitions }) => {
      SessionUpdate?.["oneOf"].splice(5, 1)
      const type = { sessionUpdate: { type: "string", const: "state_update" } }
      SessionUpdate?.["oneOf"].push({
        type: "object",
        properties: type,
        required: ["sessionUpdate"],
        allOf: [{ $ref: "#/$defs/Plan" }],
      })
      expect(definitions["Plan"]).toBeDefined()
    })
    expect(changes).toEqual([
      "variant SessionUpdate: plan: sessionUpdate, Plan → -",
      "variant SessionUpdate: state_update: - → sessionUpdate, Plan",
    ])
  })

  it.each([
    [
      "required",
      (node: Node) => node["required"].push("kind"),
      "member ToolCall.kind: optional: ToolKind (default-on-error) → required: ToolKind (default-on-error)",
    ],
    [
      "a hint",
      (node: Node) => delete node["properties"].kind["x-deserialize-default-on-error"],
      "member ToolCall.kind: optional: ToolKind (default-on-error) → optional: ToolKind",
    ],
    [
      "a bound",
      (node: Node) => (node["properties"].title.maxLength = 80),
      "member ToolCall.title: required: string → required: string maxLength 80",
    ],
    [
      "a type",
      (node: Node) => (node["properties"].title.type = ["string", "null"]),
      "member ToolCall.title: required: string → required: string or null",
    ],
    [
      "a new member",
      (node: Node) => (node["properties"].agent = { type: "string" }),
      "member ToolCall.agent: - → optional: string",
    ],
  ])("shows that %s of a member changed", (_, change, expected) => {
    expect(changesOf(({ ToolCall }) => ToolCall !== undefined && change(ToolCall))).toEqual([expected])
  })

  it("shows a method that came, and one that another side handles", () => {
    const changes = changesOf((definitions) => {
      definitions["ForkSessionRequest"] = { type: "object", "x-method": "session/fork", "x-side": "agent" }
      for (const name of ["LogoutRequest", "LogoutResponse"])
        Object.assign(definitions[name] ?? {}, { "x-side": "client" })
    })
    expect(changes).toEqual([
      "method logout: agent handles, LogoutRequest, LogoutResponse → client handles, LogoutRequest, LogoutResponse",
      "method session/fork: - → agent handles, ForkSessionRequest",
      "definition ForkSessionRequest: - → object",
    ])
  })

  it("says who rides on what vanished: a message, a member on the way, a _meta, a name that the protocol took", () => {
    const broken = (change: (definitions: { [name: string]: Node }) => void): readonly string[] =>
      compare(pinned, changed(change), riders).broken.map(({ id }) => id)
    expect(broken((definitions) => delete definitions["LoadSessionRequest"])).toEqual([
      "slot/onehorizon/session-meta-load",
    ])
    expect(broken(({ PromptResponse }) => delete PromptResponse?.["properties"]._meta)).toEqual([
      "slot/checkfu/turn",
      "slot/shared-conventions/turn-quota",
    ])
    expect(broken(({ SessionNotification }) => delete SessionNotification?.["properties"].update)).toContain(
      "slot/checkfu/subagent",
    )
    expect(
      broken(
        (definitions) =>
          (definitions["GoalRequest"] = { type: "object", "x-method": "_session/goal", "x-side": "agent" }),
      ),
    ).toEqual(["slot/shared-conventions/control-goal"])
  })

  it("is reported in Markdown, what would be lost first", () => {
    const report = reportText(
      compare(
        pinned,
        changed((definitions) => delete definitions["LoadSessionRequest"]),
        riders,
      ),
    )
    expect(report.split("\n").slice(0, 8)).toEqual([
      "# other, compared with pinned v1",
      "",
      "2 differences; 1 catalogued sites would be lost.",
      "",
      "## Sites that would be lost",
      "",
      "| Fact | Why |",
      "| - | - |",
    ])
    expect(report).toContain("| `LoadSessionRequest` | object | - |")
  })
})

describe("pnpm acp:diff", () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "test/acp-schema/run.ts", ...args], { encoding: "utf8" })

  it("exits 0 without loss, 1 with one, and 2 where there is nothing to compare with", () => {
    const folder = mkdtempSync(join(tmpdir(), "acp-schema-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const other = join(folder, "other.json")
    writeFileSync(other, changed((definitions) => delete definitions["LoadSessionRequest"]).text)
    expect(run("--against", "catalog/acp/v1/schema.json")).toMatchObject({ status: 0, stderr: "" })
    const lost = run("--against", other, "--json")
    expect([lost.status, (JSON.parse(lost.stdout) as { broken: unknown }).broken]).toEqual([
      1,
      [{ id: "slot/onehorizon/session-meta-load", problem: "the protocol schema has no message LoadSessionRequest" }],
    ])
    expect(run("--against", join(folder, "absent.json"))).toMatchObject({ status: 2, stdout: "" })
    expect(run("--again")).toMatchObject({ status: 2 })
  })
})
