import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { samplesOf } from "../sample.ts"
import type { Sample } from "../sample.ts"
import { readPages, siteOf } from "../site.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"
import type { Postgres } from "./postgres.ts"
import { hasContainers, nothingLeft, openContainers, until } from "./support/containers.ts"
import type { Containers } from "./support/containers.ts"

/** A secret that must come out nowhere. */
const canary = "sk-canary-of-the-journey"

const page = siteOf(readPages("docs")).find(({ route }) => route === "/guides/first-verified-harness")
if (page === undefined) throw new Error("there is no page on the first verified harness")
const samples = samplesOf(page)
/** The lines that the page has a reader type, and what it says that they print. */
const steps = samples
  .filter(({ language }) => language === "sh")
  .flatMap(({ text, next }) => {
    const lines = text.split("\n")
    return lines.map((line, at) => ({ line, prints: at === lines.length - 1 ? printed(next) : [] }))
  })

function printed(next: Sample["next"]): readonly string[] {
  return next?.language === "text" ? next.text.split("\n") : []
}

let containers: Containers
let postgres: Postgres | null = null

beforeAll(async () => {
  if (!hasContainers) return
  containers = openContainers()
  postgres = postgresMissing === null ? await startPostgres() : null
}, 120_000)
afterAll(async () => {
  if (!hasContainers) return
  await postgres?.close()
  await containers.close()
})

it("podman and PostgreSQL are there where tests must not be skipped", () => {
  const isThere = hasContainers && postgresMissing === null
  expect(isThere || !process.env["CI"], postgresMissing ?? "podman, runc or docker-registry is missing").toBe(true)
})

interface Ran {
  readonly line: string
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A new user's home and folder, and a shell in it. */
function user(name: string) {
  const folder = join(containers.folder, name)
  const home = join(folder, "home")
  mkdirSync(home, { recursive: true })
  const env: Record<string, string> = { ...containers.environment, HOME: home, REPLAY_KEY: canary }
  const start = (line: string): { readonly child: ChildProcess; readonly ended: Promise<Ran> } => {
    const script = line.startsWith("checkfu ") ? `exec ${line}` : line
    const child = spawn("sh", ["-c", script], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] })
    const said = { out: "", err: "" }
    child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text))
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text))
    const ended = new Promise<Ran>((settle) => child.on("close", (code) => settle({ line, code, ...said })))
    return { child, ended }
  }
  return { folder, home, env, start }
}

/** Every file below a folder that holds a text. */
function filesWith(folder: string, text: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && readFileSync(path, "latin1").includes(text))
}

/** Goes the way of the page in a new user's folder, over a store, and answers with everything that was said. */
async function journey(name: string, store: string | null): Promise<{ ran: readonly Ran[]; folder: string }> {
  const { folder, home, env, start } = user(name)
  const anywhere = { host: "127.0.0.1", port: 0 }
  const configuration = { api: { listen: anywhere }, gateway: { listen: anywhere }, operations: anywhere }
  writeFileSync(join(folder, "serve.json"), JSON.stringify(configuration))
  const ran: Ran[] = []
  let server: ReturnType<typeof start> | null = null
  try {
    for (const { line } of steps) {
      if (line.startsWith("checkfu serve")) {
        server = start(`${line} --config serve.json${store === null ? "" : ` --store ${store}`}`)
        let over = false
        void server.ended.then(() => (over = true))
        const url = join(home, ".checkfu", "serve", "api-url")
        await until(() => over || filesWith(folder, "http://").includes(url))
        continue
      }
      ran.push(await start(line).ended)
      if (line.includes("harness init")) env["IMAGE"] = containers.image(join(folder, "mine"), name)
    }
  } finally {
    server?.child.kill("SIGTERM")
    if (server !== null) ran.push(await server.ended)
  }
  return { ran, folder }
}

describe.runIf(hasContainers)("the way to the first verified harness", () => {
  it
    .runIf(hasContainers)
    .each([
      ["the embedded store", "embedded", (): Promise<string | null> => Promise.resolve(null)],
      ...(postgresMissing === null
        ? [
            [
              "PostgreSQL",
              "postgres",
              async (): Promise<string | null> => (await postgres?.database()) ?? null,
            ] as const,
          ]
        : []),
    ] as const)(
    "is gone as its page prints it, on %s",
    async (_, name, store) => {
      const { ran, folder } = await journey(name, await store())
      const said = JSON.stringify(ran, null, 2)
      const typed = ran.filter(({ line }) => !line.startsWith("checkfu serve"))
      const refused = typed.at(-1)
      expect(
        typed.map(({ line, code }) => [line, code]),
        said,
      ).toEqual(typed.map((each) => [each.line, each === refused ? 1 : 0]))
      for (const [at, { prints }] of steps.filter(({ line }) => !line.startsWith("checkfu serve")).entries())
        for (const words of prints) expect(`${typed[at]?.out}${typed[at]?.err}`, said).toContain(words)
      expect(typed.find(({ line }) => line.startsWith("checkfu run"))?.out, said).toBe("Hello from the recording.\n")
      expect(ran.at(-1), said).toMatchObject({ code: 0 })
      // The secret is in nothing that was said, and in no file but sealed.
      expect(said).not.toContain(canary)
      expect(filesWith(folder, canary)).toEqual([])
      expect(containers.found()).toEqual(nothingLeft)
    },
    240_000,
  )
})
