import { createCheckfu } from "../../output/client/index.ts"
import type { Checkfu } from "../../output/client/index.ts"
import { newBearer } from "../../runtime/api/index.ts"
import { release } from "../../runtime/evidence/evidence.fixture.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { startNumbered } from "../fleet/numbered.ts"
import { startReplica } from "../fleet/replicas.ts"
import { putCredential } from "../fleet/stage.ts"
import type { Random } from "../fuzz/random.ts"
import { lastingPort } from "../support/free-port.ts"
import { balanced } from "./balanced.ts"
import { Victim } from "./victim.ts"

/** Two replicas of the API and three runners over one store, with a gateway and its provider, and a client of both replicas. */
export interface Scene {
  readonly store: Store
  readonly apis: readonly Victim[]
  readonly runners: readonly Victim[]
  /** Asks the replicas by turns. */
  readonly checkfu: Checkfu
  readonly close: () => Promise<void>
}

const workspace = "ws_1"

/** Opens a scene over the empty database of a URL. */
export async function openScene(url: string, random: Random): Promise<Scene> {
  const began = Date.now()
  const store = await openStore(url)
  const keys = await putKeys(store)
  const upstream = await startNumbered(random)
  const gateway = await startReplica(url, upstream.origin)
  const ports = [await lastingPort(), await lastingPort()]
  const gatewayUrl = `http://127.0.0.1:${gateway.port}`
  const apis = ports.map((port) => new Victim("api-replica", [url, gatewayUrl, String(began), String(port)]))
  const names = ["runner-1", "runner-2", "runner-3"]
  const runners = names.map((name) => new Victim("scripted-runner", [ports.join(","), keys.runner, name]))
  const close = async (): Promise<void> => {
    await Promise.all([...apis, ...runners].map((victim) => victim.kill()))
    await gateway.kill()
    await upstream.close()
    await store.close()
  }
  try {
    await Promise.all([...apis, ...runners].map((victim) => victim.start()))
    const checkfu = createCheckfu({ baseUrl: "http://127.0.0.1:1", apiKey: keys.admin, fetch: balanced(ports) })
    return { store, apis, runners, checkfu, close }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

/** The harness's profile whose verifications are asked for, by `model_routing_profile: "primary"`. */
export async function putProfile(checkfu: Checkfu): Promise<string> {
  const route = await checkfu.modelRoutingProfiles.create(workspace, { key: "primary" })
  await checkfu.modelRoutingProfiles.publish(route.id, {
    expected_resource_version: route.resource_version,
    routing_policy: "pinned",
    candidates: [
      {
        tier: "default",
        provider: "openai",
        model: "gpt-5.5",
        credential_source: { type: "workspace_credential", model_credential_id: "mcred_1" },
      },
    ],
  })
  const source = { kind: "oci" as const, release }
  return (await checkfu.harnessRuntime.profiles.create({ name: "claims-specialist", source })).id
}

async function putKeys(store: Store): Promise<{ readonly admin: string; readonly runner: string }> {
  const keys = { admin: newBearer("key"), runner: newBearer("key") }
  await store.write(async (db) => {
    await db.insertInto("workspaces").values({ id: workspace, name: "first", created_at: 1 }).execute()
    const rows = (["admin", "runner"] as const).map((role) => ({
      id: `key_${role}`,
      workspace_id: workspace,
      name: role,
      role,
      digest: keys[role].digest,
      created_at: 1,
      revoked_at: null,
    }))
    await db.insertInto("api_keys").values(rows).execute()
  })
  await putCredential(store)
  return { admin: keys.admin.bearer, runner: keys.runner.bearer }
}
