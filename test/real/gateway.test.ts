import { rmSync } from "node:fs"
import { connect } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { routes } from "../../output/gateway/routes.ts"
import type { Route } from "../../output/gateway/routes.ts"
import { checked, configured, edgePrograms, exchanged, isInstalled, startEdge } from "./support/edges.ts"
import type { Edge } from "./support/edges.ts"
import { hostileFraming } from "./support/hostile-framing.ts"
import { hostileTargets } from "./support/hostile-targets.ts"
import { startRecorder } from "./support/recorder.ts"
import type { Recorder } from "./support/recorder.ts"

const host = "edge.example"
const small = Buffer.from('{"a":1}')
/** Every byte, many times, longer than any buffer on the way. */
const large = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7 + (index >> 8)) % 256))

const ours = [
  ["authorization", "Bearer lease"],
  ["content-type", "application/json"],
  ["traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"],
] as const
const foreign = [
  ["cookie", "canary"],
  ["proxy-authorization", "canary"],
  ["api-key", "canary"],
  ["x-goog-api-key", "canary"],
  ["xi-api-key", "canary"],
  ["cf-aig-authorization", "canary"],
  ["x-forwarded-for", "canary"],
  ["x-portkey-config", "canary"],
  ["x_api_key", "canary"],
] as const

/** Every target at which a route is served, with its fixed queries and with numbers of one digit and of all its digits. */
function targetsOf({ target, queries }: Route): readonly string[] {
  const values = queries.flatMap((query) =>
    query.kind === "fixed"
      ? [`${query.name}=${query.value}`]
      : [`${query.name}=1`, `${query.name}=${"9".repeat(query.digits)}`],
  )
  return [target, ...values.map((value) => `${target}?${value}`)]
}

const allowed = routes.flatMap((route) => targetsOf(route).map((target) => ({ ...route, target })))

function request(line: string, lines: readonly string[], body: Buffer): Buffer {
  const head = [line, `host: ${host}`, ...lines, "connection: close", "", ""].join("\r\n")
  return Buffer.concat([Buffer.from(head), body])
}

function sized(line: string, headers: readonly (readonly [string, string])[], body: Buffer): Buffer {
  return request(line, [...headers.map((header) => header.join(": ")), `content-length: ${body.length}`], body)
}

function inChunks(line: string, body: Buffer): Buffer {
  const chunks = [body.subarray(0, 1), body.subarray(1, 5), body.subarray(5)]
  const framed = chunks.flatMap((chunk) => [
    Buffer.from(`${chunk.length.toString(16)}\r\n`),
    chunk,
    Buffer.from("\r\n"),
  ])
  return request(line, ["transfer-encoding: chunked"], Buffer.concat([...framed, Buffer.from("0\r\n\r\n")]))
}

describe("the hostile requests", () => {
  it("are named, differ, and are many", () => {
    expect(hostileTargets.length).toBeGreaterThanOrEqual(90)
    expect(hostileFraming.length).toBeGreaterThanOrEqual(40)
    expect(new Set(hostileTargets.map(({ method, target }) => `${method} ${target}`)).size).toBe(hostileTargets.length)
    expect(new Set(hostileFraming.map(({ bytes }) => bytes)).size).toBe(hostileFraming.length)
    const names = [...hostileTargets.map(({ name }) => name), ...hostileFraming.map(({ name }) => name)]
    expect(new Set(names).size).toBe(names.length)
  })

  it("are none of the allowed ones", () => {
    const lines = new Set(allowed.map(({ method, target }) => `${method} ${target}`))
    expect(hostileTargets.filter(({ method, target }) => lines.has(`${method} ${target}`))).toEqual([])
  })
})

