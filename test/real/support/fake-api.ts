import { createServer } from "node:http"
import type { IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { answerPlatform } from "../../../runtime/platform-mcp/index.ts"
import type { Served } from "../../../runtime/platform-mcp/index.ts"

/** A job of the fake API, with what its claims did. */
export interface FakeJob {
  readonly id: string
  readonly kind: "verification" | "run"
  readonly plan: object
  /** How often it was claimed. */
  epoch: number
  readonly progress: string[]
  readonly observations: unknown[]
  readonly served: Served[]
  completion: FakeCompletion | null
}

/** What a claim said at its end. */
export interface FakeCompletion {
  readonly outcome: string
  readonly result: Readonly<Record<string, unknown>>
  readonly evidence: Readonly<Record<string, unknown>> | null
}

/** The API as far as a runner asks of it, in memory: a job is handed out whenever nobody has it. */
export interface FakeApi {
  readonly url: string
  readonly presences: { readonly ready: boolean; readonly [member: string]: unknown }[]
  readonly queue: (job: Pick<FakeJob, "id" | "kind" | "plan">) => FakeJob
  /** Hands a job out again, as when its claim expired. */
  readonly expire: (job: FakeJob) => void
  readonly close: () => Promise<void>
}

/** Opens it. Every claim is given this model, and the platform's tools. */
export async function openFakeApi(model: { readonly url: string; readonly key: string }): Promise<FakeApi> {
  const jobs = new Map<string, FakeJob>()
  const waiting: FakeJob[] = []
  const presences: FakeApi["presences"] = []
  const claimOf = (job: FakeJob): object => {
    job.epoch += 1
    const id = `claim_${job.id}_${job.epoch}`
    return {
      claim_id: id,
      bearer: `bearer-of-${id}`,
      expires_at: new Date(0).toISOString(),
      job: { id: job.id, kind: job.kind, epoch: job.epoch },
      plan: job.plan,
      model: { base_url: model.url, bearer: model.key },
      mcp: { url: `${url()}/v1/claims/${id}/mcp` },
      capabilities: ["observation.user_message", "observation.progress", "observation.tool_activity"],
    }
  }
  const held = async ({ job, epoch }: { job: FakeJob; epoch: number }, what: string, body: never): Promise<Told> => {
    if (epoch !== job.epoch || job.completion !== null) return { status: 409, body: { code: "claim/over" } }
    switch (what) {
      case "heartbeat":
        job.progress.push((body as { readonly progress?: string }).progress ?? "")
        return { status: 200, body: { cancel_requested: false } }
      case "observations":
        job.observations.push(...(body as { readonly observations: readonly unknown[] }).observations)
        return { status: 200, body: { attested: false, next_sequence: job.observations.length + 1 } }
      case "completion":
        job.completion = body
        return { status: 200, body: { cancel_requested: false } }
      default: {
        const said = await answerPlatform(body, { take: async (served) => job.served.push(served) > 0 })
        return said === null ? { status: 202, body: null } : { status: 200, body: said }
      }
    }
  }
  const answer = async (method: string, path: string, bearer: string, body: never): Promise<Told> => {
    const [, claim, what] = /^\/v1\/claims\/([^/]+)\/(\w+)$/.exec(path) ?? []
    if (claim !== undefined && what !== undefined) {
      const [, id = "", epoch = ""] = /^claim_(.+)_(\d+)$/.exec(claim) ?? []
      const job = jobs.get(id)
      if (job === undefined || bearer !== `Bearer bearer-of-${claim}`) return { status: 404, body: {} }
      return held({ job, epoch: Number(epoch) }, what, body)
    }
    if (bearer !== "Bearer runner-key") return { status: 401, body: {} }
    if (method === "PUT") presences.push(body)
    if (method === "PUT") return { status: 200, body: {} }
    const job = waiting.shift()
    return job === undefined ? { status: 204, body: null } : { status: 200, body: claimOf(job) }
  }
  const server = createServer((request, response) => {
    const { method = "", url: path = "", headers } = request
    const take = async (): Promise<void> => {
      const said = await answer(method, path, headers.authorization ?? "", (await bodyOf(request)) as never)
      response.writeHead(said.status, { "content-type": "application/json" })
      response.end(said.body === null ? "" : JSON.stringify(said.body))
    }
    take().catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url(),
    presences,
    queue: (asked) => {
      const job: FakeJob = { ...asked, epoch: 0, progress: [], observations: [], served: [], completion: null }
      jobs.set(job.id, job)
      waiting.push(job)
      return job
    },
    expire: (job) => void waiting.push(job),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

interface Told {
  readonly status: number
  readonly body: object | null
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown
}
