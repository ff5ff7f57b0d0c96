import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { createCheckfu } from "../../output/client/index.ts"
import { newBearer } from "../../runtime/api/index.ts"
import { release } from "../../runtime/evidence/evidence.fixture.ts"
import { readStored } from "../../runtime/evidence/report/stored.ts"
import { readRing } from "../../runtime/evidence/signing/ring.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { startNumbered } from "../fleet/numbered.ts"
import { startReplica } from "../fleet/replicas.ts"
import { putCredential } from "../fleet/stage.ts"
import { Random } from "../fuzz/random.ts"
import { freePort } from "../support/free-port.ts"
import { balanced } from "../verifications/balanced.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"

const [count, kills, workspace] = [16, 3, "ws_1"] as const

async function start(program: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", `test/verifications/${program}.ts`, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  await Promise.race([once(child.stdout, "data"), once(child, "exit")])
  return child
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, "exit")
  child.kill("SIGKILL")
  await exit
}

it.skipIf(postgresMissing !== null && process.env["CI"] !== "true")(
  "replicas of the API and runners are killed in the middle of 16 verifications: none is lost, and none has two reports",
  async () => {
    const random = new Random(1)
    const began = Date.now()
    const postgres = await startPostgres()
    const url = await postgres.database()
    const store = await openStore(url)
    const upstream = await startNumbered(random)
    const keys = { admin: newBearer("key"), runner: newBearer("key") }
    await store.write(async (db) => {
      await db.insertInto("workspaces").values({ id: workspace, name: "first", created_at: 1 }).execute()
      for (const role of ["admin", "runner"] as const)
        await db
          .insertInto("api_keys")
          .values({
            id: `key_${role}`,
            workspace_id: workspace,
            name: role,
            role,
            digest: keys[role].digest,
            created_at: 1,
            revoked_at: null,
          })
          .execute()
    })
    await putCredential(store)
    const gateway = await startReplica(url, upstream.origin)
    const ports = [await freePort(), await freePort()]
    const api = (at: number) =>
      start("api-replica", [url, `http://127.0.0.1:${gateway.port}`, String(began), String(ports[at])])
    const runner = (at: number) => start("scripted-runner", [ports.join(","), keys.runner.bearer, `runner-${at}`])
    const apis = await Promise.all([api(0), api(1)])
    const runners = await Promise.all([runner(0), runner(1), runner(2)])
    const checkfu = createCheckfu({ baseUrl: "http://127.0.0.1:1", apiKey: keys.admin.bearer, fetch: balanced(ports) })
    const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
      for (;;)
        try {
          return await ask()
        } catch (thrown) {
          const status = typeof thrown === "object" && thrown !== null && "status" in thrown ? thrown.status : 503
          if (status !== 503 && status !== 409 && status !== 429) throw thrown
          await pause(50)
        }
    }
    const progress = { ended: 0 }
    const killer = async (processes: ChildProcess[], anew: (at: number) => Promise<ChildProcess>): Promise<void> => {
      for (let killed = 0; killed < kills; killed++) {
        while (progress.ended < (killed * count) / (kills * 2)) await pause(5)
        await pause(random.below(200))
        const at = random.below(processes.length)
        await kill(processes[at])
        processes[at] = await anew(at)
      }
    }
    try {
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
      const profile = await checkfu.harnessRuntime.profiles.create({
        name: "claims-specialist",
        source: { kind: "oci", release },
      })
      const { verifications } = checkfu.harnessRuntime
      const verify = async (at: number): Promise<string> => {
        const ask = () =>
          insist(() =>
            verifications.create(profile.id, { model_routing_profile: "primary" }, { idempotencyKey: `v-${at}` }),
          )
        const { id } = await ask()
        expect((await ask()).id).toBe(id)
        for (let state = "queued"; state === "queued" || state === "running"; await pause(100)) {
          const seen = await insist(() => verifications.read(id))
          expect(seen.state === "queued" && state !== "queued", "it goes back to none").toBe(false)
          state = seen.state
          if (state !== "queued" && state !== "running") expect(state).toBe("passed")
        }
        progress.ended++
        return id
      }
      let next = 0
      const ids: string[] = []
      const client = async (): Promise<void> => {
        while (next < count) ids.push(await verify(next++))
      }
      await Promise.all([...Array.from({ length: 6 }, client), killer(apis, api), killer(runners, runner)])
      const rows = await store.db.selectFrom("verifications").selectAll().execute()
      expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      const reports = await store.db.selectFrom("reports").selectAll().orderBy("sequence").execute()
      const ring = await readRing(store.db)
      expect(reports.map((row) => row.verification_id).toSorted()).toEqual(ids.toSorted())
      expect(reports.filter((row) => !readStored(row, ring).ok)).toEqual([])
      expect(reports.map(({ sequence }) => sequence)).toEqual(ids.map((_, at) => at + 1))
      const jobs = await store.db.selectFrom("jobs").selectAll().execute()
      for (const job of jobs) {
        const claims = await store.db
          .selectFrom("claims")
          .select(["id", "epoch"])
          .where("job_id", "=", job.id)
          .orderBy("epoch")
          .execute()
        expect(claims.map(({ epoch }) => epoch)).toEqual(claims.map((_, at) => at + 1))
        expect([job.state, job.claim_id]).toEqual(["done", claims.at(-1)?.id])
      }
      expect(jobs.filter(({ epoch }) => epoch > 1).length, "a kill met a verification that ran").toBeGreaterThan(0)
    } finally {
      await Promise.all([...apis, ...runners].map(kill))
      await gateway.kill()
      await upstream.close()
      await store.close()
      await postgres.close()
    }
  },
)
