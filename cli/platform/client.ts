import type { Cell, Difference } from "../../model/preflight.ts"
import type { Refusal } from "../../runtime/admission/index.ts"
import type { PlatformConnection } from "./connection.ts"
import type { Send } from "./persistent.ts"

export interface Once {
  readonly idempotencyKey: string
}
export interface List<T> {
  readonly data: readonly T[]
  readonly next?: string | null
}
interface Head {
  readonly id: string
  readonly resource_version: number
}
export interface WorkspaceRecord {
  readonly id: string
  readonly name: string
}
export interface RoutableModel {
  readonly provider: string
  readonly model: string
  readonly context_window: number | null
  readonly priced: boolean
  readonly supply_class: string
}
export interface ModelCredentialRecord extends Head {
  readonly key: string
  readonly provider_key: string
  readonly public_base_url: string | null
  readonly custody_policy: string
  readonly status: string
  readonly health: string
  readonly active_generation: number | null
}
export interface GenerationRecord {
  readonly number: number
  readonly status: string
  readonly created_at: string
}
export interface RoutingProfileRecord extends Head {
  readonly key: string
  readonly access: string
  readonly status: string
  readonly revision: RoutingRevisionRecord | null
}
export interface RoutingRevisionRecord {
  readonly id: string
  readonly number: number
  readonly routing_policy: string
  readonly candidates: readonly Candidate[]
  readonly created_at: string
}
export interface Candidate {
  readonly tier: string
  readonly provider: string
  readonly model: string
  readonly credential_source: { readonly type: string; readonly [member: string]: unknown }
  readonly effort?: string
}
export interface HarnessProfileRecord extends Head {
  readonly name: string
  readonly version: {
    readonly id: string
    readonly number: number
    readonly source: { readonly kind: string }
    readonly release_digest: string
    readonly image: string
    readonly driver: string
  }
}
export interface VerificationRecord {
  readonly id: string
  readonly state: "queued" | "running" | "passed" | "failed" | "cancelled"
  readonly progress: string | null
  readonly cell: Cell
  readonly report_id: string | null
}
export interface ReportRecord {
  readonly id: string
  readonly cell: Cell
  readonly result: "passed" | "failed"
  readonly checks: readonly { readonly check: string; readonly verdict: string; readonly says?: string }[]
  readonly completed_at: string
  readonly expires_at: string
}
export interface PreflightAnswer {
  readonly allowed: boolean
  readonly report_id?: string
  readonly differs: readonly Difference[]
  readonly facts: readonly string[]
  readonly refusal?: Refusal
}
export interface SessionRecord {
  readonly id: string
}
export interface RunRecord {
  readonly id: string
  readonly state: "queued" | "running" | "ended" | "cancelled"
  readonly outcome: string | null
  readonly result: unknown
}
export interface RunObservationRecord {
  readonly sequence: number
  readonly attested: boolean
  readonly observation: unknown
}
export interface ConnectedRuntimeRecord extends Head {
  readonly agent: string
  readonly principal: string
}

interface ConnectedRuntimeCreated extends ConnectedRuntimeRecord {
  readonly token: string
}

