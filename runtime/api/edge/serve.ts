import type { IncomingMessage } from "node:http"
import { whereIn } from "../../admission/malformed.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import { authenticate } from "../access/authenticate.ts"
import { placed } from "../access/workspace.ts"
import type { ApiGround, Caller } from "../handler.ts"
import { once, requestDigest } from "../idempotency/once.ts"
import type { Outcome, Running, Sealing } from "../idempotency/once.ts"
import { documentAnswer, problemAnswer } from "./answer.ts"
import type { Answer } from "./answer.ts"
import { readBody } from "./body.ts"
import type { BodyRules } from "./body.ts"
import type { Head } from "./head.ts"
import { strictJson } from "./json.ts"
import {
  largeBody,
  missing,
  noBodyTaken,
  noKey,
  notJson,
  otherMediaType,
  otherRole,
  otherWorkspace,
  unknownKey,
} from "./refusals.ts"
import type { EndpointRoute } from "./route.ts"

/** What requests are answered on. */
export interface Serving {
  readonly ground: ApiGround
  readonly sealing: Sealing
  readonly running: Running
  readonly rules: BodyRules
  readonly wallClock: () => number
  readonly documentation: string
}

/** A request whose head was read. */
export type Asked = Extract<Head, { readonly kind: "endpoint" }>

/** What came of a request; `bodyIsRead`: its connection can carry another one. Null: nobody waits for an answer. */
export interface Served {
  readonly answer: Answer
  readonly code: string | null
  readonly bodyIsRead: boolean
}

/** Told who asks, once that is proven. */
type Prove = (caller: string) => void

/** Answers a request to an endpoint. Rejects where the server itself fails. */
export async function serve(
  serving: Serving,
  asked: Asked,
  incoming: IncomingMessage,
  signal: AbortSignal,
  prove: Prove,
): Promise<Served | null> {
  const caller = await letIn(serving, asked, prove)
  if (!caller.ok) return refusedEarly(serving, incoming, asked, caller)
  const unread = bodyFault(asked, serving.rules.most)
  if (unread !== null) return refusedEarly(serving, incoming, asked, unread)
  const body = await readBody(incoming, serving.rules, true)
  if (body === "gone") return null
  if (!body.ok) return problem(serving, body, false)
  const document = readDocument(asked.route, body.bytes)
  if (!document.ok) return problem(serving, document, true)
  const given = await act(serving, asked, caller.caller, document.value, body.bytes, incoming, signal)
  if (!given.ok) return problem(serving, "missing" in given ? refused(missing) : given, true)
  return { answer: documentAnswer(given.status, given.body), code: null, bodyIsRead: true }
}

/**
 * A problem for a request of which nothing but the head counts. What is left of it is read first, so that the answer
 * arrives.
 */
export async function refusedEarly(
  serving: Serving,
  incoming: IncomingMessage,
  { fields }: Pick<Asked, "fields">,
  fault: Refused,
  headers: Answer["headers"] = {},
): Promise<Served> {
  const isLarge = Number(fields["content-length"] ?? 0) > serving.rules.most
  const body = isLarge ? "gone" : await readBody(incoming, serving.rules, false)
  return problem(serving, fault, body !== "gone" && body.ok, headers)
}

async function letIn(
  { ground: { store } }: Serving,
  { route: { endpoint }, bearer, params, fields }: Asked,
  prove: Prove,
): Promise<{ readonly ok: true; readonly caller: Caller } | Refused> {
  if (bearer === null) return refused(noKey)
  const known = await authenticate(store.db, endpoint.bearer, bearer, params)
  if (known === null) return refused(unknownKey)
  prove(known.id)
  if (endpoint.bearer === "api_key" && !endpoint.roles.some(({ name }) => name === known.role))
    return refused(otherRole(known.role, endpoint.name, [endpoint.id]))
  const [header, path] = [fields["checkfu-workspace"], params["workspace_id"]]
  const caller = await placed(store.db, known, header)
  if (caller === null) return refused(otherWorkspace)
  if (path === undefined || path === caller.workspace) return { ok: true, caller }
  const inPath = header === undefined ? await placed(store.db, known, path) : null
  return inPath === null ? refused(missing) : { ok: true, caller: inPath }
}

const jsonType = /^application\/json(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i

function bodyFault({ route, fields }: Asked, most: number): Refused | null {
  const length = fields["content-length"]
  const hasBody = fields["transfer-encoding"] !== undefined || (length !== undefined && Number(length) > 0)
  if (route.decode === null) return hasBody ? refused(noBodyTaken) : null
  if (fields["content-encoding"] !== undefined || !jsonType.test(fields["content-type"] ?? ""))
    return refused(otherMediaType)
  return Number(length ?? 0) > most ? refused(largeBody(most)) : null
}

function readDocument(
  { decode }: EndpointRoute,
  bytes: Buffer,
): { readonly ok: true; readonly value: unknown } | Refused {
  if (decode === null) return { ok: true, value: undefined }
  const value = strictJson(bytes)
  if (value === undefined) return refused(notJson)
  const decoded = decode(value)
  if (decoded.ok) return decoded
  const { error } = decoded
  return refused({
    code: "api/malformed",
    what: `The body is malformed ${whereIn(error)}.`,
    why: "what cannot be read whole is not guessed at",
    fix: error.agreement?.repair ?? `write ${error.expected} there`,
    facts: [error.fact],
  })
}

const noContent = 204

async function act(
  { ground, sealing, running, wallClock }: Serving,
  { route: { endpoint, before, handler, locks }, params, query, fields }: Asked,
  caller: Caller,
  body: unknown,
  bytes: Buffer,
  { method = "", url = "" }: IncomingMessage,
  signal: AbortSignal,
): Promise<Outcome> {
  const now = wallClock()
  const handled = async (db: ApiGround["store"]["db"]): Promise<Outcome> => {
    const answer = await handler({ caller, params, query, body, db, now, signal }, ground)
    if (!answer.ok) return answer
    const { body: given = null, status = given === null ? noContent : endpoint.status } = answer
    return { ok: true, status, body: given }
  }
  // What may come to nothing may wait for something, and nothing waits inside a transaction.
  if (!endpoint.writes || endpoint.mayBeEmpty) return handled(ground.store.db)
  await before?.({ caller, params, query, body, db: ground.store.db, now, signal }, ground)
  const key = endpoint.bearer === "api_key" ? fields["idempotency-key"] : undefined
  const request = key === undefined ? "" : requestDigest(method, url, caller.workspace, bytes)
  return once(
    locks ? ground.store.writeLocked : ground.store.write,
    sealing,
    running,
    key === undefined ? null : { caller: caller.id, key, request },
    now,
    handled,
  )
}

function problem(
  { documentation }: Serving,
  { refusal }: Refused,
  bodyIsRead: boolean,
  headers: Answer["headers"] = {},
): Served {
  const isUnproven = refusal.code === noKey.code || refusal.code === unknownKey.code
  const more = isUnproven ? { "www-authenticate": "Bearer", ...headers } : headers
  return { answer: problemAnswer(refusal, documentation, more), code: refusal.code, bodyIsRead }
}
