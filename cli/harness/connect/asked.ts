import { createHash } from "node:crypto"
import { homedir } from "node:os"
import { join, resolve } from "node:path"
import type { Arguments } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { onlyTakes } from "../only-takes.ts"
import { connectOptions } from "./options.ts"

/** A process that is to be connected. */
export interface ConnectAsked {
  readonly agent: string
  readonly principal: string
  readonly command: readonly [program: string, ...args: string[]]
  /** An absolute path. */
  readonly state: string
  readonly key: KeyAsked
}

/** What signs the reports: what did so before, a key of the owner's (an absolute path), or one that is made now. */
export type KeyAsked =
  { readonly kind: "as_before" } | { readonly kind: "file"; readonly path: string } | { readonly kind: "new" }

/** Reads the command line. Throws `UsageError`, which says what to change. */
export function connectAsked(cwd: string, positional: readonly string[], given: Arguments): ConnectAsked {
  onlyTakes("connect", ["env", ...connectOptions.map(({ name }) => name)], given)
  const agent = textIn(given, "agent")
  const principal = textIn(given, "principal")
  const [program, ...args] = positional
  if (agent === null || principal === null)
    throw new UsageError("harness connect needs --agent NAME and --principal NAME: who it is, and for whom it acts")
  if (program === undefined || (given.behindDashes ?? 0) < positional.length)
    throw new UsageError("harness connect needs the command of the process after --, such as -- openclaw acp")
  const attest = textIn(given, "attest")
  const isNew = given.options["new-key"] === true
  if (isNew && attest !== null) throw new UsageError("--new-key and --attest each say what signs: give one of them")
  return {
    agent,
    principal,
    command: [program, ...args],
    state: resolve(cwd, textIn(given, "state") ?? usualState(agent, principal)),
    key: isNew
      ? { kind: "new" }
      : attest === null
        ? { kind: "as_before" }
        : { kind: "file", path: resolve(cwd, attest) },
  }
}

/** A file of each agent and principal: their names are people's, so that a digest tells them apart. */
function usualState(agent: string, principal: string): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([agent, principal]))
    .digest("hex")
    .slice(0, 12)
  const readable = agent
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
  return join(homedir(), ".checkfu", "connect", `${readable}-${digest}.json`)
}

function textIn({ options }: Arguments, name: string): string | null {
  const value = options[name]
  return typeof value === "string" && value !== "" ? value : null
}
