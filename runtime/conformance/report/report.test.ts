import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import { conversation } from "../../../test/conformance/conversation.ts"
import type { Conversation } from "../../../test/conformance/conversation.ts"
import { defaultContracts } from "../../defaults.ts"
import { grammar } from "../grammar/grammar.ts"
import { junitReport } from "./junit.ts"
import { prettyReport } from "./pretty.ts"
import { reportOf } from "./report.ts"
import type { Report } from "./report.ts"
import { reportSchema } from "./schema.ts"

const reported = (expected: readonly string[], ...written: readonly ((c: Conversation) => void)[]): Report =>
  reportOf(
    written.map((write, index) => {
      const c = conversation()
      write(c)
      const reader = grammar()
      for (const entry of c.entries) reader.take(entry)
      return { process: written.length === 1 ? null : `p${index}`, ...reader.judged() }
    }),
    { subject: { kind: "trace", file: "run.jsonl" }, spoken: defaultContracts, expected },
  )

const good = (c: Conversation): void => {
  c.hello()
  c.begin()
  c.turn()
}
const noisy = (c: Conversation): void => {
  good(c)
  for (let line = 0; line < 20; line++) c.line("agent", `<&"\u0001\uD800 ]]> ${line}`)
}
const late = (c: Conversation): void => {
  good(c)
  c.say("tail")
}
const refusing = (c: Conversation): void => {
  c.hello({ authMethods: [{ id: "a", name: "A" }] })
  c.fail(c.ask("session/new", { cwd: "/w", mcpServers: [] }), -32_000)
}

describe("a report", () => {
  it("passes where nothing mandatory fails, advice or not", () => {
    expect([good, late].map((write) => reported([], write).result)).toEqual(["passed", "passed"])
    expect(reported([], late).totals.advisory.fail).toBe(1)
  })

  it("fails where a rule fails in any of several processes, and says in which", () => {
    const report = reported([], good, noisy)
    expect(report.result).toBe("failed")
    const rule = report.rules.find(({ id }) => id === "stdout_json_rpc")
    expect(rule).toMatchObject({ verdict: "fail", failed: 20, page: "/reference/conformance#stdout_json_rpc" })
    expect(rule?.failures).toHaveLength(8)
    expect(rule?.failures[0]?.transcript[0]).toMatchObject({ process: "p1", line: 8 })
  })

  it("fails where what is expected is not declared", () => {
    expect(reported(["steer"], good)).toMatchObject({ result: "failed", undeclared: ["steer"] })
    const declaring = (c: Conversation): void => c.hello({}, { steer: "native" })
    expect(reported(["steer"], declaring)).toMatchObject({ result: "passed", undeclared: [] })
  })

  it("is blocked, and not failed, where the agent wants a sign-in", () => {
    expect(reported([], refusing).result).toBe("blocked_by_auth")
  })

  it("says what is left to earn, by what the contract says", () => {
    const { toEarn } = reported([], (c) =>
      c.hello({ agentCapabilities: { loadSession: true } }, { interrupt: "cooperative" }),
    )
    const declares = toEarn.map(({ declare }) => declare)
    expect(declares).toContain('steer: "native"')
    expect(declares).not.toContain('interrupt: "cooperative"')
    expect(declares).not.toContain("agentCapabilities.loadSession: true")
    expect(toEarn.find(({ declare }) => declare === 'steer: "native"')).toEqual({
      declare: 'steer: "native"',
      serve: "_checkfu/session/steer",
      earn: "mid_run_input native in place of unsupported",
    })
  })

  it("satisfies the schema that is published of it", () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(reportSchema)
    for (const report of [reported([], good), reported(["steer"], good, noisy), reported([], refusing)]) {
      expect(validate(JSON.parse(JSON.stringify(report)))).toBe(true)
      expect(validate({ ...report, more: 1 })).toBe(false)
    }
  })
})

describe("a report for people", () => {
  it("shows each failure with its lines, its repair and its page", () => {
    const text = prettyReport(reported([], noisy), false)
    expect(text).toContain(
      [
        "FAIL stdout_json_rpc  mandatory  Standard output holds messages alone",
        "  a line of standard output is no JSON",
      ].join("\n"),
    )
    expect(text).toContain(
      "  and 18 more like it\n  Fix   write logs, banners and progress to standard error\n  Page  /reference/conformance#stdout_json_rpc\n",
    )
    expect(text).toMatch(/made-up 1: failed\n\d+ passed, 1 failed, 0 to be advised, \d+ not elicited\n$/)
  })

  it("has colours only where they are asked for, and control characters never", () => {
    const plain = prettyReport(reported([], noisy), false)
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(plain).not.toMatch(/[\u0000-\u0009\u000B-\u001F]/)
    const colored = prettyReport(reported([], noisy), true)
    expect(colored).toContain("\u001B[31mFAIL\u001B[39m")
    // oxlint-disable-next-line no-control-regex -- how colours are written
    expect(colored.replaceAll(/\u001B\[\d+m/g, "")).toBe(plain)
  })
})

describe("a report as JUnit XML", () => {
  it("counts what it holds, and escapes what XML cannot hold", () => {
    const report = reported([], noisy)
    const xml = junitReport(report)
    expect(xml.match(/<testcase /g)).toHaveLength(report.rules.length)
    expect(xml.match(/<failure /g)).toHaveLength(1)
    const skipped = [...xml.matchAll(/ skipped="(\d+)"/g)].reduce((sum, [, count]) => sum + Number(count), 0)
    expect(xml.match(/<skipped /g)).toHaveLength(skipped)
    // oxlint-disable-next-line no-control-regex -- what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE]/)
    expect(xml).not.toContain("]]>")
    expect(xml.replaceAll(/&(?:amp|lt|gt|quot|#9|#10|#13);/g, "")).not.toContain("&")
  })
})
