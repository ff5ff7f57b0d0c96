import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"

const script = join(import.meta.dirname, "support", "check_vectors.py")
const kit = "output/author-kit"

/** A Python that has a validator of JSON Schemas: the system's own before any other. */
const python = ["/usr/bin/python3", "python3"].find(
  (command) => spawnSync(command, ["-c", "from jsonschema import Draft202012Validator"]).status === 0,
)

/** What the script prints, its last line apart. */
function judged(vectors: string, schemas: string): { readonly differences: readonly string[]; readonly count: string } {
  const { stdout, stderr } = spawnSync(python ?? "", [script, vectors, schemas, `${kit}/vector.schema.json`], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  })
  expect(stderr).toBe("")
  const lines = stdout.trimEnd().split("\n")
  return { differences: lines.slice(0, -1), count: lines.at(-1) ?? "" }
}

/** A copy of a folder in which one text of one file is replaced. */
function changed(folder: string, file: string, from: string, to: string): string {
  const copy = mkdtempSync(join(tmpdir(), "kit-"))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true })
  const text = readFileSync(join(copy, file), "utf8")
  expect(text).toContain(from)
  writeFileSync(join(copy, file), text.replace(from, to))
  return copy
}

it("a validator in Python is there where tests must not be skipped", () => {
  expect(python !== undefined || !process.env["CI"], "CI is set and python3-jsonschema is not there").toBe(true)
})

describe.skipIf(python === undefined)("the validator of Debian (skipped without python3-jsonschema)", () => {
  it("gives every vector that a schema decides its verdict, and every line is a vector", () => {
    const { differences, count } = judged(`${kit}/vectors`, "output/schemas")
    console.log(`python3-jsonschema: ${count}`)
    expect(differences).toEqual([])
    expect(Number(count.split(" ")[0])).toBeGreaterThan(1_000)
  })

  it.each([
    ["a bound that is one too high", '"maxLength": 65536', '"maxLength": 65537', "/text maxLength: one more"],
    ["a bound that is one too low", '"maxLength": 65536', '"maxLength": 65535', "/text maxLength: at the bound"],
    [
      "an open object",
      '"additionalProperties": false',
      '"additionalProperties": true',
      "/ additionalProperties: extra",
    ],
  ])("would see %s in a schema", (_, from, to, vector) => {
    const schemas = changed("output/schemas", "checkfu/session-steer.request.schema.json", from, to)
    const { differences } = judged(`${kit}/vectors`, schemas)
    expect(differences.some((line) => line.includes(vector))).toBe(true)
    expect(differences.every((line) => line.includes("session-steer.request.jsonl"))).toBe(true)
  })

  it("would see a vector that says the contrary, and a line that is none", () => {
    const file = "checkfu/turn.jsonl"
    const contrary = changed(`${kit}/vectors`, file, '"verdict":"accept"', '"verdict":"reject"')
    expect(judged(contrary, "output/schemas").differences).toHaveLength(1)
    const strange = changed(`${kit}/vectors`, file, '"pointer":""', '"pointer":"no pointer"')
    expect(judged(strange, "output/schemas").differences).toEqual([expect.stringContaining("no vector by the schema")])
  })
})
