import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { beforeAll, describe, expect, it } from "vitest"
import { kitPayloads } from "../../generators/emit/kit/payloads.ts"
import type { KitPayload } from "../../generators/emit/kit/payloads.ts"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { sample } from "../../model/wire/sample.ts"
import { singleFaults } from "../agreement/faults.ts"
import type { Json } from "../agreement/faults.ts"

const root = join(import.meta.dirname, "..", "..")
const kit = join(root, "output", "author-kit")

type Validator = (value: unknown) => boolean

function read(path: string): { readonly [keyword: string]: unknown } {
  return JSON.parse(readFileSync(path, "utf8")) as { readonly [keyword: string]: unknown }
}

function ajv(): Ajv2020 {
  return new Ajv2020({ strict: true, ownProperties: true })
}

let payloads: readonly KitPayload[]

beforeAll(async () => {
  const { facts, acp } = await load({ root })
  payloads = kitPayloads(resolve(facts, acp).catalog)
})

describe("schemas of the kit", () => {
  it("decide like the published ones, apart and in the bundle, on every single fault", () => {
    const bundle = ajv()
    bundle.addSchema(read(join(kit, "bundle.schema.json")), "bundle")
    const counts = { accepted: 0, refused: 0 }
    for (const { folder, name, payload } of payloads) {
      const path = `${folder}/${name}.schema.json`
      const published = ajv().compile(read(join(root, "output", "schemas", path)))
      const others: readonly Validator[] = [
        ajv().compile(read(join(kit, "schemas", path))),
        bundle.getSchema(path) as Validator,
        bundle.compile({ $ref: `bundle#/$defs/${folder}~1${name}` }),
      ]
      for (const value of singleFaults(payload, [sample(payload) as Json])) {
        const verdict = published(value)
        counts[verdict ? "accepted" : "refused"]++
        for (const other of others) if (other(value) !== verdict) expect.fail(`${path}: ${JSON.stringify(value)}`)
      }
    }
    expect(payloads.length).toBeGreaterThan(15)
    expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(1_000)
  })

  it("are valid under their own dialect, and say of every member what bounds it", () => {
    const silent: string[] = []
    for (const { folder, name } of payloads) {
      const schema = read(join(kit, "schemas", folder, `${name}.schema.json`))
      expect(ajv().validateSchema(schema)).toBe(true)
      expect(schema["title"]).toMatch(/^[A-Z]/)
      expect(schema["description"]).toMatch(/[.)]$/)
      const open: unknown[] = [schema]
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next !== "object" || next === null) continue
        open.push(...Object.values(next))
        for (const [member, of] of Object.entries((next as { properties?: object }).properties ?? {})) {
          const { description, maxLength, maximum, maxItems } = of as { readonly [keyword: string]: unknown }
          const bound = (maxLength ?? maximum ?? maxItems) as number | undefined
          if (bound !== undefined && !String(description).includes(String(bound))) silent.push(`${name} ${member}`)
        }
      }
    }
    expect(silent).toEqual([])
  })
})
