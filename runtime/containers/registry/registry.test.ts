import { createHash } from "node:crypto"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { openRegistry } from "./registry.ts"

const repository = "harness/name"
const digestOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`

async function opened() {
  const folder = mkdtempSync(join(tmpdir(), "registry-"))
  const registry = await openRegistry({ host: "127.0.0.1", folder, repository })
  onTestFinished(async () => {
    await registry.close()
    rmSync(folder, { recursive: true })
  })
  const origin = `http://127.0.0.1:${registry.port}`
  const ask = async (method: string, path: string, body?: string, type = "application/octet-stream") => {
    const target = path.startsWith("/v2/") ? path : `/v2/${repository}/${path}`
    const response = await fetch(origin + target, {
      method,
      ...(body === undefined ? {} : { body, headers: { "content-type": type } }),
    })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return { registry, folder, ask }
}

it("takes a blob in pieces and gives it back", async () => {
  const { ask } = await opened()
  const begun = await ask("POST", "blobs/uploads/")
  const location = begun.headers.get("location") ?? ""
  expect((await ask("PATCH", location, "one ")).headers.get("range")).toBe("0-3")
  expect(await ask("PUT", `${location}?digest=${digestOf("one two")}`, "two")).toMatchObject({ status: 201 })
  expect(await ask("GET", `blobs/${digestOf("one two")}`)).toMatchObject({ status: 200, text: "one two" })
  const head = await ask("HEAD", `blobs/${digestOf("one two")}`)
  expect(head.headers.get("content-length")).toBe("7")
})

it("takes a blob at once, and keeps none whose digest is another", async () => {
  const { ask, folder } = await opened()
  expect((await ask("POST", `blobs/uploads/?digest=${digestOf("x")}`, "x")).status).toBe(201)
  expect((await ask("POST", `blobs/uploads/?digest=${digestOf("x")}`, "y")).status).toBe(400)
  expect(readdirSync(folder)).toEqual([digestOf("x").replace(":", "-")])
})

it("names the digest of what was pushed under a tag", async () => {
  const { ask, registry } = await opened()
  const type = "application/vnd.oci.image.manifest.v1+json"
  expect(registry.digestOf("test")).toBeNull()
  expect((await ask("PUT", "manifests/test", "{}", type)).status).toBe(201)
  expect(registry.digestOf("test")).toBe(digestOf("{}"))
  const read = await ask("GET", `manifests/${digestOf("{}")}`)
  expect(read).toMatchObject({ status: 200, text: "{}" })
  expect(read.headers.get("content-type")).toBe(type)
  expect((await ask("PUT", `manifests/${digestOf("other")}`, "{}", type)).status).toBe(400)
})

it.each([
  ["GET", "/v2/other/name/manifests/test", "NAME_UNKNOWN"],
  ["POST", "/v2/other/name/blobs/uploads/", "NAME_UNKNOWN"],
  ["GET", "manifests/none", "MANIFEST_UNKNOWN"],
  ["GET", `blobs/${digestOf("none")}`, "BLOB_UNKNOWN"],
  ["PATCH", "blobs/uploads/7", "BLOB_UPLOAD_UNKNOWN"],
  ["DELETE", "manifests/test", "UNSUPPORTED"],
  ["GET", "/v2/_catalog", "UNSUPPORTED"],
  ["GET", "blobs/..%2f..%2fetc", "UNSUPPORTED"],
])("%s %s is refused with %s", async (method, path, code) => {
  const { ask } = await opened()
  const { status, text } = await ask(method, path, method === "PATCH" ? "x" : undefined)
  expect([status, JSON.parse(text)]).toEqual([404, { errors: [{ code }] }])
})
