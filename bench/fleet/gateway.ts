import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { format } from "prettier"
import { endLeases } from "../../runtime/evidence/leases.ts"
import type { MintedLease } from "../../runtime/evidence/leases.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { mint, putCredential } from "../../test/fleet/stage.ts"
import { startPostgres } from "../../test/real/postgres.ts"
import { startModule } from "../gateway/process.ts"
import { coveredByFleet } from "./covered.ts"
import { costOf, fencesOf, processesOf } from "./measure.ts"
import type { Cost, Entered } from "./measure.ts"
import { begin, end, figuresOf } from "./report.ts"
import type { FleetReport, LedgerFigures } from "./report.ts"

const usage = `Usage: node --import tsx bench/fleet/gateway.ts [--calls=N] [--passes=N] [--fences=N] [--report]

What a call costs by where its ledger is kept: a file, the embedded store, and PostgreSQL under one and two replicas; and
how long a stream outlives the lease that was ended by another replica.
  --calls=N   so many a pass instead of 4,000
  --passes=N  so many instead of 5
  --fences=N  so many streams instead of 50
  --report    write report.json and the figures of the page
`
const args = process.argv.slice(2)
if (args.includes("--help")) {
  console.log(usage)
  process.exit(0)
}
const option = (name: string, otherwise: number): number =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise)
const [calls, passes, fences, atOnce] = [option("calls", 4_000), option("passes", 5), option("fences", 50), 32]

const root = resolve(import.meta.dirname, "../..")
const digest = coveredByFleet(root)
const gatewayBench = join(root, "bench/gateway")
const nobody = (): Promise<readonly number[]> => Promise.resolve([])
const target = "/v1/chat/completions"
const entered = (pid: number, port: number, bearer = ""): Entered => ({
  pid,
  entrance: { port, target, headers: [`authorization: Bearer ${bearer}`] },
})

const folder = mkdtempSync(join(tmpdir(), "bench-fleet-"))
const postgres = await startPostgres()
const url = await postgres.database()
const store = await openStore(url)
const provider = await startModule(join(gatewayBench, "provider.ts"), [], 0)
const origin = `http://127.0.0.1:${provider.said.port}`
const overStore = (at: string, run: string) =>
  startModule(join(import.meta.dirname, "over-store.ts"), [at, origin, run], 1)
const file = await startModule(join(gatewayBench, "edges/ours.ts"), [origin], 1)
const embedded = await overStore(`file:${join(folder, "store.db")}`, "e")
const replicas = [await overStore(url, "a"), await overStore(url, "b")]
const [first, second] = replicas
if (first === undefined || second === undefined) throw new Error("two replicas were started")
const servers = () => processesOf(store)
const measured: readonly {
  readonly of: Pick<LedgerFigures, "ledger" | "replicas" | "budget">
  readonly gateways: readonly Entered[]
  readonly database: (() => Promise<readonly number[]>) | null
  readonly costs: Cost[]
}[] = [
  {
    of: { ledger: "a file", replicas: 1, budget: true },
    gateways: [entered(file.pid, file.said.port, file.said.chat)],
    database: null,
    costs: [],
  },
  ...[true, false].map((budget) => ({
    of: { ledger: "embedded store", replicas: 1, budget },
    gateways: [entered(embedded.pid, embedded.said.port, budget ? embedded.said.chat : embedded.said.images)],
    database: null,
    costs: [],
  })),
  ...[true, false].map((budget) => ({
    of: { ledger: "PostgreSQL", replicas: 1, budget },
    gateways: [entered(first.pid, first.said.port, budget ? first.said.chat : first.said.images)],
    database: servers,
    costs: [],
  })),
  {
    of: { ledger: "PostgreSQL", replicas: 2, budget: true },
    // One lease, so that both replicas charge the same account.
    gateways: replicas.map(({ pid, said }) => entered(pid, said.port, first.said.chat)),
    database: servers,
    costs: [],
  },
]
try {
  for (const { gateways, database } of measured) await costOf(gateways, calls, atOnce, database ?? nobody)
  for (let pass = 0; pass < passes; pass++)
    for (const { of, gateways, database, costs } of measured) {
      process.stderr.write(`pass ${pass + 1}: ${of.ledger}, ${of.replicas}\n`)
      costs.push(await costOf(gateways, calls, atOnce, database ?? nobody))
    }
  await putCredential(store)
  const leases: MintedLease[] = []
  for (let at = 0; at < fences; at++) leases.push(await mint(store, `fence-${at}`))
  const fence = await fencesOf(
    leases.map(({ bearer }) => entered(second.pid, second.said.port, bearer).entrance),
    (at) => store.write((db) => endLeases(db, `fence-${at}`, "ended", Date.now())),
  )
  const report: FleetReport = {
    date: new Date().toISOString().slice(0, 10),
    digest,
    node: process.version,
    processors: availableParallelism(),
    passes,
    atOnce,
    figures: measured.map(({ of, database, costs }) => ({
      ...of,
      gateway: Math.min(...costs.map(({ gateway }) => gateway)),
      database: database === null ? null : Math.min(...costs.map((each) => each.database)),
      callsPerSecond: Math.max(...costs.map(({ callsPerSecond }) => callsPerSecond)),
    })),
    fence,
  }
  console.log(figuresOf(report))
  if (args.includes("--report")) {
    writeFileSync(join(import.meta.dirname, "report.json"), `${JSON.stringify(report, null, 2)}\n`)
    const page = join(root, "docs/guides/scale-out.mdx")
    const text = readFileSync(page, "utf8")
    const filled = `${text.slice(0, text.indexOf(begin))}${begin}\n\n${figuresOf(report)}\n\n${text.slice(text.indexOf(end))}`
    writeFileSync(page, await format(filled, { parser: "mdx", printWidth: 120 }))
  }
} finally {
  for (const running of [...replicas, embedded, file, provider]) await running.stop()
  await store.close()
  await postgres.close()
  rmSync(folder, { recursive: true })
}
process.exit(0)
