import { afterEach } from "vitest"
import type { GatewayOptions, LeaseGrant } from "../../runtime/gateway/index.ts"
import { call, requestOf } from "./calls.ts"
import type { Seen } from "./calls.ts"
import { opened } from "./opened.ts"
import type { Opened } from "./opened.ts"
import { chunkOf, startUpstream, streamHead } from "./upstream.ts"
import type { Behaviour, Upstream } from "./upstream.ts"

/** The provider and the gateway of the test that runs; both are closed after it. */
export let upstream: Upstream
export let at: Opened

/** Opens both: the provider behaves as told, the gateway has these options and its one lease this grant. */
export async function open(
  behave: Behaviour,
  options: GatewayOptions = {},
  grant: Partial<LeaseGrant> = {},
): Promise<void> {
  upstream = await startUpstream(behave)
  at = await opened(upstream.origin, options, grant)
}

/** Puts a provider and a gateway of the test's own making in their place. */
export function put(provider: Upstream, gateway: Opened): void {
  upstream = provider
  at = gateway
}

afterEach(async () => {
  await at.gateway.close()
  await upstream.close()
})

export const messages = "/v1/messages"
export const chat = "/v1/chat/completions"
export const responses = "/v1/responses"

/** Asks with the run's lease. */
export function asked(
  target: string,
  body: object = { model: "default", stream: true, max_tokens: 100 },
  patience?: number,
): Promise<Seen> {
  return call(at.port, requestOf(target, JSON.stringify(body), [`authorization: Bearer ${at.bearer}`]), patience)
}

/** A stream's head and some of its events, each in a chunk of its own. */
export function inChunks(...events: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(streamHead), ...events.map(chunkOf)])
}

/** The events of a stream. */
export function eventsOf(stream: string): readonly string[] {
  return stream.split(/(?<=\n\n)/)
}
