/** How a moment stands in the store: milliseconds since 1970. */
export type Moment = number

/** A JSON document as text. Where its bytes are signed or digested it is kept as they are. */
export type JsonText = string

/** 1 or 0: what both databases have for true and false. */
export type Flag = 0 | 1

/** A workspace: everything private stands under one, and a foreign id answers as a missing one. */
export interface WorkspaceTable {
  id: string
  name: string
  created_at: Moment
}

/** An API key. Only the digest of it is kept. */
export interface ApiKeyTable {
  id: string
  /** null: the key of an operator, for every workspace. */
  workspace_id: string | null
  name: string
  /** The name of a role. */
  role: string
  /** SHA-256 of the key, in hexadecimal digits. */
  digest: string
  created_at: Moment
  revoked_at: Moment | null
}

/** What a write under an idempotency key answered, so that the same write again answers the same and does nothing. */
export interface IdempotencyTable {
  key_id: string
  idempotency_key: string
  /** Digest of the method, the path and the body. */
  request: string
  status: number
  answer: JsonText
  created_at: Moment
}

/** An immutable release: what is started, and how. */
export interface HarnessReleaseTable {
  id: string
  workspace_id: string
  /** `sha256:` and 64 digits over the canonical document. */
  digest: string
  document: JsonText
  created_at: Moment
}

/** The head of a harness profile. */
export interface HarnessProfileTable {
  id: string
  workspace_id: string
  name: string
  resource_version: number
  /** The number of the newest version, from 1. */
  version: number
  created_at: Moment
}

/** An immutable version of a harness profile. */
export interface HarnessProfileVersionTable {
  id: string
  workspace_id: string
  profile_id: string
  /** From 1, without gaps. */
  number: number
  source: JsonText
  /** null: an entry of the catalog, whose recipe says how it is started. */
  release_id: string | null
  release_digest: string
  /** The name of a catalog entry; null: an image of one's own. */
  harness: string | null
  image: string
  /** The literal of a driver's lane. */
  driver: string
  configuration: JsonText
  created_at: Moment
}

/** A model credential: identity and lifecycle, and nothing of the secret. */
export interface ModelCredentialTable {
  id: string
  workspace_id: string
  key: string
  provider: string
  status: "active" | "revoked"
  resource_version: number
  /** The number of the active generation; null: revoked. */
  generation: number | null
  created_at: Moment
}

/** A generation of a credential. The secret is sealed; nothing but the gateway opens it. */
export interface CredentialGenerationTable {
  id: string
  credential_id: string
  /** From 1, without gaps. */
  number: number
  /** Sealed under the store's key; null: it was revoked, and is gone. */
  sealed: string | null
  created_at: Moment
  revoked_at: Moment | null
}

/** The head of a routing profile. */
export interface RoutingProfileTable {
  id: string
  workspace_id: string
  key: string
  access: string
  resource_version: number
  /** The number of the newest revision; 0 before the first. */
  revision: number
  created_at: Moment
}

/** An immutable revision of a routing profile. */
export interface RoutingRevisionTable {
  id: string
  workspace_id: string
  profile_id: string
  number: number
  document: JsonText
  created_at: Moment
}

/**
 * Work that somebody outside does: a verification or a run. Claimed under a lease that expires; each claim has an
 * epoch, and a write under another epoch than the current one is refused.
 */
export interface JobTable {
  id: string
  workspace_id: string
  kind: "verification" | "run"
  /** Who may claim it: `runner`, or the id of one runner or connected runtime. */
  target: string
  /** The plane that its claimant must have; null: none. */
  plane: string | null
  /** The literal of the lane that its claimant must drive; null: any. */
  driver: string | null
  state: "queued" | "claimed" | "done" | "cancelled"
  /** Counts the claims from 1; 0 before the first. */
  epoch: number
  claim_id: string | null
  /** SHA-256 of the claim's bearer. */
  claim_digest: string | null
  /** The id of the runner or the connected runtime. */
  claimant: string | null
  claim_expires_at: Moment | null
  cancel_requested_at: Moment | null
  /** Jobs are claimed in the order of this, oldest first. */
  available_at: Moment
  created_at: Moment
  finished_at: Moment | null
}

/** A claim that was given, kept when its job is another's: what it does then is refused, and not unheard of. */
export interface ClaimTable {
  id: string
  workspace_id: string
  job_id: string
  epoch: number
  /** SHA-256 of the claim's bearer, in hexadecimal digits. */
  digest: string
  claimant: string
  created_at: Moment
}

/** A verification that was asked for. */
export interface VerificationTable {
  id: string
  workspace_id: string
  job_id: string
  profile_id: string
  /** The tuple, resolved when it was asked for. */
  cell: JsonText
  /** What a runner needs to carry it out. */
  plan: JsonText
  /** The routing as it was frozen when it was asked for; null: the harness brings its own model. */
  routing: JsonText | null
  prove_platform_mcp: Flag
  state: "queued" | "running" | "passed" | "failed" | "cancelled"
  progress: string | null
  report_id: string | null
  requested_by: string
  created_at: Moment
  finished_at: Moment | null
}

