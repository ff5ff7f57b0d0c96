import { readyHandshake as readyCheck } from "../../../output/facts/checks.ts"
import type { Rule } from "../rule.ts"

/** Initialize works. */
export const initializeResult: Rule = {
  id: "initialize_result",
  tier: "mandatory",
  title: "initialize succeeds",
  what: "initialize is answered with a result that follows the schema.",
  why: "everything else begins with it",
  repair: "answer initialize with at least protocolVersion, before any slow work of your own",
  kit: ["ACP-INIT-001"],
}

/** Version 1 is version 1. */
export const protocolVersion: Rule = {
  id: "protocol_version",
  tier: "mandatory",
  title: "Version 1 is answered with 1",
  what: "Asked for version 1, the agent answers with the number 1.",
  why: "a client that has only version 1 must close the connection at any other answer",
  repair: "answer with the integer 1 where 1 was asked for",
  kit: ["ACP-INIT-002"],
}

/** Versions are negotiated. */
export const versionNegotiation: Rule = {
  id: "version_negotiation",
  tier: "mandatory",
  title: "An unknown version is answered with a known one",
  what: "Asked for a version that it cannot have, the agent succeeds with the latest one that it has.",
  why: "newer clients find out in this way that an agent is older, and an echo or an error tells them nothing",
  repair: "answer with your own latest version whenever you do not have the one that was asked for",
  kit: ["ACP-INIT-003"],
}

/** Who it is. */
export const agentInfo: Rule = {
  id: "agent_info",
  tier: "advisory",
  title: "The agent says who it is",
  what: "initialize is answered with agentInfo, its name and its version.",
  why: "reports of faults and evidence name what they are about",
  repair: "send agentInfo with name and version",
  kit: ["ACP-INIT-004"],
}

/** Exactly one word of readiness, before everything else. */
export const readyHandshake: Rule = {
  id: readyCheck.literal,
  tier: "mandatory",
  title: "Ready once, and before all else",
  what: readyCheck.requirement,
  why: "what comes before the handshake is read by nobody, since nobody knows yet what it means",
  repair: "send nothing before the answer to initialize, and answer it once",
  kit: [],
}

/** Ways to sign in are told apart. */
export const authMethodIds: Rule = {
  id: "auth_method_ids",
  tier: "advisory",
  title: "Ways to sign in have ids of their own",
  what: "No two of authMethods have the same id.",
  why: "authenticate names the way by its id",
  repair: "give each method an id of its own",
  kit: ["ACP-AUTH-001"],
}

/** No terminal for whoever has none. */
export const authTerminalOffered: Rule = {
  id: "auth_terminal_offered",
  tier: "mandatory",
  title: "Signing in at a terminal is for clients that have one",
  what: "authMethods lists no method of type terminal unless the client offers auth.terminal.",
  why: "a client without a terminal would offer a way that leads nowhere",
  repair: "leave those methods out unless clientCapabilities.auth.terminal is true",
  kit: ["ACP-AUTH-002"],
}

/** Who demands a sign-in says how. */
export const authRemedy: Rule = {
  id: "auth_remedy",
  tier: "advisory",
  title: "Who demands a sign-in offers one",
  what: "No request is refused with error -32000 by an agent that lists no way to sign in.",
  why: "nobody could do anything about it",
  repair: "list authMethods in the answer to initialize, or do not demand authentication",
  kit: ["ACP-AUTH-005"],
}
