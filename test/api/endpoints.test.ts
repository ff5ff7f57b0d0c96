import { describe, expect, it } from "vitest"
import { endpoints } from "../../output/facts/endpoints.ts"
import { roles } from "../../output/facts/roles.ts"

/** Who may ask, in letters: readers, writers, administrators, the operator, runners, a claim, a connected runtime. */
const letters: { readonly [names: string]: string } = {
  "root admin developer viewer": "R",
  "root admin developer": "W",
  "root admin": "A",
  root: "O",
  runner: "D",
  claim: "claim",
  connector: "connector",
}

/** The API as it was agreed on, a request a line. */
const agreed = `
R GET /v1/harness-catalog
R GET /v1/support/harnesses
R GET /v1/models
W POST /v1/harness-releases
R GET /v1/harness-releases
R GET /v1/harness-releases/{harness_release_id}
W POST /v1/harness-profiles
R GET /v1/harness-profiles
R GET /v1/harness-profiles/{harness_profile_id}
W POST /v1/harness-profiles/{harness_profile_id}/versions
R GET /v1/harness-profiles/{harness_profile_id}/versions
W POST /v1/harness-profiles/{harness_profile_id}/verifications
R GET /v1/harness-profiles/{harness_profile_id}/verifications
R GET /v1/verifications/{verification_id}
R GET /v1/conformance-reports
R GET /v1/conformance-reports/{conformance_report_id}
R POST /v1/sessions/preflight
W POST /v1/sessions
R GET /v1/sessions
R GET /v1/sessions/{session_id}
W POST /v1/sessions/{session_id}/runs
R GET /v1/sessions/{session_id}/runs
R GET /v1/runs/{run_id}
R GET /v1/runs/{run_id}/observations
W POST /v1/runs/{run_id}/cancellation
W POST /v1/organizations/workspaces/{workspace_id}/model-credentials
R GET /v1/organizations/workspaces/{workspace_id}/model-credentials
R GET /v1/model-credentials/{model_credential_id}
W POST /v1/model-credentials/{model_credential_id}/generations
R GET /v1/model-credentials/{model_credential_id}/generations
W DELETE /v1/model-credentials/{model_credential_id}
W POST /v1/organizations/workspaces/{workspace_id}/model-routing-profiles
R GET /v1/organizations/workspaces/{workspace_id}/model-routing-profiles
R GET /v1/model-routing-profiles/{model_routing_profile_id}
W POST /v1/model-routing-profiles/{model_routing_profile_id}/revisions
R GET /v1/model-routing-profiles/{model_routing_profile_id}/revisions
O POST /v1/workspaces
R GET /v1/workspaces
A POST /v1/api-keys
A GET /v1/api-keys
A DELETE /v1/api-keys/{api_key_id}
D PUT /v1/runners/{runner_id}
R GET /v1/runners
D POST /v1/runners/{runner_id}/claims
W POST /v1/connected-runtimes
R GET /v1/connected-runtimes
R GET /v1/connected-runtimes/{connected_runtime_id}
W POST /v1/connected-runtimes/{connected_runtime_id}/token
connector POST /v1/connected-runtimes/{connected_runtime_id}/claims
claim POST /v1/claims/{claim_id}/heartbeat
claim POST /v1/claims/{claim_id}/observations
claim POST /v1/claims/{claim_id}/completion
claim POST /v1/claims/{claim_id}/mcp
`

describe("the endpoints of the catalog", () => {
  it("are those that were agreed on, each for the roles that were", () => {
    const stated = endpoints.map(({ method, path, bearer, roles: lets }) => {
      const names = bearer === "api_key" ? lets.map(({ name }) => name).join(" ") : bearer
      return `${letters[names] ?? names} ${method} ${path}`
    })
    expect(stated).toEqual(agreed.trim().split("\n"))
  })

  it("name each place of a path by what stands there, and give no writer's request to one that may only read", () => {
    for (const { path, segments, writes, roles: lets } of endpoints) {
      expect(`/${segments.map((each) => (typeof each === "string" ? each : `{${each.parameter}}`)).join("/")}`).toBe(
        path,
      )
      if (writes) expect(lets.every(({ access }) => access === "write")).toBe(true)
    }
  })

  it("let no key of the data plane browse the control plane, and no key of the control plane do its work", () => {
    for (const role of roles.filter(({ plane }) => plane === "data"))
      for (const { roles: lets } of endpoints)
        if (lets.includes(role)) expect(lets.every(({ plane }) => plane === role.plane)).toBe(true)
  })

  it("all say the version that requests name", () => {
    expect([...new Set(endpoints.map(({ version }) => version))]).toEqual(["2026-08-29"])
  })
})
