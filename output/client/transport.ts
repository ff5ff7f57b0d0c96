// Generated from the catalog. Do not edit: change the fact and generate again.

/** What the client is opened with. */
export interface CheckfuOptions {
  /** Where the API is served, such as `https://api.acme.example`; a slash at its end changes nothing. */
  readonly baseUrl: string
  /** What every request is known by: an API key, or for what claims and connected runtimes ask for, their bearer. */
  readonly apiKey: string
  /** The workspace that a key of the installation acts in; the oldest where left out. */
  readonly workspace?: string
  /** How requests are sent; the platform's own `fetch` where left out. */
  readonly fetch?: Fetch
}

/** The platform's own `AbortSignal` where its types are known, and elsewhere what each has. */
export type Signal = typeof globalThis extends {
  readonly AbortSignal: { readonly prototype: infer Known }
}
  ? Known
  : { readonly aborted: boolean }

/** As much of `fetch` as the client needs. */
export type Fetch = (url: string, request: SentRequest) => Promise<Answered>

/** A request as it is sent. */
export interface SentRequest {
  readonly method: string
  readonly headers: { readonly [name: string]: string }
  readonly body?: string
  readonly signal?: Signal
  /** A redirection is refused: it would take the key elsewhere. */
  readonly redirect: "error"
}

/** An answer as it comes. */
export interface Answered {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** What a single request may have besides what it asks for. */
export interface RequestOptions {
  readonly signal?: Signal
}

/** What a write may have besides. */
export interface WriteOptions extends RequestOptions {
  /** 1 to 255 visible ASCII characters. The same request under the same key is done once, and answers the same again. */
  readonly idempotencyKey?: string
}

/** All of a list. */
export interface List<T> {
  readonly data: readonly T[]
}

/** A page of a list. */
export interface Page<T> extends List<T> {
  /** What the next page begins after; null: this was the last one. */
  readonly next: string | null
}

/** A request that the API refused. The message is `detail`, or says what else came instead of a problem document. */
export class CheckfuProblem extends Error {
  override readonly name = "CheckfuProblem"
  readonly status: number
  /** The code of the refusal; null: what came was no problem document of this API. */
  readonly code: string | null
  readonly title: string
  readonly detail: string
  readonly why: string
  readonly fix: string
  readonly facts: readonly string[]
  /** The page of the code; null where there is no code. */
  readonly type: string | null
  /** Seconds after which to try again; null: the answer names none. */
  readonly retryAfter: number | null

  constructor(status: number, body: unknown, retryAfter: number | null) {
    const problem = isObject(body) && typeof body["code"] === "string" ? body : {}
    const detail =
      textOf(problem["detail"]) ?? `The answer has status ${status} and is no problem document.`
    super(detail)
    this.status = status
    this.detail = detail
    this.retryAfter = retryAfter
    this.code = textOf(problem["code"])
    this.type = textOf(problem["type"])
    this.title = textOf(problem["title"]) ?? ""
    this.why = textOf(problem["why"]) ?? ""
    this.fix = textOf(problem["fix"]) ?? ""
    const facts: unknown = problem["facts"]
    this.facts = Array.isArray(facts) ? facts.filter((fact) => typeof fact === "string") : []
  }
}

/** A request in its parts. */
export interface Asked {
  readonly method: string
  /** With what stands in its places, each made by `part`. */
  readonly path: string
  readonly query?: { readonly [name: string]: string | number | undefined } | undefined
  readonly body?: unknown
  readonly options?: WriteOptions | undefined
}

/** Sends a request and gives the document that it is answered with; null where it is answered that there is nothing. */
export type Ask = <T>(asked: Asked) => Promise<T>

/**
 * What sends the requests of one client. Rejects with a `CheckfuProblem` where the API refuses, with the reason of the signal
 * where it was aborted, and with what `fetch` rejects with where nothing came.
 */
export function asking(options: CheckfuOptions, version: string): Ask {
  const { baseUrl, apiKey, workspace } = options
  const send = options.fetch ?? (globalThis as unknown as { readonly fetch: Fetch }).fetch
  const origin = baseUrl.replace(/\/+$/, "")
  return async <T>({ method, path, query = {}, body, options: more = {} }: Asked): Promise<T> => {
    const headers = {
      accept: "application/json, application/problem+json",
      authorization: `Bearer ${apiKey}`,
      "checkfu-version": version,
      ...(workspace === undefined ? {} : { "checkfu-workspace": workspace }),
      ...(more.idempotencyKey === undefined ? {} : { "idempotency-key": more.idempotencyKey }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    }
    const answer = await send(`${origin}${path}${queryText(query)}`, {
      method,
      headers,
      redirect: "error",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(more.signal === undefined ? {} : { signal: more.signal }),
    })
    const text = await answer.text()
    const read = jsonOf(text)
    if (answer.status < 200 || answer.status > 299)
      throw new CheckfuProblem(answer.status, read, secondsOf(answer.headers.get("retry-after")))
    if (answer.status === 204) return null as T
    if (read === undefined) throw new CheckfuProblem(answer.status, read, null)
    return read as T
  }
}

/** An id as a part of a path. Throws a `TypeError` for what is none: in a path it would mean another one. */
export function part(id: string): string {
  if (!/^[A-Za-z0-9._-]{1,256}$/.test(id) || /^\.{1,2}$/.test(id))
    throw new TypeError(`${JSON.stringify(id)} is no id`)
  return id
}

function queryText(query: { readonly [name: string]: string | number | undefined }): string {
  const members = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return members.length === 0 ? "" : `?${members.join("&")}`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function secondsOf(header: string | null): number | null {
  return header !== null && /^[0-9]{1,9}$/.test(header) ? Number(header) : null
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null
}