/** What was answered that is no success. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly status: number
  readonly problem: unknown
  constructor(status: number, problem: unknown) {
    super(`answered with ${status}`)
    this.status = status
    this.problem = problem
  }
}

export function clientOf({ apiUrl, apiKey }: PlatformConnection, workspace: string | null, send: Send) {
  const ask = async <T>(method: string, path: string, body?: unknown, once?: Once): Promise<T> => {
    const response = await send(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        "checkfu-version": "2026-08-29",
        ...(workspace === null ? {} : { "checkfu-workspace": workspace }),
        ...(once === undefined ? {} : { "idempotency-key": once.idempotencyKey }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new ApiError(response.status, answer)
    return answer as T
  }
  const id = encodeURIComponent
  const inWorkspace = (workspaceId: string, what: string): string =>
    `/v1/organizations/workspaces/${id(workspaceId)}/${what}`
  const get = <T>(path: string): Promise<T> => ask("GET", path)
  return {
    workspaces: { list: () => get<List<WorkspaceRecord>>("/v1/workspaces") },
    models: { list: () => get<List<RoutableModel>>("/v1/models") },
    modelCredentials: {
      create: (workspaceId: string, body: object, once: Once) =>
        ask<ModelCredentialRecord>("POST", inWorkspace(workspaceId, "model-credentials"), body, once),
      list: (workspaceId: string) =>
        get<List<ModelCredentialRecord>>(inWorkspace(workspaceId, "model-credentials?limit=200")),
      rotate: (credential: string, body: object, once: Once) =>
        ask<ModelCredentialRecord>("POST", `/v1/model-credentials/${id(credential)}/generations`, body, once),
      generations: (credential: string) =>
        get<List<GenerationRecord>>(`/v1/model-credentials/${id(credential)}/generations`),
      revoke: (credential: string, version: number, once: Once) =>
        ask<ModelCredentialRecord>(
          "DELETE",
          `/v1/model-credentials/${id(credential)}?expected_resource_version=${version}`,
          undefined,
          once,
        ),
    },
    modelRoutingProfiles: {
      create: (workspaceId: string, body: object, once: Once) =>
        ask<RoutingProfileRecord>("POST", inWorkspace(workspaceId, "model-routing-profiles"), body, once),
      list: (workspaceId: string) =>
        get<List<RoutingProfileRecord>>(inWorkspace(workspaceId, "model-routing-profiles?limit=200")),
      publish: (profile: string, body: object, once: Once) =>
        ask<RoutingRevisionRecord>("POST", `/v1/model-routing-profiles/${id(profile)}/revisions`, body, once),
      revisions: (profile: string) =>
        get<List<RoutingRevisionRecord>>(`/v1/model-routing-profiles/${id(profile)}/revisions`),
    },
    harnessRuntime: {
      profiles: {
        create: (body: object, once: Once) => ask<HarnessProfileRecord>("POST", "/v1/harness-profiles", body, once),
        list: () => get<List<HarnessProfileRecord>>("/v1/harness-profiles?limit=200"),
      },
      verifications: {
        create: (profile: string, body: object, once: Once) =>
          ask<VerificationRecord>("POST", `/v1/harness-profiles/${id(profile)}/verifications`, body, once),
        list: (profile: string) => get<List<VerificationRecord>>(`/v1/harness-profiles/${id(profile)}/verifications`),
        read: (verification: string) => get<VerificationRecord>(`/v1/verifications/${id(verification)}`),
      },
    },
    conformanceReports: {
      list: () => get<List<ReportRecord>>("/v1/conformance-reports?limit=200"),
      read: (report: string) => get<ReportRecord>(`/v1/conformance-reports/${id(report)}`),
    },
    sessions: {
      preflight: (body: object) => ask<PreflightAnswer>("POST", "/v1/sessions/preflight", body),
      create: (body: object, once: Once) => ask<SessionRecord>("POST", "/v1/sessions", body, once),
    },
    runs: {
      create: (session: string, body: object, once: Once) =>
        ask<RunRecord>("POST", `/v1/sessions/${id(session)}/runs`, body, once),
      read: (run: string) => get<RunRecord>(`/v1/runs/${id(run)}`),
      observations: (run: string, after: number, waitSeconds: number) =>
        get<List<RunObservationRecord>>(`/v1/runs/${id(run)}/observations?after=${after}&wait_seconds=${waitSeconds}`),
      cancel: (run: string, once: Once) => ask<RunRecord>("POST", `/v1/runs/${id(run)}/cancellation`, undefined, once),
    },
    connectedRuntimes: {
      list: () => get<List<ConnectedRuntimeRecord>>("/v1/connected-runtimes?limit=200"),
      create: (body: object, once: Once) => ask<ConnectedRuntimeCreated>("POST", "/v1/connected-runtimes", body, once),
      rotateToken: (runtime: string, body: object, once: Once) =>
        ask<ConnectedRuntimeCreated>("POST", `/v1/connected-runtimes/${id(runtime)}/token`, body, once),
    },
  }
}

export type Client = ReturnType<typeof clientOf>
