import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import {
  catalogOf,
  contractOf,
  listOf,
  objectOf,
  payloadOf,
  slotOf,
  textOf,
} from "../../../test/support/example-catalog.ts"
import { filesBelow } from "../../../test/files.ts"
import { readFileSync, statSync } from "node:fs"
import { vectorFiles } from "./vectors.ts"

const note = payloadOf(objectOf({ note: textOf(1, 200), tags: listOf(textOf(0, 9), 0, 500) }))

describe("the vector files", () => {
  it("stand beside the schemas of the kit, one for each payload, with the schema of their lines", () => {
    const contract = contractOf("acme", "owned", (head) => [
      slotOf(head, "note", note),
      slotOf(head, "ask", note, { answer: note, answerPosture: "acknowledgement" }),
    ])
    expect(vectorFiles(catalogOf([contract]), "out").map(({ path }) => path)).toEqual([
      "out/author-kit/vector.schema.json",
      "out/author-kit/vectors/acme/note.jsonl",
      "out/author-kit/vectors/acme/ask.request.jsonl",
      "out/author-kit/vectors/acme/ask.acknowledgement.jsonl",
    ])
    expect(vectorFiles(catalogOf([{ ...contract, kit: false }]), "out")).toEqual([])
  })

  it("hold a line of JSON for each vector, of the published form, with the fact that says so", () => {
    const contract = contractOf("acme", "owned", (head) => [slotOf(head, "note", note)])
    const [schema, file] = vectorFiles(catalogOf([contract]), "out")
    const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(
      JSON.parse(schema?.text ?? "") as object,
    )
    const lines = (file?.text ?? "").split("\n").slice(0, -1)
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) {
      const vector = JSON.parse(line) as { readonly fact: string }
      expect([line, validate(vector)]).toEqual([line, true])
      expect(vector.fact).toBe("slot/acme/note")
    }
    for (const change of [{ verdict: "maybe" }, { pointer: "note" }, { text: "1" }, { more: 1 }])
      expect(validate({ ...(JSON.parse(lines[0] ?? "") as object), ...change })).toBe(false)
  })

  it("are small: what is long is built", () => {
    for (const path of filesBelow("output/author-kit/vectors", ".jsonl")) {
      expect([path, statSync(path).size < 200_000]).toEqual([path, true])
      const longest = Math.max(
        ...readFileSync(path, "utf8")
          .split("\n")
          .map(({ length }) => length),
      )
      expect([path, longest < 30_000]).toEqual([path, true])
    }
  })
})
