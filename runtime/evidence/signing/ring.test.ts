import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { noon, signerOfByte } from "../evidence.fixture.ts"
import { openEvidence } from "../open-evidence.ts"
import { openStore } from "../store/open-store.ts"
import type { Store } from "../store/store.ts"
import { adoptSigningKey } from "./adopt.ts"
import { readRing, revokeSigningKey } from "./ring.ts"

let folder: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "ring-"))
  store = await openStore(`file:${join(folder, "store.db")}`)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const signer = signerOfByte(1)
const { publicKey } = signer

describe("a signing key that several servers start with", () => {
  it("counts for one whose clock is behind that of the server which registered it", async () => {
    await openEvidence(store, { signer }, noon)
    for (const behind of [1, 5_000]) {
      await openEvidence(store, { signer }, noon - behind)
      const standing = await store.write((db) => adoptSigningKey(db, publicKey, noon - behind, null))
      expect(standing).toEqual({ kind: "active" })
    }
    expect((await readRing(store.db)).length).toBe(1)
  })

  it("is refused by every clock from its revocation on", async () => {
    await openEvidence(store, { signer }, noon)
    await store.write((db) => revokeSigningKey(db, publicKey.id, noon))
    await expect(openEvidence(store, { signer }, noon - 1)).rejects.toThrow("registered before")
    const standing = await store.write((db) => adoptSigningKey(db, publicKey, noon - 1, null))
    expect(standing.kind).toBe("given_up")
  })
})
