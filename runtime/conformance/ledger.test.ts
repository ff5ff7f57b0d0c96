import { describe, expect, it } from "vitest"
import { conversation } from "../../test/conformance/conversation.ts"
import { defaultContracts } from "../defaults.ts"
import { grammar } from "./grammar/grammar.ts"
import { explained } from "./ledger.ts"
import type { LedgerEntry } from "./ledger.ts"
import { reportOf } from "./report/report.ts"

const entry = (rule: string, version = "1"): LedgerEntry => ({
  agent: "made-up",
  version,
  rule,
  why: "it logs there",
  since: "2026-01-31",
})

const failing = (() => {
  const c = conversation()
  c.hello()
  c.line("agent", "log")
  const reader = grammar()
  for (const each of c.entries) reader.take(each)
  return reportOf([{ process: null, ...reader.judged() }], {
    subject: { kind: "trace", file: "a" },
    spoken: defaultContracts,
  })
})()
const agent = { agent: "made-up", version: "1" }

describe("the ledger", () => {
  it("leaves nothing to say where each failure is explained", () => {
    expect(explained(agent, failing, [entry("stdout_json_rpc")])).toEqual({ unexplained: [], outdated: [] })
  })

  it("names failures that nobody explained, also where another version's were", () => {
    expect(explained(agent, failing, [entry("stdout_json_rpc", "2")]).unexplained).toEqual(["stdout_json_rpc"])
  })

  it("names explanations of what does not fail any more", () => {
    const ledger = [entry("stdout_json_rpc"), entry("tool_correlation")]
    expect(explained(agent, failing, ledger).outdated).toEqual(["tool_correlation"])
  })

  it("does not miss what fails only sometimes", () => {
    const ledger = [entry("stdout_json_rpc"), { ...entry("tool_correlation"), sometimes: "the race may be won" }]
    expect(explained(agent, failing, ledger)).toEqual({ unexplained: [], outdated: [] })
  })
})
