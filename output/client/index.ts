// Generated from the catalog. Do not edit: change the fact and generate again.
import type {
  ApiKey,
  ApiKeyCreated,
  ApiKeyRecord,
  BatchReceipt,
  ClaimCompletion,
  ClaimHeartbeat,
  ClaimRequest,
  ClaimState,
  ConformanceReportRecord,
  ConnectedClaimRequest,
  ConnectedRuntime,
  ConnectedRuntimeCreated,
  ConnectedRuntimeRecord,
  ConnectedRuntimeToken,
  HarnessCatalogEntry,
  HarnessProfile,
  HarnessProfileRecord,
  HarnessProfileVersion,
  HarnessProfileVersionRecord,
  HarnessRelease,
  HarnessReleaseRecord,
  HarnessSupport,
  JobClaim,
  ModelCredential,
  ModelCredentialGeneration,
  ModelCredentialGenerationRecord,
  ModelCredentialRecord,
  ModelRoutingProfile,
  ModelRoutingProfileRecord,
  ModelRoutingRevision,
  ModelRoutingRevisionRecord,
  NewWorkspace,
  ObservationBatch,
  PreflightAnswer,
  RoutableModel,
  RunObservation,
  RunRecord,
  RunRequest,
  RunnerInventory,
  RunnerPresence,
  RunnerRecord,
  SessionPreflight,
  SessionRecord,
  SessionRequest,
  VerificationRecord,
  VerificationRequest,
  WorkspaceRecord,
} from "../documents/index.ts"
import { asking, part } from "./transport.ts"
import type { Ask, CheckfuOptions, List, Page, RequestOptions, WriteOptions } from "./transport.ts"

export { CheckfuProblem } from "./transport.ts"
export type {
  CheckfuOptions,
  Fetch,
  List,
  Page,
  RequestOptions,
  Signal,
  WriteOptions,
} from "./transport.ts"

/** The version of the API that the client speaks. */
export const apiVersion: string = "2026-08-29"

