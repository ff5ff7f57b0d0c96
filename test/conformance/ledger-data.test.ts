import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { rules } from "../../runtime/conformance/index.ts"
import type { LedgerEntry } from "../../runtime/conformance/index.ts"

const ledger = JSON.parse(readFileSync("test/real/agents/conformance-ledger.json", "utf8")) as readonly LedgerEntry[]
const ids = new Set(rules.map(({ id }) => id))

/** What is wrong with an entry; nothing where it can be believed. */
function faults({ agent, version, rule, why, since, sometimes, link }: LedgerEntry): readonly string[] {
  return [
    ...(ids.has(rule) ? [] : [`${rule} is no rule`]),
    ...(/^\d+\.\d+\.\d+/.test(version) ? [] : [`${version} is no exact version`]),
    ...(agent === "" || why.length < 20 ? ["it explains nothing"] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(since) && !Number.isNaN(Date.parse(since)) ? [] : [`${since} is no day`]),
    ...(sometimes === undefined || sometimes.length >= 20 ? [] : ["it does not say why it fails only sometimes"]),
    ...(link === undefined || link.startsWith("https://") ? [] : [`${link} leads nowhere`]),
  ]
}

describe("the ledger of real agents' failures", () => {
  it("names rules that there are, exact versions, a reason and a day, each once", () => {
    expect(ledger.flatMap(faults)).toEqual([])
    expect(new Set(ledger.map(({ agent, version, rule }) => `${agent} ${version} ${rule}`)).size).toBe(ledger.length)
  })

  it("would not take an entry that says nothing", () => {
    const empty = { agent: "a", version: "latest", rule: "made_up", why: "known", since: "2026-13-01" }
    expect(faults({ ...empty, sometimes: "busy", link: "see chat" })).toHaveLength(6)
  })
})
