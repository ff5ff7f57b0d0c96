import { generateKeyPairSync } from "node:crypto"
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { signReportBy, verifyReport } from "../../admission/attestation/report.ts"
import { rotated } from "../../admission/attestation/key-ring.ts"
import { windowFrom } from "../../admission/attestation/validity-window.ts"
import { accepted, noon, signerOfByte } from "../evidence.fixture.ts"
import { openKeyFile } from "./key-file.ts"

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keys-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const report = { validity: windowFrom(noon) }
const place = { sequence: 1, previous: null }

describe("a signer whose key stands in a file", () => {
  it("makes the key for its owner alone where there is none, and reads it from then on", async () => {
    const path = join(folder, "deeper", "signing.pem")
    const [first, second] = await Promise.all([openKeyFile(path), openKeyFile(path)])
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(second.publicKey.id).toBe(first.publicKey.id)
    expect((await openKeyFile(path)).publicKey.id).toBe(first.publicKey.id)
  })

  it("signs what verifies by its public half", async () => {
    const signer = await openKeyFile(join(folder, "signing.pem"))
    const { bytes } = accepted(await signReportBy(report, { run: "1" }, place, signer))
    const { ring } = accepted(rotated([], signer.publicKey, noon))
    expect(verifyReport(bytes, { subject: { run: "1" }, ring, at: noon })).toMatchObject({ ok: true })
  })

  it("is not opened from a file that others may read, or that holds no key of Ed25519", async () => {
    const path = join(folder, "signing.pem")
    await openKeyFile(path)
    chmodSync(path, 0o640)
    await expect(openKeyFile(path)).rejects.toThrow("chmod 600")
    const other = join(folder, "other.pem")
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
    writeFileSync(other, privateKey.export({ format: "pem", type: "pkcs8" }), { mode: 0o600 })
    await expect(openKeyFile(other)).rejects.toThrow("no key of Ed25519")
  })
})

describe("a signer elsewhere", () => {
  it("is believed only where what it gives is its key's signature", async () => {
    const { publicKey } = signerOfByte(1)
    const { sign } = signerOfByte(2)
    await expect(signReportBy(report, { run: "1" }, place, { publicKey, sign })).rejects.toThrow(publicKey.id)
    const broken = { publicKey, sign: () => Promise.reject(new Error("the service is away")) }
    await expect(signReportBy(report, { run: "1" }, place, broken)).rejects.toThrow("away")
  })
})
