import type { Rule } from "../rule.ts"

/** The end of input is the end. */
export const exitsOnEof: Rule = {
  id: "exits_on_eof",
  tier: "advisory",
  title: "The end of input is the end",
  what: "When its standard input ends, the agent exits by itself within its grace.",
  why: "processes are left behind wherever a client ends first",
  repair: "stop servers and timers when standard input ends, then exit",
  kit: ["ACP-SHUTDOWN-001"],
}

/** Nothing is left. */
export const descendantsGone: Rule = {
  id: "descendants_gone",
  tier: "advisory",
  title: "No process is left behind",
  what: "When the agent has ended, no process that it started lives on.",
  why: "memory fills up with agents that nobody speaks to",
  repair: "end what you start: pass signals on, and end children when standard input ends",
  kit: [],
}

/** How much is logged. */
export const stderrVolume: Rule = {
  id: "stderr_volume",
  tier: "informational",
  title: "How much is logged",
  what: "How much the agent writes to standard error is written down.",
  why: "a client that does not read it would block the agent",
  repair: "log less, or to a file",
  kit: ["ACP-STDERR-001"],
}
