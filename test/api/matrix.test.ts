import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { endpoints } from "../../output/facts/endpoints.ts"
import { digestOf, newBearer } from "../../runtime/api/access/bearer.ts"
import { testApi } from "../../runtime/api/api.fixture.ts"
import type { TestApi, Told } from "../../runtime/api/api.fixture.ts"
import { agreed, circles, seeded } from "./matrix.fixture.ts"
import type { Circle, Seeded } from "./matrix.fixture.ts"

const roles = ["root", "admin", "developer", "viewer", "runner"]
const bearers = ["none", "unknown", "revoked", ...roles, "claim", "connector"] as const
type Bearer = (typeof bearers)[number]
type Resource = "own" | "foreign" | "missing"

let here: TestApi
let own: Seeded
let foreign: Seeded
const keys = new Map<Bearer, string>()

beforeAll(async () => {
  here = await testApi({ gatewayUrl: "http://gateway.example" })
  const mine = await here.workspace("one")
  const theirs = await here.workspace("two")
  own = await seeded(here, mine, "runner-one")
  foreign = await seeded(here, theirs, "runner-two")
  for (const role of roles) keys.set(role, await here.key(role, role === "root" ? null : mine))
  keys.set("unknown", newBearer("key").bearer)
  keys.set("revoked", await here.key("admin", mine))
  const newest = await here.store.db.selectFrom("api_keys").select("id").orderBy("id").execute()
  expect(newest.length).toBeGreaterThan(roles.length)
  await revoke(keys.get("revoked") ?? "")
  keys.set("claim", own.claim)
  keys.set("connector", own.connector)
})
afterAll(() => here.end())

async function revoke(bearer: string): Promise<void> {
  await here.store.db.updateTable("api_keys").set({ revoked_at: 1 }).where("digest", "=", digestOf(bearer)).execute()
}

/** What is to come of a cell: let in, or the status and the code of its refusal. */
function verdict(name: string, circle: Circle, bearer: Bearer, resource: Resource, place: string): string {
  if (bearer === "none") return "401 api/no-key"
  if (bearer === "unknown" || bearer === "revoked") return "401 api/unknown-key"
  const isOther = bearer === "claim" || bearer === "connector"
  if (circle === "claim" || circle === "connector")
    return bearer === circle && resource === "own" ? "in" : "401 api/unknown-key"
  if (isOther) return "401 api/unknown-key"
  if (!circles[circle].includes(bearer)) return "403 api/role"
  // An operator's key sees every workspace that there is; a runner that nobody knows is a new one.
  if (place === "workspace_id" && bearer === "root" && resource === "foreign") return "in"
  if (name === "announce-runner" && resource === "missing") return "in"
  return resource === "own" ? "in" : "404 api/not-found"
}

function said({ status, json }: Told): string {
  return status < 400 || !["api/no-key", "api/unknown-key", "api/role", "api/not-found"].includes(json.code)
    ? "in"
    : `${status} ${json.code}`
}

describe("every endpoint, for every bearer, with what is one's own, another's and nobody's", () => {
  it("is in the table, as it was agreed", () => {
    expect(agreed.map(([name, method, path]) => `${name} ${method} ${path.replace(/\?.*/, "")}`).toSorted()).toEqual(
      endpoints.map(({ name, method, path }) => `${name} ${method} ${path}`).toSorted(),
    )
  })

  let cells = 0
  const done = new Set<string>()

  it.each(agreed.map((row) => ({ name: row[0], row })))(
    "$name",
    async ({ row: [name, method, path, circle, body] }) => {
      const place = /\{(\w+)\}/.exec(path)?.[1] ?? ""
      const wrong: string[] = []
      const told = new Map<string, Told>()
      const resources: readonly Resource[] = place === "" ? ["own"] : ["missing", "foreign", "own"]
      const cell = async (bearer: Bearer, resource: Resource): Promise<void> => {
        const id = { own: own.ids[place], foreign: foreign.ids[place], missing: `${place}_${name}` }[resource] ?? ""
        const answer = await here.ask(method, path.replace(/\{\w+\}/, id), {
          bearer: keys.get(bearer) ?? null,
          ...(body === undefined ? {} : { body: body(own.ids) }),
        })
        cells++
        told.set(`${bearer} ${resource}`, answer)
        const [is, wanted] = [said(answer), verdict(name, circle, bearer, resource, place)]
        if (is !== wanted || answer.status >= 500)
          wrong.push(`${bearer} ${resource}: ${is} and not ${wanted}: ${answer.text}`)
        if (answer.status < 300) done.add(name)
      }
      const all = resources.flatMap((resource) => bearers.map((bearer) => [bearer, resource] as const))
      if (method === "GET") await Promise.all(all.map(([bearer, resource]) => cell(bearer, resource)))
      else for (const [bearer, resource] of all) await cell(bearer, resource)
      expect(wrong).toEqual([])
      // Nobody can tell what another one has from what nobody has.
      for (const bearer of place === "" ? [] : bearers) {
        const [theirs, nobodys] = [told.get(`${bearer} foreign`), told.get(`${bearer} missing`)]
        if (
          verdict(name, circle, bearer, "foreign", place) === verdict(name, circle, bearer, "missing", place) &&
          said(theirs as Told) !== "in"
        )
          expect([theirs?.status, theirs?.text]).toEqual([nobodys?.status, nobodys?.text])
      }
    },
  )

  it("was asked in all cells, and does what it is asked for where somebody is let in", () => {
    const places = agreed.filter(([, , path]) => path.includes("{")).length
    expect(cells).toBe(bearers.length * (places * 3 + agreed.length - places))
    // A report is signed, and the one here is not: it is found, and refused.
    expect(agreed.map(([name]) => name).filter((name) => !done.has(name))).toEqual([
      "list-conformance-reports",
      "read-conformance-report",
    ])
    expect(here.failures).toEqual([])
  })
})

describe("what is another's", () => {
  it("is looked for by the very queries by which nobody's is", async () => {
    const { store } = here
    const asked: string[] = []
    const log = (kind: string): void => void asked.push(kind)
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => {
        log(node.kind)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const watched = await testApi({ store: { ...store, db } })
    const count = async (path: string): Promise<readonly string[]> => {
      asked.length = 0
      await watched.ask("GET", path, { bearer: keys.get("viewer") ?? "" })
      return [...asked]
    }
    for (const [, method, path, circle] of agreed) {
      const place = /\{(\w+)\}/.exec(path)?.[1]
      if (method !== "GET" || place === undefined || circle !== "R") continue
      const [theirs, nobodys] = [
        await count(path.replace(/\{\w+\}/, foreign.ids[place] ?? "")),
        await count(path.replace(/\{\w+\}/, `${place}_none`)),
      ]
      expect(theirs.length, path).toBeGreaterThan(1)
      expect(theirs, path).toEqual(nobodys)
    }
    await watched.api.close(0)
  })
})
