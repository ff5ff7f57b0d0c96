import { describe, expect, it } from "vitest"
import { changedPaths, ownProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

/** Runs a generation that must be refused: exit 1, the findings as given, nothing written. */
async function refused(
  project: Scratch,
): Promise<readonly { code: string; at: { file: string; line: number; column: number } | null; what: string }[]> {
  const before = project.snapshot()
  const { code, out } = await project.run("generate", "--reporter", "json")
  expect(code).toBe(1)
  expect(changedPaths(before, project.snapshot())).toEqual([])
  return JSON.parse(out)
}

describe("a catalog with a fault is refused on line and column, and nothing is written", () => {
  it("an unrealizable ceiling", async () => {
    const project = ownProject()
    project.edit(
      "catalog/harnesses/codex.ts",
      'ceiling: { multiagent_shared_environment: "false" }',
      'ceiling: { continuation: "live" }',
    )
    expect(await refused(project)).toMatchObject([
      {
        code: "ceiling/unrealizable",
        at: { file: "catalog/harnesses/codex.ts", line: 16, column: 14 },
        what: "codex promises continuation=live, but checkfu:acp-v1@1 grants rebuild_only at most and no declaration raises continuation.",
      },
    ])
  })

  it("the same ceiling, as a person reads it", async () => {
    const project = ownProject()
    project.edit(
      "catalog/harnesses/codex.ts",
      'ceiling: { multiagent_shared_environment: "false" }',
      'ceiling: { continuation: "live" }',
    )
    const { out, err } = await project.run("generate", "--check")
    expect(out + err).toBe(`error ceiling/unrealizable  catalog/harnesses/codex.ts:16:14
  codex promises continuation=live, but checkfu:acp-v1@1 grants rebuild_only at most and no declaration raises continuation.
  Why  a published capability that no run can have is a false promise
  Fix  lower the ceiling to rebuild_only, or remove it
`)
  })

  it("a dialect that no priced provider accepts", async () => {
    const project = ownProject()
    project.write(
      "catalog/dialects/acme-stream.ts",
      'import { dialect } from "../kinds/dialect.ts"\n\n/** A dialect that nobody serves. */\nexport const acmeStream = dialect({ name: "acme_stream", method: "POST", path: "/v1/acme" })\n',
    )
    project.edit("catalog/harnesses/codex.ts", "dialects: [openaiResponses]", "dialects: [openaiResponses, acmeStream]")
    project.edit(
      "catalog/harnesses/codex.ts",
      "import { acpV1 }",
      'import { acmeStream } from "../dialects/acme-stream.ts"\nimport { acpV1 }',
    )
    expect(await refused(project)).toMatchObject([
      { code: "dialect/unpriced", at: { file: "catalog/harnesses/codex.ts", line: 15, column: 31 } },
    ])
  })

  it("two types of one name", async () => {
    const project = ownProject()
    project.edit(
      "catalog/contracts/checkfu/slots/session-interrupt.ts",
      'isBetweenCodePoints(1, 256)).annotate({ identifier: "SessionId" })',
      'isBetweenCodePoints(1, 256)).annotate({ identifier: "SubagentId" })',
    )
    const findings = await refused(project)
    expect(findings).toHaveLength(1)
    expect(findings[0]?.code).toMatch(/duplicate/)
    expect(findings[0]?.what).toContain("SubagentId")
    expect(findings[0]?.at).toMatchObject({
      file: expect.stringMatching(/^catalog\/contracts\/checkfu\/slots\//),
      line: expect.any(Number),
    })
  })

  it("a loop in a catalog module", async () => {
    const project = ownProject()
    const path = "catalog/harnesses/codex.ts"
    project.write(path, `${project.read(path)}\nfor (const name of ["a", "b"]) console.log(name)\n`)
    const line = project.read(path).split("\n").length - 1
    expect(await refused(project)).toMatchObject([{ code: "load/not-data", at: { file: path, line, column: 1 } }])
  })

  it("several at once, sorted by place", async () => {
    const project = ownProject()
    project.edit(
      "catalog/harnesses/codex.ts",
      'ceiling: { multiagent_shared_environment: "false" }',
      'ceiling: { continuation: "live" }',
    )
    project.edit("catalog/harnesses/claude-code.ts", 'subagents: "observed" }', 'subagents: "everywhere" }')
    const places = (await refused(project)).map(({ at }) => at?.file)
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual(places.toSorted())
  })
})
