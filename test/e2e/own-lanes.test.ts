import { describe, expect, it } from "vitest"
import { underNextLane } from "./review.fixture.ts"
import { changedPaths, ownProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

/** The exit code of a generation, and the codes of what it finds. */
async function said(project: Scratch): Promise<readonly [number, readonly string[]]> {
  const { code, out } = await project.run("generate", "--reporter", "json")
  return [code, (JSON.parse(out) as readonly { readonly code: string }[]).map((finding) => finding.code)]
}

describe("this project's own lanes", () => {
  it("are frozen: a bound that is drawn in or widened is refused, and under the next literal it changes what follows", async () => {
    const project = ownProject()
    const steer = "catalog/contracts/checkfu/slots/session-steer.ts"
    project.edit(steer, "(1, 65_536)", "(1, 65_535)")
    expect(await said(project)).toEqual([1, ["revision/vector-refused"]])
    project.edit(steer, "(1, 65_535)", "(1, 65_537)")
    expect(await said(project)).toEqual([1, ["revision/content-changed"]])
    underNextLane(project, steer)
    const before = project.snapshot()
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
    const changed = changedPaths(before, project.snapshot())
    expect(changed).toEqual([
      "docs/reference/slots/checkfu/session-steer.mdx",
      "output/author-kit/README.md",
      "output/author-kit/bundle.schema.json",
      "output/author-kit/schemas/checkfu/session-steer.request.schema.json",
      "output/author-kit/typings/checkfu/session-steer.request.d.ts",
      "output/author-kit/vectors/checkfu/session-steer.request.jsonl",
      "output/catalog.json",
      "output/contracts/checkfu/session-steer.ts",
      "output/facts/revisions.ts",
      "output/manifest.txt",
      "output/schemas/checkfu/session-steer.request.schema.json",
    ])
  })
})
