import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RunnerClaim } from "../../runtime/evidence/claims/claim-for-runner.ts"
import {
  claim as claimAs,
  codeOf,
  complete,
  noon,
  openStage,
  request,
  runnerNamed,
  serve,
  soundEvidence,
  workspace,
} from "../../runtime/evidence/evidence.fixture.ts"
import { claimNext } from "../../runtime/evidence/queue/claim.ts"
import { finish } from "../../runtime/evidence/queue/held.ts"
import { anyRunner, claimLasts, enqueue } from "../../runtime/evidence/queue/job.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"
import type { Postgres } from "./postgres.ts"

describe("the queue on PostgreSQL", () => {
  if (postgresMissing !== null) {
    it("needs the server", ({ skip }) => {
      skip(process.env["CI"] !== "true", postgresMissing ?? "")
      expect.unreachable(postgresMissing ?? "")
    })
    return
  }

  let server: Postgres
  let replicas: readonly Store[]
  beforeAll(async () => {
    server = await startPostgres()
    const url = await server.database()
    replicas = await Promise.all([openStore(url), openStore(url)])
  })
  afterAll(async () => {
    for (const store of replicas ?? []) await store.close()
    await server?.close()
  })

  const claim = (store: Store, id: string, at: number) =>
    store.writeLocked((db) => claimNext(db, store.kind, runnerNamed("runner-1"), { id, digest: `digest of ${id}` }, at))

  it("gives each job to one of many claimants of two replicas, finishes it once, and fences who was too late", async () => {
    const [first] = replicas
    const jobs = Array.from({ length: 40 }, (_, at) => `job_${String(at).padStart(2, "0")}`)
    for (const id of jobs)
      await first?.write((db) =>
        enqueue(db, { id, workspace, kind: "run", target: anyRunner, plane: null, driver: null }, noon),
      )
    const claimed: string[] = []
    const work = async (store: Store, name: string): Promise<void> => {
      for (let round = 1; ; round += 1) {
        const job = await claim(store, `${name}-${round}`, noon)
        if (job === undefined) return
        claimed.push(job.id)
        const ends = await Promise.all(
          replicas.map((replica) => replica.write((db) => finish(db, `${name}-${round}`, noon + 1))),
        )
        expect(ends.map((end) => end.ok && end.first).toSorted()).toEqual([false, true])
      }
    }
    await Promise.all(replicas.flatMap((store, at) => ["a", "b", "c"].map((name) => work(store, `${name}${at}`))))
    expect(claimed.toSorted()).toEqual(jobs)
    const [one, other] = replicas
    if (one === undefined || other === undefined) throw new Error("there are two replicas")
    await one.write((db) =>
      enqueue(db, { id: "job_late", workspace, kind: "run", target: anyRunner, plane: null, driver: null }, noon),
    )
    await claim(one, "late", noon)
    expect(await claim(other, "next", noon + claimLasts)).toMatchObject({ id: "job_late", epoch: 2 })
    expect(codeOf(await one.write((db) => finish(db, "late", noon + claimLasts)))).toBe("claim/over")
  })

  it("signs the reports of a hundred verifications that end at once, each twice, in one unbroken row, and is busy for none", async () => {
    const url = await server.database()
    const stage = await openStage(url)
    const other = await openStore(url)
    const stages = [stage, { ...stage, store: other }]
    const names = Array.from({ length: 100 }, (_, at) => `ver_${at}`)
    for (const name of names) await request(stage, name)
    const claims: RunnerClaim[] = []
    for (const name of names) {
      const claimed = await claimAs(stage, `claim_${name}`, noon)
      if (claimed === undefined) throw new Error("nothing was queued")
      await serve(stage, claimed)
      claims.push(claimed)
    }
    const ends = await Promise.all(
      claims.flatMap((claimed) =>
        stages.map((each) => complete(each, claimed.job.claim_id ?? "", soundEvidence(claimed), noon + 1)),
      ),
    )
    expect(ends.filter((end) => end.ok && end.first)).toHaveLength(names.length)
    const rows = await other.db
      .selectFrom("reports")
      .select(["sequence", "digest", "signed"])
      .orderBy("sequence")
      .execute()
    expect(rows.map(({ sequence }) => sequence)).toEqual(names.map((_, at) => at + 1))
    const previous = rows.map(
      ({ signed }) => (JSON.parse(Buffer.from(signed, "base64url").toString()) as Link).previous,
    )
    expect(previous).toEqual([null, ...rows.slice(0, -1).map(({ digest }) => digest)])
    await other.close()
    await stage.close()
  })
})

/** What a signed report says of the one before it. */
interface Link {
  readonly previous: string | null
}
