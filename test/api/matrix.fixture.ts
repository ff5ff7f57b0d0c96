import type { TestApi } from "../../runtime/api/api.fixture.ts"

/** Who is let in: readers, writers, administrators, operators, runners, or whoever bears a claim or a connector's token. */
export type Circle = "R" | "W" | "A" | "O" | "D" | "claim" | "connector"

/** The roles of each circle, as the seed says it: runner keys cannot browse, and viewers change nothing. */
export const circles: { readonly [circle in Circle]: readonly string[] } = {
  R: ["root", "admin", "developer", "viewer"],
  W: ["root", "admin", "developer"],
  A: ["root", "admin"],
  O: ["root"],
  D: ["runner"],
  claim: [],
  connector: [],
}

/** What is taken by the endpoints that take something, with the ids of a workspace's things in it. */
type Body = (ids: Ids) => unknown

/** The ids of the things of one workspace, by the name of their place in a path. */
export type Ids = { readonly [place: string]: string }

/**
 * The endpoints, written down from what was agreed and not from the catalog: name, method, path, circle, and a body that is
 * right. In an order in which what ends something comes last.
 */
export const agreed: readonly (readonly [string, string, string, Circle, Body?])[] = [
  ["list-harness-catalog", "GET", "/v1/harness-catalog", "R"],
  ["list-harness-support", "GET", "/v1/support/harnesses", "R"],
  ["list-models", "GET", "/v1/models", "R"],
  ["create-workspace", "POST", "/v1/workspaces", "O", () => ({ name: "another" })],
  ["list-workspaces", "GET", "/v1/workspaces", "R"],
  ["create-api-key", "POST", "/v1/api-keys", "A", () => ({ name: "ci", role: "viewer" })],
  ["list-api-keys", "GET", "/v1/api-keys", "A"],
  [
    "create-model-credential",
    "POST",
    "/v1/organizations/workspaces/{workspace_id}/model-credentials",
    "W",
    () => credential(),
  ],
  ["list-model-credentials", "GET", "/v1/organizations/workspaces/{workspace_id}/model-credentials", "R"],
  ["read-model-credential", "GET", "/v1/model-credentials/{model_credential_id}", "R"],
  [
    "rotate-model-credential",
    "POST",
    "/v1/model-credentials/{model_credential_id}/generations",
    "W",
    () => ({ expected_resource_version: 1, api_key: "sk-matrix" }),
  ],
  ["list-model-credential-generations", "GET", "/v1/model-credentials/{model_credential_id}/generations", "R"],
  [
    "create-model-routing-profile",
    "POST",
    "/v1/organizations/workspaces/{workspace_id}/model-routing-profiles",
    "W",
    () => ({ key: named("profile") }),
  ],
  ["list-model-routing-profiles", "GET", "/v1/organizations/workspaces/{workspace_id}/model-routing-profiles", "R"],
  ["read-model-routing-profile", "GET", "/v1/model-routing-profiles/{model_routing_profile_id}", "R"],
  [
    "publish-model-routing-revision",
    "POST",
    "/v1/model-routing-profiles/{model_routing_profile_id}/revisions",
    "W",
    ({ model_credential_id: id }) => revision(id ?? "", 2),
  ],
  ["list-model-routing-revisions", "GET", "/v1/model-routing-profiles/{model_routing_profile_id}/revisions", "R"],
  [
    "create-harness-release",
    "POST",
    "/v1/harness-releases",
    "W",
    () => ({ ...release, arguments: [named("release")] }),
  ],
  ["list-harness-releases", "GET", "/v1/harness-releases", "R"],
  ["read-harness-release", "GET", "/v1/harness-releases/{harness_release_id}", "R"],
  ["create-harness-profile", "POST", "/v1/harness-profiles", "W", () => harnessProfile(named("harness"))],
  ["list-harness-profiles", "GET", "/v1/harness-profiles", "R"],
  ["read-harness-profile", "GET", "/v1/harness-profiles/{harness_profile_id}", "R"],
  [
    "publish-harness-profile-version",
    "POST",
    "/v1/harness-profiles/{harness_profile_id}/versions",
    "W",
    () => ({ expected_resource_version: 1, source: harnessProfile("").source }),
  ],
  ["list-harness-profile-versions", "GET", "/v1/harness-profiles/{harness_profile_id}/versions", "R"],
  [
    "request-verification",
    "POST",
    "/v1/harness-profiles/{harness_profile_id}/verifications",
    "W",
    () => ({ model_routing_profile: "primary" }),
  ],
  ["list-verifications", "GET", "/v1/harness-profiles/{harness_profile_id}/verifications", "R"],
  ["read-verification", "GET", "/v1/verifications/{verification_id}", "R"],
  ["list-conformance-reports", "GET", "/v1/conformance-reports", "R"],
  ["read-conformance-report", "GET", "/v1/conformance-reports/{conformance_report_id}", "R"],
  [
    "preflight-session",
    "POST",
    "/v1/sessions/preflight",
    "R",
    () => ({ harness_profile: "claims-specialist", model_routing_profile: "primary" }),
  ],
  [
    "create-session",
    "POST",
    "/v1/sessions",
    "W",
    ({ connected_runtime_id: id }) => ({ connected_runtime_id: id, retention: "standard" }),
  ],
  ["list-sessions", "GET", "/v1/sessions", "R"],
  ["read-session", "GET", "/v1/sessions/{session_id}", "R"],
  ["create-run", "POST", "/v1/sessions/{session_id}/runs", "W", () => ({ prompt: "Say hello." })],
  ["list-runs", "GET", "/v1/sessions/{session_id}/runs", "R"],
  ["read-run", "GET", "/v1/runs/{run_id}", "R"],
  ["list-run-observations", "GET", "/v1/runs/{run_id}/observations", "R"],
  ["announce-runner", "PUT", "/v1/runners/{runner_id}", "D", () => presence],
  ["list-runners", "GET", "/v1/runners", "R"],
  ["claim-job", "POST", "/v1/runners/{runner_id}/claims", "D", () => ({ wait_seconds: 0 })],
  ["create-connected-runtime", "POST", "/v1/connected-runtimes", "W", () => ({ agent: "openclaw", principal: "bob" })],
  ["list-connected-runtimes", "GET", "/v1/connected-runtimes", "R"],
  ["read-connected-runtime", "GET", "/v1/connected-runtimes/{connected_runtime_id}", "R"],
  [
    "claim-connected-run",
    "POST",
    "/v1/connected-runtimes/{connected_runtime_id}/claims",
    "connector",
    () => ({ wait_seconds: 0, advertises: { http_mcp: true } }),
  ],
  ["renew-claim", "POST", "/v1/claims/{claim_id}/heartbeat", "claim", () => ({})],
  [
    "append-observations",
    "POST",
    "/v1/claims/{claim_id}/observations",
    "claim",
    () => ({ sequence: 1, observations: [{ kind: "text", text: "Hello." }] }),
  ],
  [
    "call-platform-mcp",
    "POST",
    "/v1/claims/{claim_id}/mcp",
    "claim",
    () => ({ jsonrpc: "2.0", id: 1, method: "ping" }),
  ],
  ["complete-claim", "POST", "/v1/claims/{claim_id}/completion", "claim", () => ({ outcome: "succeeded", result: {} })],
  ["cancel-run", "POST", "/v1/runs/{run_id}/cancellation", "W"],
  ["revoke-model-credential", "DELETE", "/v1/model-credentials/{model_credential_id}?expected_resource_version=2", "W"],
  ["revoke-api-key", "DELETE", "/v1/api-keys/{api_key_id}", "A"],
  ["rotate-connected-runtime-token", "POST", "/v1/connected-runtimes/{connected_runtime_id}/token", "W", () => ({})],
]

