import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe } from "vitest"
import { storeHolds } from "../../../test/store/suite.ts"

describe("the store in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "store-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  let made = 0
  storeHolds(() => {
    made += 1
    return Promise.resolve(`file:${join(folder, `${made}.db`)}`)
  })
})
