import type { EngineFacts, Unenforceable } from "../../../runtime/containers/index.ts"
import { sandboxProfile } from "../../../runtime/sandbox/index.ts"
import type { OciAsked } from "./asked.ts"
import { nextCommands } from "./next-commands.ts"
import type { NextCommands } from "./next-commands.ts"
import { oneshotProtocol } from "./protocols.ts"

/** The checks, as the platform names them. */
export type CheckName =
  | "initialize_handshake"
  | "session_start"
  | "process_start"
  | "prompt_exchange"
  | "resume"
  | "output_schema"
  | "teardown"

/** How one check went; one that was declared and never reached is skipped. */
export interface Check {
  readonly name: CheckName
  readonly status: "passed" | "failed" | "skipped"
  /** Why it failed. */
  readonly detail?: string
}

/** The temporary registry of a build, and who could reach it. */
export interface RegistryFacts {
  readonly address: string
  readonly port: number
  /** How long it listened. */
  readonly seconds: number
  readonly all_interfaces: boolean
}

/** What a test came to, before it is written down. */
export interface Tried {
  readonly engine: (EngineFacts & { readonly at: string }) | null
  readonly image: { readonly reference: string; readonly ephemeral: boolean } | null
  readonly registry: RegistryFacts | null
  readonly checks: readonly Check[]
  readonly unenforceable: readonly Unenforceable[]
  /** What went wrong outside of every check. */
  readonly problems: readonly string[]
  readonly interrupted: boolean
}

/** The document that `harness test oci` prints: feedback for an author, and no evidence of anything. */
export interface OciDocument extends Omit<Tried, "interrupted" | "unenforceable"> {
  readonly evidence: "unsigned_local_only"
  readonly result: "passed" | "failed" | "interrupted"
  readonly name: string
  readonly protocol: string
  readonly sandbox: {
    readonly memory_bytes: number
    readonly cpus: number
    readonly processes: number
    readonly turn_seconds: number
    readonly root: "read_only"
    readonly workspace: "writable"
    readonly network: "gateway_only"
    readonly unenforceable: readonly Unenforceable[]
  }
  readonly next: NextCommands["next"] | Readonly<Record<string, never>>
  readonly required_flags: readonly string[]
}

/** Writes down what a test came to. What comes next is said only where everything passed. */
export function documentOf(command: string, asked: OciAsked, tried: Tried): OciDocument {
  const { engine, image, registry, checks, unenforceable, problems, interrupted } = tried
  const isGood = problems.length === 0 && checks.length > 0 && checks.every(({ status }) => status === "passed")
  const result = interrupted ? "interrupted" : isGood ? "passed" : "failed"
  const { memory, cpus, processes, seconds } = sandboxProfile
  return {
    evidence: "unsigned_local_only",
    result,
    name: asked.name,
    protocol: asked.release.protocol ?? "acp-v1",
    engine,
    image,
    registry,
    checks,
    problems,
    sandbox: {
      memory_bytes: memory,
      cpus,
      processes,
      turn_seconds: seconds,
      root: "read_only",
      workspace: "writable",
      network: "gateway_only",
      unenforceable,
    },
    ...(result === "passed" ? nextCommands(command, asked) : { next: {}, required_flags: [] }),
  }
}

/** The checks of a release in their order: what it does not declare has none. */
export function checkNames({ release }: OciAsked): readonly CheckName[] {
  if (release.protocol !== oneshotProtocol) return ["initialize_handshake", "session_start", "prompt_exchange"]
  return [
    "process_start",
    "prompt_exchange",
    ...(release.resume_flag === undefined ? [] : (["resume"] as const)),
    ...(release.output_schema_flag === undefined ? [] : (["output_schema"] as const)),
    "teardown",
  ]
}