/** What a workspace has, and who bears its claim and the token of its connected runtime. */
export interface Seeded {
  readonly ids: Ids
  readonly claim: string
  readonly connector: string
}

/** Gives a workspace one thing of each kind: by the API, as its users would, but for the report, which is nobody's to write. */
export async function seeded(here: TestApi, workspace: string, runner: string): Promise<Seeded> {
  const admin = await here.key("admin", workspace)
  const key = await here.key("runner", workspace)
  const made = async (method: string, path: string, body: unknown, bearer = admin) => {
    const told = await here.ask(method, path, { bearer, body })
    if (told.status >= 300) throw new Error(`${method} ${path}: ${told.text}`)
    return told.json
  }
  const inWorkspace = `/v1/organizations/workspaces/${workspace}`
  const { id: credentialId } = await made("POST", `${inWorkspace}/model-credentials`, {
    ...credential(),
    key: "primary",
  })
  const { id: routing } = await made("POST", `${inWorkspace}/model-routing-profiles`, { key: "primary" })
  await made("POST", `/v1/model-routing-profiles/${routing}/revisions`, revision(credentialId, 1))
  const { id: releaseId } = await made("POST", "/v1/harness-releases", release)
  const { id: harness } = await made("POST", "/v1/harness-profiles", harnessProfile("claims-specialist"))
  const asked = { model_routing_profile: "primary" }
  const { id: verification } = await made("POST", `/v1/harness-profiles/${harness}/verifications`, asked)
  const { id: apiKey } = await made("POST", "/v1/api-keys", { name: "other", role: "viewer" })
  await made("PUT", `/v1/runners/${runner}`, presence, key)
  const runtime = await made("POST", "/v1/connected-runtimes", { agent: "openclaw", principal: "bob" })
  const session = await made("POST", "/v1/sessions", { connected_runtime_id: runtime.id, retention: "standard" })
  const run = await made("POST", `/v1/sessions/${session.id}/runs`, { prompt: "Say hello." })
  const claim = await made(
    "POST",
    `/v1/connected-runtimes/${runtime.id}/claims`,
    { wait_seconds: 0, advertises: { http_mcp: true } },
    runtime.token,
  )
  const report = `crep_${workspace}`
  await here.store.db
    .insertInto("reports")
    .values(reportRow(report, workspace, verification))
    .execute()
  const ids = {
    workspace_id: workspace,
    model_credential_id: credentialId,
    model_routing_profile_id: routing,
    harness_release_id: releaseId,
    harness_profile_id: harness,
    verification_id: verification,
    conformance_report_id: report,
    api_key_id: apiKey,
    runner_id: runner,
    connected_runtime_id: runtime.id,
    session_id: session.id,
    run_id: run.id,
    claim_id: claim.claim_id,
  }
  return { ids, claim: claim.bearer, connector: runtime.token }
}