/** Every request of the API as a method. */
export interface Checkfu {
  readonly harnessRuntime: {
    readonly catalog: {
      /** Every harness that the platform knows. It is the same in every workspace. */
      list(options?: RequestOptions): Promise<List<HarnessCatalogEntry>>
    }
    readonly releases: {
      /** Makes an immutable release of an image. */
      create(body: HarnessRelease, options?: WriteOptions): Promise<HarnessReleaseRecord>
      /** The releases of the workspace, oldest first. */
      list(
        query?: { readonly limit?: number; readonly after?: string },
        options?: RequestOptions,
      ): Promise<Page<HarnessReleaseRecord>>
      /** One release. */
      read(harnessReleaseId: string, options?: RequestOptions): Promise<HarnessReleaseRecord>
    }
    readonly profiles: {
      /**
       * Makes a harness profile with its first version. It begins unverified: no session runs it
       * before a report exists for its exact tuple.
       */
      create(body: HarnessProfile, options?: WriteOptions): Promise<HarnessProfileRecord>
      /** The harness profiles of the workspace, oldest first. */
      list(
        query?: { readonly limit?: number; readonly after?: string },
        options?: RequestOptions,
      ): Promise<Page<HarnessProfileRecord>>
      /** One harness profile. */
      read(harnessProfileId: string, options?: RequestOptions): Promise<HarnessProfileRecord>
      /**
       * Publishes the next version of a harness profile. Earlier versions stay, and so do the
       * sessions that run them.
       */
      publish(
        harnessProfileId: string,
        body: HarnessProfileVersion,
        options?: WriteOptions,
      ): Promise<HarnessProfileRecord>
      /** The versions of a harness profile, oldest first. */
      versions(
        harnessProfileId: string,
        query?: { readonly limit?: number; readonly after?: string },
        options?: RequestOptions,
      ): Promise<Page<HarnessProfileVersionRecord>>
    }
    readonly verifications: {
      /** Queues a conformance run of the newest version of a profile with a route and a sandbox. */
      create(
        harnessProfileId: string,
        body: VerificationRequest,
        options?: WriteOptions,
      ): Promise<VerificationRecord>
      /** The verifications of a harness profile, oldest first. */
      list(
        harnessProfileId: string,
        query?: { readonly limit?: number; readonly after?: string },
        options?: RequestOptions,
      ): Promise<Page<VerificationRecord>>
      /** One verification, and how far it is. */
      read(verificationId: string, options?: RequestOptions): Promise<VerificationRecord>
    }
  }
  readonly support: {
    readonly harnesses: {
      /**
       * What each harness could have at most, and the exact tuples of the workspace for which
       * evidence counts now.
       */
      list(options?: RequestOptions): Promise<List<HarnessSupport>>
    }
  }
  readonly models: {
    /**
     * The reviewed models that the gateway can route to. It is one bounded list, and a projection:
     * a model that is missing here is unpriced, and not forbidden.
     */
    list(options?: RequestOptions): Promise<List<RoutableModel>>
  }
  readonly conformanceReports: {
    /** The conformance reports of the workspace, oldest first, those that expired among them. */
    list(
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<ConformanceReportRecord>>
    /** One conformance report. The digest of its evidence is taken again before it is served. */
    read(conformanceReportId: string, options?: RequestOptions): Promise<ConformanceReportRecord>
  }
  readonly sessions: {
    /**
     * Whether current evidence exists for an exact tuple; else which members differ from the
     * nearest report. Changes nothing.
     */
    preflight(body: SessionPreflight, options?: RequestOptions): Promise<PreflightAnswer>
    /** Admits a session, and freezes all that it was admitted with for its whole life. */
    create(body: SessionRequest, options?: WriteOptions): Promise<SessionRecord>
    /** The sessions of the workspace, oldest first. */
    list(
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<SessionRecord>>
    /** One session. */
    read(sessionId: string, options?: RequestOptions): Promise<SessionRecord>
  }
  readonly runs: {
    /** Queues the next run of a session. */
    create(sessionId: string, body: RunRequest, options?: WriteOptions): Promise<RunRecord>
    /** The runs of a session, oldest first. */
    list(
      sessionId: string,
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<RunRecord>>
    /** One run, and what became of it. */
    read(runId: string, options?: RequestOptions): Promise<RunRecord>
    /** What happened in a run, in its order. The answer may wait for the next observation. */
    observations(
      runId: string,
      query?: { readonly after?: number; readonly wait_seconds?: number },
      options?: RequestOptions,
    ): Promise<List<RunObservation>>
    /**
     * Asks for the end of a run. It is cooperative: the claimant is told, and later writes of it
     * are fenced.
     */
    cancel(runId: string, options?: WriteOptions): Promise<RunRecord>
  }
  readonly modelCredentials: {
    /** Makes a model credential. The secret is sealed, and nothing ever answers it. */
    create(
      workspaceId: string,
      body: ModelCredential,
      options?: WriteOptions,
    ): Promise<ModelCredentialRecord>
    /** The model credentials of a workspace, oldest first. */
    list(
      workspaceId: string,
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<ModelCredentialRecord>>
    /** One model credential, without its secret. */
    read(modelCredentialId: string, options?: RequestOptions): Promise<ModelCredentialRecord>
    /** Puts a new secret in the place of the active one. No routing revision changes. */
    rotate(
      modelCredentialId: string,
      body: ModelCredentialGeneration,
      options?: WriteOptions,
    ): Promise<ModelCredentialRecord>
    /** The generations of a model credential, oldest first. */
    generations(
      modelCredentialId: string,
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<ModelCredentialGenerationRecord>>
    /** Revokes a model credential: its secrets are gone, and what routes by it fails closed. */
    revoke(
      modelCredentialId: string,
      query: { readonly expected_resource_version: number },
      options?: WriteOptions,
    ): Promise<ModelCredentialRecord>
  }
  readonly modelRoutingProfiles: {
    /** Makes the head of a model routing profile. What is routed where stands in its revisions. */
    create(
      workspaceId: string,
      body: ModelRoutingProfile,
      options?: WriteOptions,
    ): Promise<ModelRoutingProfileRecord>
    /** The model routing profiles of a workspace, oldest first. */
    list(
      workspaceId: string,
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<ModelRoutingProfileRecord>>
    /** One model routing profile with its newest revision. */
    read(
      modelRoutingProfileId: string,
      options?: RequestOptions,
    ): Promise<ModelRoutingProfileRecord>
    /**
     * Publishes the next revision of a model routing profile. Sessions that were admitted before
     * keep theirs.
     */
    publish(
      modelRoutingProfileId: string,
      body: ModelRoutingRevision,
      options?: WriteOptions,
    ): Promise<ModelRoutingRevisionRecord>
    /** The revisions of a model routing profile, oldest first. */
    revisions(
      modelRoutingProfileId: string,
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<ModelRoutingRevisionRecord>>
  }
  readonly workspaces: {
    /** Makes a workspace. */
    create(body: NewWorkspace, options?: WriteOptions): Promise<WorkspaceRecord>
    /**
     * The workspaces that the key may act in, oldest first: all for a key of the installation, else
     * its own.
     */
    list(
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<WorkspaceRecord>>
  }
  readonly apiKeys: {
    /** Makes an API key. This is the one answer that holds what it is known by. */
    create(body: ApiKey, options?: WriteOptions): Promise<ApiKeyCreated>
    /** The API keys of the workspace, oldest first. */
    list(
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<ApiKeyRecord>>
    /** Revokes an API key, from the next request on. */
    revoke(apiKeyId: string, options?: WriteOptions): Promise<ApiKeyRecord>
  }
  readonly runners: {
    /**
     * Says that a runner lives, and what it has to give. Its presence expires unless it says so
     * again.
     */
    announce(runnerId: string, body: RunnerPresence, options?: WriteOptions): Promise<RunnerRecord>
    /** The runners whose presence has not expired, and what they have to give together. */
    list(options?: RequestOptions): Promise<RunnerInventory>
    /** Claims the next job that the runner can carry out, and waits for one if asked to. */
    claim(runnerId: string, body: ClaimRequest, options?: WriteOptions): Promise<JobClaim | null>
  }
  readonly connectedRuntimes: {
    /** Enrols a process of somebody's own. This is the one answer that holds its token. */
    create(body: ConnectedRuntime, options?: WriteOptions): Promise<ConnectedRuntimeCreated>
    /** The connected runtimes of the workspace, oldest first. */
    list(
      query?: { readonly limit?: number; readonly after?: string },
      options?: RequestOptions,
    ): Promise<Page<ConnectedRuntimeRecord>>
    /** One connected runtime. */
    read(connectedRuntimeId: string, options?: RequestOptions): Promise<ConnectedRuntimeRecord>
    /**
     * Gives a connected runtime a new token and, where one is sent, a new key for its batches. The
     * token before is good for nothing from then on.
     */
    rotateToken(
      connectedRuntimeId: string,
      body: ConnectedRuntimeToken,
      options?: WriteOptions,
    ): Promise<ConnectedRuntimeCreated>
    /**
     * Claims the next run of a connected runtime, and waits for one if asked to. The answer has the
     * most that the lane carries.
     */
    claim(
      connectedRuntimeId: string,
      body: ConnectedClaimRequest,
      options?: RequestOptions,
    ): Promise<JobClaim | null>
  }
  readonly claims: {
    /** Renews a claim, and tells whether somebody asked for its end. */
    renew(claimId: string, body: ClaimHeartbeat, options?: RequestOptions): Promise<ClaimState>
    /**
     * Adds what happened next. Signed batches land with the grade, unsigned ones without it, and a
     * bad signature not at all.
     */
    append(claimId: string, body: ObservationBatch, options?: RequestOptions): Promise<BatchReceipt>
    /** Ends the job of a claim. The same completion again answers the same. */
    complete(claimId: string, body: ClaimCompletion, options?: RequestOptions): Promise<ClaimState>
  }
}

/** Opens a client. Sends nothing before a method is called. */
export function createCheckfu(options: CheckfuOptions): Checkfu {
  const ask: Ask = asking(options, apiVersion)
  return {
    harnessRuntime: {
      catalog: {
        list: (options) => ask({ method: "GET", path: "/v1/harness-catalog", options }),
      },
      releases: {
        create: (body, options) =>
          ask({ method: "POST", path: "/v1/harness-releases", body, options }),
        list: (query, options) =>
          ask({ method: "GET", path: "/v1/harness-releases", query, options }),
        read: (harnessReleaseId, options) =>
          ask({ method: "GET", path: `/v1/harness-releases/${part(harnessReleaseId)}`, options }),
      },
      profiles: {
        create: (body, options) =>
          ask({ method: "POST", path: "/v1/harness-profiles", body, options }),
        list: (query, options) =>
          ask({ method: "GET", path: "/v1/harness-profiles", query, options }),
        read: (harnessProfileId, options) =>
          ask({ method: "GET", path: `/v1/harness-profiles/${part(harnessProfileId)}`, options }),
        publish: (harnessProfileId, body, options) =>
          ask({
            method: "POST",
            path: `/v1/harness-profiles/${part(harnessProfileId)}/versions`,
            body,
            options,
          }),
        versions: (harnessProfileId, query, options) =>
          ask({
            method: "GET",
            path: `/v1/harness-profiles/${part(harnessProfileId)}/versions`,
            query,
            options,
          }),
      },
      verifications: {
        create: (harnessProfileId, body, options) =>
          ask({
            method: "POST",
            path: `/v1/harness-profiles/${part(harnessProfileId)}/verifications`,
            body,
            options,
          }),
        list: (harnessProfileId, query, options) =>
          ask({
            method: "GET",
            path: `/v1/harness-profiles/${part(harnessProfileId)}/verifications`,
            query,
            options,
          }),
        read: (verificationId, options) =>
          ask({ method: "GET", path: `/v1/verifications/${part(verificationId)}`, options }),
      },
    },
    support: {
      harnesses: {
        list: (options) => ask({ method: "GET", path: "/v1/support/harnesses", options }),
      },
    },
    models: {
      list: (options) => ask({ method: "GET", path: "/v1/models", options }),
    },
    conformanceReports: {
      list: (query, options) =>
        ask({ method: "GET", path: "/v1/conformance-reports", query, options }),
      read: (conformanceReportId, options) =>
        ask({
          method: "GET",
          path: `/v1/conformance-reports/${part(conformanceReportId)}`,
          options,
        }),
    },
    sessions: {
      preflight: (body, options) =>
        ask({ method: "POST", path: "/v1/sessions/preflight", body, options }),
      create: (body, options) => ask({ method: "POST", path: "/v1/sessions", body, options }),
      list: (query, options) => ask({ method: "GET", path: "/v1/sessions", query, options }),
      read: (sessionId, options) =>
        ask({ method: "GET", path: `/v1/sessions/${part(sessionId)}`, options }),
    },
    runs: {
      create: (sessionId, body, options) =>
        ask({ method: "POST", path: `/v1/sessions/${part(sessionId)}/runs`, body, options }),
      list: (sessionId, query, options) =>
        ask({ method: "GET", path: `/v1/sessions/${part(sessionId)}/runs`, query, options }),
      read: (runId, options) => ask({ method: "GET", path: `/v1/runs/${part(runId)}`, options }),
      observations: (runId, query, options) =>
        ask({ method: "GET", path: `/v1/runs/${part(runId)}/observations`, query, options }),
      cancel: (runId, options) =>
        ask({ method: "POST", path: `/v1/runs/${part(runId)}/cancellation`, options }),
    },
    modelCredentials: {
      create: (workspaceId, body, options) =>
        ask({
          method: "POST",
          path: `/v1/organizations/workspaces/${part(workspaceId)}/model-credentials`,
          body,
          options,
        }),
      list: (workspaceId, query, options) =>
        ask({
          method: "GET",
          path: `/v1/organizations/workspaces/${part(workspaceId)}/model-credentials`,
          query,
          options,
        }),
      read: (modelCredentialId, options) =>
        ask({ method: "GET", path: `/v1/model-credentials/${part(modelCredentialId)}`, options }),
      rotate: (modelCredentialId, body, options) =>
        ask({
          method: "POST",
          path: `/v1/model-credentials/${part(modelCredentialId)}/generations`,
          body,
          options,
        }),
      generations: (modelCredentialId, query, options) =>
        ask({
          method: "GET",
          path: `/v1/model-credentials/${part(modelCredentialId)}/generations`,
          query,
          options,
        }),
      revoke: (modelCredentialId, query, options) =>
        ask({
          method: "DELETE",
          path: `/v1/model-credentials/${part(modelCredentialId)}`,
          query,
          options,
        }),
    },
    modelRoutingProfiles: {
      create: (workspaceId, body, options) =>
        ask({
          method: "POST",
          path: `/v1/organizations/workspaces/${part(workspaceId)}/model-routing-profiles`,
          body,
          options,
        }),
      list: (workspaceId, query, options) =>
        ask({
          method: "GET",
          path: `/v1/organizations/workspaces/${part(workspaceId)}/model-routing-profiles`,
          query,
          options,
        }),
      read: (modelRoutingProfileId, options) =>
        ask({
          method: "GET",
          path: `/v1/model-routing-profiles/${part(modelRoutingProfileId)}`,
          options,
        }),
      publish: (modelRoutingProfileId, body, options) =>
        ask({
          method: "POST",
          path: `/v1/model-routing-profiles/${part(modelRoutingProfileId)}/revisions`,
          body,
          options,
        }),
      revisions: (modelRoutingProfileId, query, options) =>
        ask({
          method: "GET",
          path: `/v1/model-routing-profiles/${part(modelRoutingProfileId)}/revisions`,
          query,
          options,
        }),
    },
    workspaces: {
      create: (body, options) => ask({ method: "POST", path: "/v1/workspaces", body, options }),
      list: (query, options) => ask({ method: "GET", path: "/v1/workspaces", query, options }),
    },
    apiKeys: {
      create: (body, options) => ask({ method: "POST", path: "/v1/api-keys", body, options }),
      list: (query, options) => ask({ method: "GET", path: "/v1/api-keys", query, options }),
      revoke: (apiKeyId, options) =>
        ask({ method: "DELETE", path: `/v1/api-keys/${part(apiKeyId)}`, options }),
    },
    runners: {
      announce: (runnerId, body, options) =>
        ask({ method: "PUT", path: `/v1/runners/${part(runnerId)}`, body, options }),
      list: (options) => ask({ method: "GET", path: "/v1/runners", options }),
      claim: (runnerId, body, options) =>
        ask({ method: "POST", path: `/v1/runners/${part(runnerId)}/claims`, body, options }),
    },
    connectedRuntimes: {
      create: (body, options) =>
        ask({ method: "POST", path: "/v1/connected-runtimes", body, options }),
      list: (query, options) =>
        ask({ method: "GET", path: "/v1/connected-runtimes", query, options }),
      read: (connectedRuntimeId, options) =>
        ask({ method: "GET", path: `/v1/connected-runtimes/${part(connectedRuntimeId)}`, options }),
      rotateToken: (connectedRuntimeId, body, options) =>
        ask({
          method: "POST",
          path: `/v1/connected-runtimes/${part(connectedRuntimeId)}/token`,
          body,
          options,
        }),
      claim: (connectedRuntimeId, body, options) =>
        ask({
          method: "POST",
          path: `/v1/connected-runtimes/${part(connectedRuntimeId)}/claims`,
          body,
          options,
        }),
    },
    claims: {
      renew: (claimId, body, options) =>
        ask({ method: "POST", path: `/v1/claims/${part(claimId)}/heartbeat`, body, options }),
      append: (claimId, body, options) =>
        ask({ method: "POST", path: `/v1/claims/${part(claimId)}/observations`, body, options }),
      complete: (claimId, body, options) =>
        ask({ method: "POST", path: `/v1/claims/${part(claimId)}/completion`, body, options }),
    },
  }
}
