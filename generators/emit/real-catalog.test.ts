import { join } from "node:path"
import { format } from "prettier"
import { beforeAll, describe, expect, it } from "vitest"
import type { Catalog } from "../../model/catalog.ts"
import { bundled, emittedBy } from "../../test/support/run-emitted.ts"
import { load } from "../load/load.ts"
import { resolve } from "../resolve/resolve.ts"
import { carriedBy } from "./decoder.ts"

describe("the modules of this catalog", () => {
  let catalog: Catalog
  let files: ReadonlyMap<string, string>

  beforeAll(async () => {
    const loaded = await load({ root: join(import.meta.dirname, "../.."), cacheFolder: null })
    catalog = resolve(loaded.facts, loaded.acp).catalog
    files = emittedBy(catalog)
  })

  it("are left alone by Prettier, byte for byte", async () => {
    expect(files.size).toBeGreaterThan(10)
    for (const [path, text] of files)
      expect(await format(text, { parser: "typescript", semi: false, printWidth: 100 }), path).toBe(text)
  })

  it("cost three kilobytes at most for one decoder of a contract of ours, bundled and minified", async () => {
    let seen = 0
    for (const contract of catalog.contracts.filter(({ ownership }) => ownership === "owned"))
      for (const slot of contract.slots)
        for (const { names } of carriedBy(slot)) {
          const code = await bundled(files, `contracts/${contract.name}/${slot.name}.ts`, [names.decode], true)
          expect(code.length, names.decode).toBeLessThanOrEqual(3072)
          seen++
        }
    expect(seen).toBeGreaterThan(0)
  })
})
