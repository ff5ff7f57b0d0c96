import { setTimeout as pause } from "node:timers/promises"
import { sharedGateway } from "../../runtime/evidence/gateway/shared-gateway.ts"
import type { SharedGatewayOptions } from "../../runtime/evidence/gateway/shared-gateway.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import type { EndRow, Gateway } from "../../runtime/gateway/index.ts"
import { call, requestOf } from "../gateway/calls.ts"
import type { Seen } from "../gateway/calls.ts"
import { routesAt } from "../gateway/opened.ts"
import { answer, chunkOf, startUpstream, streamHead } from "../gateway/upstream.ts"
import type { Received, Upstream } from "../gateway/upstream.ts"
import { putCredential, unseal } from "./stage.ts"

/** The store and the provider of the test that runs. */
export let store: Store
export let upstream: Upstream
let gateways: Gateway[]

/** Opens both; the store has one credential. */
export async function openScene(url: string): Promise<void> {
  store = await openStore(url)
  upstream = await startUpstream(usual)
  gateways = []
  await putCredential(store)
}

/** Closes both, and every gateway. */
export async function closeScene(): Promise<void> {
  await Promise.all(gateways.map((gateway) => gateway.close()))
  await upstream.close()
  await store.close()
}

/** Opens a gateway over the store, or over another one in its place. */
export async function replica(over: Store = store, more: Partial<SharedGatewayOptions> = {}): Promise<Gateway> {
  const gateway = await sharedGateway(over, { unseal, routes: routesAt(upstream.origin), looks: 20, ...more })
  gateways.push(gateway)
  return gateway
}

/** Makes a call. */
export function ask(gateway: Gateway, bearer: string, stream = false): Promise<Seen> {
  const body = JSON.stringify({ model: "default", stream, max_tokens: 1, messages: [] })
  const port = Number(new URL(gateway.url).port)
  return call(port, requestOf("/v1/chat/completions", body, [`authorization: Bearer ${bearer}`]), 10_000)
}

/** Answers at once. */
export function usual({ socket }: Received): void {
  socket.write(answer(200, '{"usage":{"prompt_tokens":1,"completion_tokens":1}}'))
}

/** A stream that goes on until somebody ends it. */
export async function endless({ socket }: Received): Promise<void> {
  socket.write(streamHead)
  while (!socket.destroyed) {
    socket.write(chunkOf('data: {"id":"a","model":"m","choices":[{"delta":{"content":"x"}}]}\n\n'))
    await pause(5)
  }
}

/** The ledger. */
export const rows = async () => {
  const all = await store.db.selectFrom("ledger").selectAll().orderBy("at").execute()
  return all.map(({ end, ...row }) => ({ ...row, end: end === null ? null : (JSON.parse(end) as EndRow) }))
}
/** A lease as the store has it. */
export const leaseRow = (id: string) =>
  store.db.selectFrom("leases").selectAll().where("id", "=", id).executeTakeFirstOrThrow()

/** Waits until something holds that is asked of the store. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 10_000; performance.now() < end; await pause(10)) if (await holds()) return
  throw new Error("it did not come to hold")
}

/** Waits until every dispatch has its end. */
export const settled = () => until(async () => (await rows()).every(({ end }) => end !== null))
