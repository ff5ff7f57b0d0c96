import { execFile, execFileSync, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:https"
import type { Server } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"

const isInstalled = spawnSync("openssl", ["version"]).error === undefined

describe("a provider behind TLS", () => {
  if (!isInstalled) {
    it("needs the program", ({ skip }) => {
      skip(process.env["CI"] !== "true", "openssl is not installed: apt-get install openssl")
      expect.unreachable("openssl is not installed")
    })
    return
  }

  let folder: string
  let server: Server
  let port: number
  let connections = 0
  const seen: string[] = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "gateway-tls-"))
    const made = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    const names = ["-addext", "subjectAltName=DNS:localhost"]
    const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")]
    execFileSync("openssl", ["req", "-x509", ...made, ...names, ...files], { stdio: "ignore" })
    const [key, cert] = [readFileSync(join(folder, "key.pem")), readFileSync(join(folder, "cert.pem"))]
    server = createServer({ key, cert }, (request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
      request.resume().on("end", () => void response.end('{"id":"over tls"}'))
    })
    server.on("secureConnection", () => void connections++)
    await new Promise<void>((ready) => server.listen(0, ready))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    seen.length = 0
    connections = 0
  })

  /** What becomes of two requests of a process that trusts the certificate, or does not. */
  async function sentTo(host: string, trusts: boolean): Promise<readonly string[]> {
    const args = ["--import", "tsx", "test/real/support/over-tls.ts", `https://${host}:${port}`]
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: trusts ? join(folder, "cert.pem") : "" }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    return JSON.parse(stdout) as readonly string[]
  }

  it("gets requests over one kept connection, by its name", async () => {
    expect(await sentTo("localhost", true)).toEqual(["200", '{"id":"over tls"}', "200", '{"id":"over tls"}'])
    expect(seen).toEqual(Array.from({ length: 2 }, () => "POST /v1/messages Bearer sk-over-tls"))
    expect(connections).toBe(1)
  })

  it.each([
    ["nobody vouches for it", "localhost", false],
    ["its certificate is another one's", "127.0.0.1", true],
  ])("gets no byte of a request where %s", async (_, host, trusts) => {
    expect(await sentTo(host, trusts)).toEqual(["unreachable", "unreachable"])
    expect(seen).toEqual([])
  })
})
