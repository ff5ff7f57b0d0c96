import { readdirSync } from "node:fs"
import { beforeAll, describe, expect, it } from "vitest"
import type { Report } from "../../runtime/inspect/index.ts"
import { fewAtATime } from "../real/agents/few-at-a-time.ts"
import { differences } from "./differences.ts"
import { inspected } from "./inspected.ts"

let reference: Report
beforeAll(async () => {
  reference = await inspected("harness/reference/main.js")
})

/** Where the report on a harness differs from that on the reference, but for what is measured. */
async function unlikeReference(script: string): Promise<{ readonly [path: string]: unknown }> {
  const report = await inspected(script)
  const { command: _, measured, ...seen } = report
  const { command: __, measured: ___, ...expected } = reference
  expect(Object.keys(measured)).toEqual(Object.keys(reference.measured))
  return differences(expected, seen)
}

/** What each harness does otherwise than the reference, and so what a report on it must say otherwise: this and no more. */
const planted: { readonly [script: string]: { readonly [path: string]: unknown } } = {
  "inspect/agents/reaches-out.js": { egress: ["telemetry.example.org:443", "updates.example.org:80"] },
  "inspect/agents/proxies-loopback.js": { "model.throughProxy": true },
  "inspect/agents/ignores-sigterm.js": {
    "endings.terminate.by": "input_end",
    "endings.terminate.signal": null,
  },
  "inspect/agents/repeats-without-end.js": {
    "failures.unauthorized.says": "no answer",
    "failures.unauthorized.message": null,
    "failures.broken.says": "no answer",
    "failures.broken.message": null,
    "failures.cut.says": "no answer",
    "failures.cut.message": null,
  },
  "harness/defects/outlives-input.js": {
    "endings.inputEnd.by": "group_sigterm",
    "endings.inputEnd.exitCode": null,
    "endings.terminate.signal": "SIGKILL",
  },
  "harness/defects/leaves-a-child.js": {
    "endings.inputEnd.descendants": 1,
    "endings.terminate.descendants": 1,
  },
  "harness/defects/cancel-ignored.js": {
    "turns.cancelled.says": "no answer",
    "turns.cancelled.hungUp": false,
  },
  "harness/defects/unknown-update.js": {
    updates: ["agent_message_chunk", "mood_update", "session_info_update", "usage_update"],
  },
  "harness/defects/method-without-underscore.js": {
    methods: [
      {
        method: "reference/mood",
        form: "notification",
        known: "unknown",
        contract: null,
        slot: null,
        hasUnderscore: false,
      },
    ],
  },
}

/** Each takes six processes, most of which wait. */
const aFew = fewAtATime(3)

describe("the report on a harness that does one thing otherwise", () => {
  it.concurrent.each(Object.entries(planted))("%s", async (script, expected) => {
    expect(await aFew(() => unlikeReference(script))).toEqual(expected)
  })

  it("counts the lines that are no messages, and shows the first of them", async () => {
    const { output, ...rest } = await inspected("harness/defects/log-line.js")
    expect(output).toEqual({
      noise: 6,
      examples: Array.from({ length: 3 }, () => "[info] reference harness is ready"),
      faults: ["wire/non-protocol-line"],
    })
    expect(rest.turns).toEqual(reference.turns)
  })

  it("names the keys and methods that a contract has, and says of the others where they stood", async () => {
    const report = await inspected("inspect/agents/vendor-keys.js")
    const keys = report.keys.filter(({ contract }) => contract !== "checkfu")
    const words = keys.map(({ path, at, known, contract, fits }) => [path.join("."), at, known, contract, fits])
    const chunk = ["SessionNotification.update"]
    expect(words).toEqual([
      ["authStatus", ["InitializeResponse.agentCapabilities"], "slot", "shared-conventions", true],
      ["codex.mood", ["InitializeResponse.agentCapabilities"], "vendor", "codex", null],
      ["claudeCode.toolName", chunk, "slot", "claude-code", true],
      ["terminal_info", chunk, "slot", "display-terminals", false],
      ["authStatus", chunk, "misplaced", "shared-conventions", null],
      ["traceparent", ["SessionNotification.update.content"], "reserved", null, null],
      ["acme.example/tone", ["SessionNotification.update.content"], "unknown", null, null],
    ])
    expect(report.methods.map(({ method, known, contract }) => [method, known, contract])).toEqual([
      ["_goose/weather", "vendor", "goose"],
      ["_acme.example/weather", "unknown", null],
      ["_kiro.dev/commands/available", "slot", "kiro"],
    ])
  })

  it("has a script for each of its own agents", () => {
    const own = readdirSync(`${import.meta.dirname}/agents`).map((name) => `inspect/agents/${name}`)
    const tried = [...Object.keys(planted), "inspect/agents/vendor-keys.js"]
    expect(own.filter((script) => !tried.includes(script))).toEqual([])
  })
})
