import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, expect } from "vitest"
import { emptyProject, projectIn } from "../e2e/scratch.ts"

/** Stands before the place in a module at which a finding is expected. */
export const here = "«»"

const head = `import * as Schema from "effect/Schema"
import * as kinds from "checkfu-catalog/kinds"

/** Ours to shape. */
export const acme = kinds.contract({ name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" })

/** Taken as published. */
export const wild = kinds.contract({ name: "wild", title: "Wild", ownership: "adopted", keyPrefix: "wild.", methodPrefix: null })

/** Nothing amiss. */
export const plain = kinds.slot({ contract: wild, name: "plain", site: kinds.meta("PromptRequest", "wild.plain"), posture: "context", payload: Schema.Boolean, life: "realized" })

/** Nothing amiss either. */
export const sound = kinds.slot({ contract: acme, name: "sound", site: kinds.meta("PromptRequest", "acme.sound"), posture: "context", payload: Schema.Boolean, life: "realized" })

`

/** A slot as a module states it; `mark` sets the place of the finding before its constant, its name or its payload, `number` tells several apart. */
export function slotText(
  payload: string,
  {
    name = '"under-test"',
    contract = "acme",
    number = 0,
    mark = null,
  }: {
    readonly name?: string
    readonly contract?: "acme" | "wild"
    readonly number?: number
    readonly mark?: "const" | "name" | "payload" | null
  } = {},
): string {
  const key = JSON.stringify(`${contract}.key${number}`)
  const at = (place: typeof mark): string => (mark === place ? here : "")
  return `/** Under test. */
export const ${at("const")}slot${number} = kinds.slot({ contract: ${contract}, ${at("name")}name: ${name}, site: kinds.meta("PromptRequest", ${key}), posture: "context", ${at("payload")}payload: ${payload}, life: "realized" })

`
}

/** Generates from one more module, which must be refused for exactly one reason, at the mark, in less than a second, with nothing written. */
export async function refused(
  text: string,
  more: { readonly [path: string]: string } = {},
): Promise<{ readonly code: string; readonly what: string; readonly fix: string }> {
  const [before = "", ...after] = `${head}${text}`.split(here)
  expect(after).toHaveLength(1)
  const project = emptyProject()
  project.write("catalog/under-test.ts", `${before}${after.join("")}`)
  for (const [path, content] of Object.entries(more)) project.write(path, content)
  const timed = async (): ReturnType<typeof project.run> => {
    const started = process.cpuUsage()
    const outcome = await project.run("generate", "--reporter", "json")
    const { user, system } = process.cpuUsage(started)
    took.push((user + system) / 1000)
    return outcome
  }
  const took: number[] = []
  const { code, out, err } = await timed()
  // The first run of all also compiles what it runs.
  if ((took[0] ?? 0) >= 1000) {
    project.remove("node_modules")
    await timed()
  }
  expect({ code, err }).toEqual({ code: 1, err: "" })
  const findings = JSON.parse(out) as readonly {
    readonly code: string
    readonly what: string
    readonly fix: string
    readonly at: { readonly file: string; readonly line: number; readonly column: number } | null
  }[]
  const lines = before.split("\n")
  const place = { file: "catalog/under-test.ts", line: lines.length, column: (lines.at(-1) ?? "").length + 1 }
  expect(findings.map(({ at, what }) => ({ at, what }))).toEqual([{ at: place, what: expect.any(String) }])
  expect(Math.min(...took)).toBeLessThan(1000)
  expect([...project.snapshot().keys()].filter((path) => !path.startsWith("catalog/"))).toEqual([])
  const [{ code: of, what, fix } = { code: "", what: "", fix: "" }] = findings
  return { code: of, what, fix }
}

/** Loads what every generation loads, so that the time of one tells of its catalog alone. Called before the tests of a file. */
export function loadedOnce(): void {
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), "loaded-"))
    const project = projectIn(folder)
    project.write("catalog/one.ts", `${head}export const nothing = 1\n`)
    expect((await project.run("generate", "--check")).code).toBe(1)
    rmSync(folder, { recursive: true })
  })
}
