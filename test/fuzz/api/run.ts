import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { testApi } from "../../../runtime/api/api.fixture.ts"
import { seeded } from "../../api/matrix.fixture.ts"
import { apiVersion } from "../../../runtime/api/index.ts"
import { Random } from "../random.ts"
import { inconsistencies } from "./consistent.ts"
import { judge } from "./judge.ts"
import type { Verdict } from "./judge.ts"
import { hostileBytes, requestOf, schemasOf } from "./request-of.ts"
import type { Material } from "./request-of.ts"
import { openConnections, send, sendBytes } from "./send.ts"

/** What came of a run: how many were answered how, and which endpoints did what they were asked. */
export interface Fuzzed {
  readonly requests: number
  readonly verdicts: { readonly [verdict in Verdict]: number }
  /** How many requests each endpoint did. */
  readonly done: { readonly [endpoint: string]: number }
}

/** The secret of every credential that is made. It may be found nowhere afterwards. */
const canary = "sk-canary-0f1e2d3c4b5a"
/** Requests that are on the way at once. */
const atOnce = 16

/**
 * Sends so many requests of a seed to a server with two workspaces over a new embedded store. Throws where one is not answered
 * as the description says, where the server failed or does not serve afterwards, where the store is not consistent, and where
 * a secret is found in a file of it.
 */
export async function fuzzApi(root: string, seed: number, requests: number): Promise<Fuzzed> {
  const here = await testApi({ gatewayUrl: "http://gateway.example", publicHostname: "api.example" })
  const material = await materialOf(here, root)
  const agent = openConnections(atOnce)
  const random = new Random(seed)
  const verdicts: { [verdict in Verdict]: number } = { done: 0, refused: 0, cut: 0 }
  const done: { [endpoint: string]: number } = {}
  const unlisted = new Set<string>()
  let begun = 0
  const worker = async (): Promise<void> => {
    while (begun < requests) {
      begun++
      const asked = requestOf(material, random)
      const answered =
        asked.way === "bytes"
          ? await sendBytes(here.api.url, hostileBytes(asked, random))
          : await send(here.api.url, agent, asked)
      const verdict = judge(asked, answered, unlisted)
      verdicts[verdict]++
      if (verdict === "done" && asked.way !== "bytes") done[asked.endpoint.name] = (done[asked.endpoint.name] ?? 0) + 1
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (here.failures.length > 0) throw new Error(`the server failed: ${JSON.stringify(here.failures[0])}`)
    if (unlisted.size > 0) throw new Error(`refusals that are not listed: ${[...unlisted].toSorted().join(", ")}`)
    const health = await here.ask("GET", "/healthz")
    if (health.status !== 200) throw new Error("the server does not serve any more")
    const found = await inconsistencies(here.store.db)
    if (found.length > 0) throw new Error(`the store is not consistent: ${found.slice(0, 5).join(", ")}`)
    for (const name of readdirSync(here.folder))
      if (readFileSync(join(here.folder, name)).includes(canary)) throw new Error(`a secret stands in ${name}`)
  } finally {
    agent.destroy()
    await here.end()
  }
  return { requests, verdicts, done }
}

async function materialOf(here: Awaited<ReturnType<typeof testApi>>, root: string): Promise<Material> {
  const [mine, theirs] = [await here.workspace("one"), await here.workspace("two")]
  const own = await seeded(here, mine, "runner-one")
  const foreign = await seeded(here, theirs, "runner-two")
  // The report of the seed is not signed, and no request can make one that is.
  await here.store.db.deleteFrom("reports").execute()
  const keyed = ["root", "admin", "developer", "viewer", "runner"].map(
    async (role) => [role, await here.key(role, role === "root" ? null : mine)] as const,
  )
  const keys = Object.fromEntries(await Promise.all(keyed))
  const places = Object.keys(own.ids)
  const ids = Object.fromEntries(
    places.map((place) => [place, [own.ids[place] ?? "", own.ids[place] ?? "", foreign.ids[place] ?? ""]]),
  )
  return {
    version: apiVersion,
    bearers: { ...keys, claim: own.claim, connector: own.connector },
    ids,
    schemas: schemasOf(root),
    bodies: ["{}"],
    known: {
      api_key: [canary],
      provider_key: ["anthropic", "openai"],
      provider: ["anthropic", "openai"],
      model: ["claude-opus-5", "gpt-5.5"],
      model_credential_id: ids["model_credential_id"] ?? [],
      connected_runtime_id: ids["connected_runtime_id"] ?? [],
      workspace_id: ids["workspace_id"] ?? [],
      release_id: ids["harness_release_id"] ?? [],
      harness_release_id: ids["harness_release_id"] ?? [],
      model_routing_profile: ["primary"],
      harness_profile: ["claims-specialist"],
      expected_resource_version: [1, 2, 3, 4, 5],
      wait_seconds: [0],
      budget: [{ model_micro_dollars: 1_000_000 }],
    },
  }
}
