import { sql } from "kysely"
import type { CreateTableBuilder, Kysely } from "kysely"

/**
 * The first form of the store. Texts, 8-byte integers, and nothing else: both databases keep these alike. Names that
 * are words of SQL are quoted by the query builder.
 */
export async function initial(db: Kysely<unknown>): Promise<void> {
  const table = (name: string) => new Columns(name, db.schema.createTable(name))
  await table("settings").text("name", "value").key("name").make()
  await table("workspaces").text("id").text("name").number("created_at").key("id").make()
  await table("api_keys")
    .text("id", "name", "role", "digest")
    .maybeText("workspace_id")
    .number("created_at")
    .maybeNumber("revoked_at")
    .key("id")
    .unique("digest")
    .make()
  await table("idempotency")
    .text("key_id", "idempotency_key", "request", "answer")
    .number("status", "created_at")
    .key("key_id", "idempotency_key")
    .make()
  await table("harness_releases")
    .text("id", "workspace_id", "digest", "document")
    .number("created_at")
    .key("id")
    .unique("workspace_id", "digest")
    .make()
  await table("harness_profiles")
    .text("id", "workspace_id", "name")
    .number("resource_version", "version", "created_at")
    .key("id")
    .unique("workspace_id", "name")
    .make()
  await table("harness_profile_versions")
    .text("id", "workspace_id", "profile_id", "source", "release_digest", "image", "driver", "configuration")
    .maybeText("release_id", "harness")
    .number("number", "created_at")
    .key("id")
    .unique("profile_id", "number")
    .make()
  await table("model_credentials")
    .text("id", "workspace_id", "key", "provider", "status")
    .number("resource_version", "created_at")
    .maybeNumber("generation")
    .key("id")
    .unique("workspace_id", "key")
    .make()
  await table("credential_generations")
    .text("id", "credential_id")
    .maybeText("sealed")
    .number("number", "created_at")
    .maybeNumber("revoked_at")
    .key("id")
    .unique("credential_id", "number")
    .make()
  await table("routing_profiles")
    .text("id", "workspace_id", "key", "access")
    .number("resource_version", "revision", "created_at")
    .key("id")
    .unique("workspace_id", "key")
    .make()
  await table("routing_revisions")
    .text("id", "workspace_id", "profile_id", "document")
    .number("number", "created_at")
    .key("id")
    .unique("profile_id", "number")
    .make()
  await table("jobs")
    .text("id", "workspace_id", "kind", "target", "state")
    .maybeText("plane", "driver", "claim_id", "claim_digest", "claimant")
    .number("epoch", "available_at", "created_at")
    .maybeNumber("claim_expires_at", "cancel_requested_at", "finished_at")
    .key("id")
    .make()
  await table("claims")
    .text("id", "workspace_id", "job_id", "digest", "claimant")
    .number("epoch", "created_at")
    .key("id")
    .unique("digest")
    .unique("job_id", "epoch")
    .make()
  await table("verifications")
    .text("id", "workspace_id", "job_id", "profile_id", "cell", "plan", "state", "requested_by")
    .maybeText("routing", "progress", "report_id")
    .number("prove_platform_mcp", "created_at")
    .maybeNumber("finished_at")
    .key("id")
    .unique("job_id")
    .make()
  await table("reports")
    .text("id", "workspace_id", "verification_id", "harness_profile_version", "release_digest", "driver")
    .text("sandbox_image", "model_routing_revision", "policy_hash", "suite_revision", "target", "qualification")
    .text("result", "manifest", "signed", "digest")
    .maybeText("evidence_manifest_revision", "evidence_manifest_hash")
    .number("sequence", "completed_at", "expires_at")
    .key("id")
    .unique("verification_id")
    .unique("workspace_id", "sequence")
    .make()
  await table("signing_keys")
    .text("id", "public_key")
    .number("generation", "from")
    .maybeNumber("until", "revoked_at")
    .key("id")
    .unique("generation")
    .make()
  await table("sessions")
    .text("id", "workspace_id", "frozen", "target", "retention")
    .number("created_at")
    .key("id")
    .make()
  await table("runs")
    .text("id", "workspace_id", "session_id", "job_id", "prompt", "state")
    .maybeText("outcome", "result")
    .number("number", "created_at")
    .maybeNumber("finished_at")
    .key("id")
    .unique("job_id")
    .unique("session_id", "number")
    .make()
  await table("observations")
    .text("run_id", "document")
    .number("sequence", "attested", "created_at")
    .key("run_id", "sequence")
    .make()
  await table("batch_heads").text("run_id").maybeText("digest").number("observations", "sequence").key("run_id").make()
  await table("leases")
    .text("id", "digest", "run", "grant")
    .maybeText("ended")
    .number("epoch", "expires_at", "spent", "held")
    .maybeNumber("ended_at", "budget")
    .key("id")
    .unique("run", "epoch")
    .make()
  await table("ledger")
    .text("call", "run", "lease", "replica", "begin")
    .maybeText("end")
    .number("attempt", "at")
    .maybeNumber("bound")
    .key("call", "attempt")
    .make()
  await table("replicas").text("id", "kind").number("started_at", "expires_at").key("id").make()
  await table("runners")
    .text("id", "presence")
    .maybeText("workspace_id")
    .number("generation", "expires_at")
    .key("id")
    .make()
  await table("connected_runtimes")
    .text("id", "workspace_id", "agent", "principal", "token_digest")
    .maybeText("key_ring")
    .number("resource_version", "created_at")
    .maybeNumber("connected_until")
    .key("id")
    .make()
  await table("mcp_calls").text("id", "claim_id", "method").maybeText("tool").number("created_at").key("id").make()

  const index = (name: string, on: string, ...columns: readonly string[]) =>
    db.schema
      .createIndex(name)
      .on(on)
      .columns([...columns])
      .execute()
  await index("jobs_waiting", "jobs", "state", "target", "available_at")
  await index("jobs_of_claim", "jobs", "claim_id")
  await index("reports_of_workspace", "reports", "workspace_id", "release_digest")
  await index("runs_of_session", "runs", "session_id")
  await index("ledger_of_run", "ledger", "run")
  await index("ledger_of_lease", "ledger", "lease")
  await db.schema.createIndex("ledger_open").on("ledger").column("replica").where(sql.ref("end"), "is", null).execute()
  await index("calls_of_claim", "mcp_calls", "claim_id")
}

/** A table in the making. */
class Columns {
  readonly #name: string
  #table: CreateTableBuilder<string, string>

  constructor(name: string, table: CreateTableBuilder<string, string>) {
    this.#name = name
    this.#table = table
  }

  text(...names: readonly string[]): this {
    for (const name of names) this.#table = this.#table.addColumn(name, "text", (column) => column.notNull())
    return this
  }

  maybeText(...names: readonly string[]): this {
    for (const name of names) this.#table = this.#table.addColumn(name, "text")
    return this
  }

  number(...names: readonly string[]): this {
    for (const name of names) this.#table = this.#table.addColumn(name, "bigint", (column) => column.notNull())
    return this
  }

  maybeNumber(...names: readonly string[]): this {
    for (const name of names) this.#table = this.#table.addColumn(name, "bigint")
    return this
  }

  key(...names: readonly string[]): this {
    this.#table = this.#table.addPrimaryKeyConstraint(`${this.#name}_key`, names as never)
    return this
  }

  unique(...names: readonly string[]): this {
    this.#table = this.#table.addUniqueConstraint(`${this.#name}_one_${names.join("_")}`, names as never)
    return this
  }

  async make(): Promise<void> {
    await this.#table.execute()
  }
}
