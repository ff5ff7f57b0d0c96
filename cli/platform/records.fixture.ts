import type {
  CompatibilityCell,
  ConformanceReportRecord,
  HarnessProfileRecord,
  ModelCredentialRecord,
  ModelRoutingProfileRecord,
  ModelRoutingRevisionRecord,
  RunRecord,
  VerificationRecord,
} from "../../output/documents/index.ts"

/** Records as an API answers them, for the stand-in. */
const moment = "2026-08-29T00:00:00.000Z"
const image = `ghcr.io/acme/claims-agent@sha256:${"0123456789abcdef".repeat(4)}`

export const workspaces = {
  data: [
    { id: "ws_1", name: "default" },
    { id: "ws_2", name: "second" },
  ],
}

export const credential: ModelCredentialRecord = {
  id: "mcred_1",
  key: "anthropic-primary",
  provider_key: "anthropic",
  public_base_url: "https://api.anthropic.com",
  custody_policy: "platform",
  status: "active",
  health: "unknown",
  active_generation: 1,
  resource_version: 3,
  created_at: moment,
}

export const revision: ModelRoutingRevisionRecord = {
  id: "mrr_1",
  number: 1,
  routing_policy: "fallback",
  candidates: [
    {
      tier: "default",
      provider: "anthropic",
      model: "claude-sonnet-4-5",
      credential_source: { type: "workspace_credential", model_credential_id: "mcred_1" },
    },
  ],
  created_at: moment,
}

export const routing: ModelRoutingProfileRecord = {
  id: "mrp_1",
  key: "primary",
  access: "platform_routed",
  status: "active",
  resource_version: 2,
  revision,
  created_at: moment,
}

export const profile: HarnessProfileRecord = {
  id: "hprof_1",
  name: "claims-specialist",
  resource_version: 1,
  version: {
    id: "hpv_1",
    number: 1,
    source: { kind: "oci", release: { image, entrypoint: "/opt/agent/acp" } },
    release_id: "hrel_1",
    release_digest: `sha256:${"0".repeat(64)}`,
    image,
    driver: "checkfu:acp-v1@1",
    configuration: {},
    created_at: moment,
  },
  evidence: "unverified",
  created_at: moment,
}

export const cell: CompatibilityCell = {
  harness_profile_version: "hpv_1",
  release_digest: `sha256:${"0".repeat(64)}`,
  driver: "checkfu:acp-v1@1",
  sandbox_image: image,
  model_routing_revision: "mrr_1",
  policy_hash: `sha256:${"1".repeat(64)}`,
  suite_revision: "suite-1",
  target: "local",
  qualification: "managed",
}

export const verification: VerificationRecord = {
  id: "ver_1",
  harness_profile_id: "hprof_1",
  state: "queued",
  progress: null,
  cell,
  prove_platform_mcp: false,
  report_id: null,
  created_at: moment,
  finished_at: null,
}

export const report: ConformanceReportRecord = {
  id: "crep_1",
  verification_id: "ver_1",
  cell,
  result: "passed",
  checks: [{ check: "prompt_exchange", verdict: "passed" }],
  realized: {
    event_fidelity: null,
    continuation: null,
    checkpoint: null,
    approval_delivery: null,
    interrupt: null,
    mid_run_input: null,
    model_control: null,
    usage_authority: null,
  },
  evidence_manifest_revision: null,
  evidence_manifest_hash: null,
  completed_at: moment,
  expires_at: "2126-09-28T00:00:00.000Z",
  signed: "c2lnbmVk",
}

export const run: RunRecord = {
  id: "run_1",
  session_id: "sess_1",
  number: 1,
  state: "queued",
  outcome: null,
  result: null,
  cancel_requested: false,
  created_at: moment,
  finished_at: null,
}
