import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { serveConfiguration } from "./configuration.ts"

const guide = readFileSync("docs/guides/serve.mdx", "utf8")
const samples = [...guide.matchAll(/```json title="([^"]+)"\n(.*?)```/gs)]

describe("the configuration of serve", () => {
  it("is complete without a file", () => {
    const read = serveConfiguration({})
    expect(read).toMatchObject({
      ok: true,
      configuration: { api: { listen: { host: "127.0.0.1", port: 8787 } }, runner: { slots: 1 }, drainSeconds: 30 },
    })
  })

  it("is what the page shows", () => {
    expect(samples.map(([, title]) => title)).toEqual(["serve.json", "runner.json"])
    for (const [, title, text] of samples)
      expect(serveConfiguration(JSON.parse(text ?? "")), title).toMatchObject({ ok: true })
  })

  it.each([
    [{ api: { url: "https://a.example/path" } }, "/api/url"],
    [{ gateway: { url: "ftp://a.example" } }, "/gateway/url"],
    [{ api: { publicHostname: "https://a" } }, "/api/publicHostname"],
    [{ supplied: [{ provider: "openai", secret: {} }] }, "/supplied/0/secret"],
    [{ runner: { id: "a b" } }, "/runner/id"],
    [{ drainSeconds: -1 }, "/drainSeconds"],
    [{ sealingKeyFiles: "key" }, "/sealingKeyFiles"],
    [{ replacesSigningKey: "signing-key.pem" }, "/replacesSigningKey"],
  ])("refuses %j at %s", (value, pointer) => {
    const read = serveConfiguration(value)
    expect(read.ok ? [] : read.faults.map((fault) => fault.pointer)).toEqual([pointer])
  })
})