/** A conformance report: the signed bytes, and what is looked for in them. */
export interface ReportTable {
  id: string
  workspace_id: string
  verification_id: string
  /** The nine members of the tuple. */
  harness_profile_version: string
  release_digest: string
  driver: string
  sandbox_image: string
  model_routing_revision: string
  policy_hash: string
  suite_revision: string
  target: string
  qualification: string
  result: "passed" | "failed"
  evidence_manifest_revision: string | null
  evidence_manifest_hash: string | null
  /** What the manifest covers: evidence, actors and validity. */
  manifest: JsonText
  /** The signed statement, base64url. */
  signed: string
  digest: string
  sequence: number
  completed_at: Moment
  expires_at: Moment
}

/** A key that reports are signed with, public half only. */
export interface SigningKeyTable {
  id: string
  /** PEM, SubjectPublicKeyInfo. */
  public_key: string
  generation: number
  from: Moment
  until: Moment | null
  revoked_at: Moment | null
}

/** A session: what its runs are admitted to, frozen for its whole life. */
export interface SessionTable {
  id: string
  workspace_id: string
  /** Cell, report, credential generations, routing, release, policy: all that admission decided. */
  frozen: JsonText
  /** Who carries out its runs: `runner`, or the id of a connected runtime. */
  target: string
  retention: string
  created_at: Moment
}

/** A run: one turn of a session. */
export interface RunTable {
  id: string
  workspace_id: string
  session_id: string
  job_id: string
  /** From 1, without gaps. */
  number: number
  prompt: string
  state: "queued" | "running" | "ended" | "cancelled"
  outcome: string | null
  /** What became of it, as the claimant reported it. */
  result: JsonText | null
  created_at: Moment
  finished_at: Moment | null
}

/** What a run's claimant saw, in its order. */
export interface ObservationTable {
  run_id: string
  /** From 1, without gaps. */
  sequence: number
  attested: Flag
  document: JsonText
  created_at: Moment
}

/** How far a run is reported: one row of each run holds it, so that of two batches for one place one lands. */
export interface BatchHeadTable {
  run_id: string
  /** How many observations there are. */
  observations: number
  /** The number and the digest of the last signed batch; 0 and null before the first. */
  sequence: number
  digest: string | null
}

/** A lease of the gateway, for every replica of it. */
export interface LeaseTable {
  /** The public half of its bearer. */
  id: string
  /** SHA-256 of the bearer, in hexadecimal digits. */
  digest: string
  run: string
  epoch: number
  grant: JsonText
  expires_at: Moment
  ended: string | null
  ended_at: Moment | null
  /**
   * Micro-dollars: the most that its calls may cost, what they cost, and what is set aside for those that run; null: no
   * bound.
   */
  budget: number | null
  spent: number
  held: number
}

/** A dispatch of the gateway: its begin, written before it leaves, and its end. */
export interface LedgerTable {
  call: string
  attempt: number
  run: string
  lease: string
  replica: string
  at: Moment
  begin: JsonText
  end: JsonText | null
  /** Micro-dollars that were set aside for it; null: nothing is counted. */
  bound: number | null
  /** What it was sent with; null: it was written before this stood here. */
  credential: string | null
  generation: number | null
  /** What its end shows of the credential; null: nothing. */
  health: "healthy" | "rejected" | null
  ended_at: Moment | null
}

/** A process of the fleet that shows that it lives. */
export interface ReplicaTable {
  id: string
  kind: string
  started_at: Moment
  expires_at: Moment
}

/** A runner that announced itself: one live generation of one enrolled process. */
export interface RunnerTable {
  id: string
  workspace_id: string | null
  generation: number
  /** Pool, placement, drivers, planes, slots, as announced. */
  presence: JsonText
  expires_at: Moment
}

/** A process of somebody's own that speaks to the platform, outbound only. */
export interface ConnectedRuntimeTable {
  id: string
  workspace_id: string
  agent: string
  principal: string
  /** SHA-256 of the connector's token, in hexadecimal digits. */
  token_digest: string
  /** The keys that its batches are signed with, as a ring; null: it signs nothing. */
  key_ring: JsonText | null
  resource_version: number
  connected_until: Moment | null
  created_at: Moment
}

/** A call that the platform MCP server served, in its order. */
export interface McpCallTable {
  id: string
  claim_id: string
  method: string
  tool: string | null
  created_at: Moment
}

/** What an installation knows of itself, by name. */
export interface SettingTable {
  name: string
  value: string
}

/** Every table of the store. */
export interface Tables {
  settings: SettingTable
  workspaces: WorkspaceTable
  api_keys: ApiKeyTable
  idempotency: IdempotencyTable
  harness_releases: HarnessReleaseTable
  harness_profiles: HarnessProfileTable
  harness_profile_versions: HarnessProfileVersionTable
  model_credentials: ModelCredentialTable
  credential_generations: CredentialGenerationTable
  routing_profiles: RoutingProfileTable
  routing_revisions: RoutingRevisionTable
  jobs: JobTable
  claims: ClaimTable
  verifications: VerificationTable
  reports: ReportTable
  signing_keys: SigningKeyTable
  sessions: SessionTable
  runs: RunTable
  observations: ObservationTable
  batch_heads: BatchHeadTable
  leases: LeaseTable
  ledger: LedgerTable
  replicas: ReplicaTable
  runners: RunnerTable
  connected_runtimes: ConnectedRuntimeTable
  mcp_calls: McpCallTable
}