describe.each(edgePrograms)("$name with the generated files", (program) => {
  if (!isInstalled(program)) {
    it("needs the program", ({ skip }) => {
      skip(process.env["CI"] !== "true", `${program.name} is not installed: apt-get install ${program.name}`)
      expect.unreachable(`${program.name} is not installed`)
    })
    return
  }

  let recorder: Recorder
  let edge: Edge
  let second: () => Promise<void> = () => Promise.resolve()
  beforeAll(async () => {
    recorder = await startRecorder(() => second())
    edge = await startEdge(program, recorder.port)
  })
  afterAll(async () => {
    await edge?.stop()
    recorder?.stop()
  })
  beforeEach(() => {
    recorder.seen.length = 0
  })

  it("takes them, and has nothing to remark", () => {
    const folder = configured(program, 8080, 8081)
    const { status, says } = checked(program, folder)
    rmSync(folder, { recursive: true })
    expect({ status, says }).toMatchObject({ status: 0 })
    expect(says).not.toMatch(/warn|alert|emerg/i)
  })

  it.each(hostileTargets)("lets through no request with $name: $method $target", async ({ method, target }) => {
    const answer = await exchanged(edge.port, sized(`${method} ${target} HTTP/1.1`, ours, small))
    expect(recorder.seen).toEqual([])
    expect(answer).not.toMatch(/^HTTP\/1\.1 [123]/)
  })

  it.each(hostileFraming)("is not deceived by $name", async ({ bytes, body }) => {
    const answer = await exchanged(edge.port, Buffer.from(bytes, "latin1"))
    const passed = recorder.seen.map((seen) => [seen.method, seen.target, seen.body.toString("latin1")])
    if (body !== null && passed.length > 0) {
      expect(passed).toEqual([["POST", "/v1/messages", body]])
      const names = recorder.seen.flatMap(({ headers }) => headers.map(([name]) => name))
      expect(names.filter((name) => /^(?:upgrade|http2-settings|authorization|x-.*)$/.test(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    } else {
      expect(passed).toEqual([])
      expect(answer).not.toMatch(/^HTTP\/1\.1 [123]/)
    }
  })

  it.each(allowed)(
    "lets through $method $target as it is, with its body and without foreign credentials",
    async (one) => {
      const own = one.servedBy === "provider" ? [...one.headers, ...one.credentials] : []
      const headers = [...ours, ...own.map((name) => [name, "own"] as const)]
      const line = `${one.method} ${one.target} HTTP/1.1`
      const bodies = one.method === "GET" ? [Buffer.alloc(0)] : [small, large]
      for (const body of bodies) {
        recorder.seen.length = 0
        const answer = await exchanged(edge.port, sized(line, [...headers, ...foreign], body), 5_000)
        expect(answer).toMatch(/^HTTP\/1\.1 200 /)
        expect(recorder.seen).toHaveLength(1)
        const [seen] = recorder.seen
        expect([seen?.method, seen?.target]).toEqual([one.method, one.target])
        expect(seen?.body.equals(body)).toBe(true)
        expect(seen?.headers).toEqual(expect.arrayContaining(headers.map(([...header]) => header)))
        expect(seen?.headers.filter(([, value]) => value === "canary")).toEqual([])
      }
    },
  )

  it(`${program.takesChunks ? "passes on" : "refuses"} a body whose length is not known before its end`, async () => {
    const [first] = allowed
    const answer = await exchanged(edge.port, inChunks(`${first?.method} ${first?.target} HTTP/1.1`, large), 5_000)
    expect(answer).toMatch(program.takesChunks ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 501 /)
    expect(recorder.seen.map(({ body }) => body.equals(large))).toEqual(program.takesChunks ? [true] : [])
  })

  it("passes each event on as it comes", async () => {
    const [first] = allowed
    let seenFirst = (): void => undefined
    second = () => new Promise((resolve) => void (seenFirst = resolve))
    const socket = connect(edge.port, "127.0.0.1")
    socket.write(sized(`${first?.method} ${first?.target} HTTP/1.1`, ours, small))
    let text = ""
    for await (const chunk of socket.setEncoding("latin1")) {
      text += chunk as string
      if (text.includes("data: 1")) seenFirst()
    }
    expect(text).toMatch(/data: 1\n\n[^]*data: 2\n\n/)
    second = () => Promise.resolve()
  })
})
