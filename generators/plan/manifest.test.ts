import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { digestOf, manifestText, parseManifest } from "./manifest.ts"
import { pathFault } from "./paths.ts"

const path = fc
  .array(fc.stringMatching(/^[a-z0-9日é-]{1,6}$/u), { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join("/"))
  .filter((made) => pathFault(made) === null)
const files = fc.uniqueArray(fc.record({ path, text: fc.string() }), { selector: (file) => file.path, maxLength: 8 })

describe("the manifest", () => {
  it("is one line a file, sorted by code unit, whatever the order given", () => {
    const text = manifestText([
      { path: "b", text: "" },
      { path: "a-b", text: "" },
      { path: "a_b", text: "" },
      { path: "B", text: "" },
    ])
    expect(text.split("\n").map((line) => line.slice(66))).toEqual(["B", "a-b", "a_b", "b", ""])
    expect(text.slice(0, 66)).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  ")
  })

  it("reads back what was written", () => {
    fc.assert(
      fc.property(files, (written) => {
        const read = parseManifest(manifestText(written))
        expect([...read].map(([name, digests]) => [name, [...digests]])).toEqual(
          [...written].toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((file) => [file.path, [digestOf(file.text)]]),
        )
      }),
    )
  })

  it("is understood by sha256sum", () => {
    const folder = mkdtempSync(join(tmpdir(), "manifest-"))
    try {
      writeFileSync(join(folder, "a.ts"), "export const a = 1\n")
      writeFileSync(join(folder, "manifest.txt"), manifestText([{ path: "a.ts", text: "export const a = 1\n" }]))
      expect(execFileSync("sha256sum", ["--check", "manifest.txt"], { cwd: folder, encoding: "utf8" })).toContain(
        "a.ts: OK",
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("is read through conflict markers, CRLF and a torn last line, with both digests of a path", () => {
    const ours = manifestText([{ path: "output/a.ts", text: "1\n" }])
    const theirs = manifestText([{ path: "output/a.ts", text: "2\n" }]).replaceAll("\n", "\r\n")
    const read = parseManifest(`<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> theirs\n${digestOf("3").slice(0, 40)}`)
    expect([...read.keys()]).toEqual(["output/a.ts"])
    expect([...(read.get("output/a.ts") ?? [])]).toEqual([digestOf("1\n"), digestOf("2\n")])
  })

  it("never names a path outside the project", () => {
    const digest = digestOf("")
    expect(parseManifest(`${digest}  ../../etc/passwd\n${digest}  /etc/passwd\n${digest}  a\\b\n`).size).toBe(0)
  })
})
