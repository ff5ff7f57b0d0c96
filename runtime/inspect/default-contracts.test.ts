import { readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { knownContracts } from "./default-contracts.ts"

describe("the contracts by which inspect names what it sees", () => {
  it("are all that the catalog has", () => {
    const folders = readdirSync("output/contracts", { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(knownContracts.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  })
})