let count = 0

/** A name that no other call gave. */
function named(what: string): string {
  return `${what}-${++count}`
}

function credential() {
  return { key: named("credential"), provider_key: "anthropic", api_key: "sk-matrix" }
}

function revision(id: string, version: number) {
  const source = { type: "workspace_credential", model_credential_id: id }
  const candidate = { tier: "default", provider: "anthropic", model: "claude-opus-5", credential_source: source }
  return { expected_resource_version: version, routing_policy: "pinned", candidates: [candidate] }
}

/** The release of the seed's own sample. */
const release = {
  image: "ghcr.io/acme/claims-agent@sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
  entrypoint: "/opt/agent/acp",
  arguments: ["--stdio"],
  working_directory: "/workspace",
  platform: { os: "linux", architecture: "amd64" },
}

function harnessProfile(name: string) {
  return { name, source: { kind: "oci", release } }
}

const presence = {
  generation: 1,
  pool: "default",
  placement: "byoc_docker",
  drivers: ["checkfu:acp-v1@1"],
  planes: ["platform-mcp-v1"],
  slots: 2,
  sandbox: { provider: "podman", platform: "linux/amd64", network: "restricted" },
  ready: true,
  readiness: [],
  harness_owned: [],
}

function reportRow(id: string, workspace: string, verification: string) {
  return {
    id,
    workspace_id: workspace,
    verification_id: verification,
    harness_profile_version: "hpv_1",
    release_digest: `sha256:${"0".repeat(64)}`,
    driver: "checkfu:acp-v1@1",
    sandbox_image: "debian",
    model_routing_revision: "mrr_1",
    policy_hash: `sha256:${"0".repeat(64)}`,
    suite_revision: "1",
    target: "here",
    qualification: "none",
    result: "failed" as const,
    evidence_manifest_revision: null,
    evidence_manifest_hash: null,
    manifest: "{}",
    signed: "e30",
    digest: "0",
    sequence: 1,
    completed_at: 1,
    expires_at: 2,
  }
}
