import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sealsUnder } from "../evidence/seal.ts"
import { openStore } from "../evidence/store/open-store.ts"
import type { Store } from "../evidence/store/store.ts"
import { newBearer } from "./access/bearer.ts"
import { idsBy } from "./access/ids.ts"
import { apiVersion } from "./api-version.ts"
import type { AnsweredRequest } from "./observer.ts"
import { openApi } from "./open-api.ts"
import type { Api, ApiOptions } from "./options.ts"

/** The moment at which the servers of the tests stand still. */
export const testNow = Date.UTC(2026, 7, 29)

/** A server over a new embedded store, in a folder of its own. */
export interface TestApi {
  readonly api: Api
  readonly store: Store
  readonly folder: string
  readonly answered: AnsweredRequest[]
  readonly failures: unknown[]
  /** Makes a key; null: of the installation. */
  readonly key: (role: string, workspace: string | null) => Promise<string>
  readonly workspace: (name: string) => Promise<string>
  readonly ask: (method: string, path: string, asking?: Asking) => Promise<Told>
  readonly end: () => Promise<void>
}

/** What is asked with. */
export interface Asking {
  readonly bearer?: string | null
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string }
}

/** What was answered. */
export interface Told {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  /** The document, read; null: there was none. */
  readonly json: Read
}

/** A document whose members a test reads without checking them first. */
// oxlint-disable-next-line typescript/no-explicit-any -- what it holds is what the test finds out
export type Read = any

/** Opens one. */
export async function testApi(options: Partial<ApiOptions> = {}): Promise<TestApi> {
  const folder = mkdtempSync(join(tmpdir(), "api-"))
  const store = await openStore(`file:${join(folder, "store.db")}`)
  const answered: AnsweredRequest[] = []
  const failures: unknown[] = []
  const newId = idsBy(() => testNow)
  let workspaces = 0
  const api = await openApi({
    store,
    sealing: sealsUnder([new Uint8Array(32).fill(7)]),
    description: "{}",
    wallClock: () => testNow,
    observer: {
      answered: (request) => void answered.push(request),
      failed: (request, endpoint, error) => void failures.push({ request, endpoint, error }),
    },
    ...options,
  })
  return {
    api,
    store,
    folder,
    answered,
    failures,
    key: async (role, workspace) => {
      const { bearer, digest } = newBearer("key")
      const row = {
        id: newId("key"),
        workspace_id: workspace,
        name: role,
        role,
        digest,
        created_at: 1,
        revoked_at: null,
      }
      await store.write((db) => db.insertInto("api_keys").values(row).execute())
      return bearer
    },
    workspace: async (name) => {
      const row = { id: newId("ws"), name, created_at: ++workspaces }
      await store.write((db) => db.insertInto("workspaces").values(row).execute())
      return row.id
    },
    ask: (method, path, asking) => ask(api.url, method, path, asking),
    end: async () => {
      await api.close(0)
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Asks a server as the client of the tests does: with the version, and JSON where there is a body. */
export async function ask(
  url: string,
  method: string,
  path: string,
  { bearer = null, body, headers = {} }: Asking = {},
): Promise<Told> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      "checkfu-version": apiVersion,
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, headers: answer.headers, json: text === "" ? null : JSON.parse(text) }
}
