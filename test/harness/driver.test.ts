import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { onehorizon } from "../../output/contracts/onehorizon/index.ts"
import { axes } from "../../output/facts/axes.ts"
import { giving } from "../../runtime/driver/extending/given.ts"
import { driven, envelope, meant, says, session } from "./driven.ts"

const { slots } = checkfu

describe("every slot", () => {
  it("that the reference emits is handled, and every other is sent", async () => {
    const link = {
      type: "resource_link",
      name: "LICENSE",
      uri: new URL("../../LICENSE", import.meta.url).href,
    } as const
    const run = await session(
      [],
      [
        giving(slots.builtinTools, { tools: ["read_file", "grep"] }),
        giving(slots.continuity, { mode: "fresh" }),
        giving(slots.runtimeConfig, {
          context_window: 9_000,
          compaction: { strategy: "truncate", threshold_tokens: 8_000 },
        }),
        giving(slots.outputSchema, {
          type: "object",
          required: ["verdict"],
          properties: { verdict: { enum: ["pass"] } },
        }),
      ],
      { permission: { mode: "allow_once" } },
    )
    const prompt = "@delegate\n@compact\n@tool grep\n@permission write_file\n@plan\n@usage 12\n@think\n@slow 30"
    const turn = run.session.prompt([link, { type: "text", text: prompt }])
    await run.until(says("1\n"))
    expect(await run.session.steer("Faster.")).toMatchObject({ fate: "delivered" })
    const result = await turn.result
    expect(result).toMatchObject({
      outcome: "unverified",
      stopReason: "end_turn",
      output: { value: { verdict: "pass" } },
    })
    expect(result.tools.map(({ title, status }) => `${title} ${status}`)).toEqual([
      "Read LICENSE completed",
      "Ask Helper completed",
      "read_file completed",
      "grep completed",
      "submit_tool completed",
    ])
    expect(result.permissions).toEqual({ asked: 1, allowed: 1, denied: 0 })
    expect(result.text).toContain("LICENSE: ")
    expect(result.text).toContain("write_file is not granted.")
    const again = run.session.prompt("@slow 1000")
    await run.until(says("29\n"))
    await run.session.interrupt()
    expect(await again.result).toMatchObject({ isDrained: true, output: null })
    const kinds = new Set(meant(run.observed).map((each) => (each as { readonly slot: string }).slot))
    const heard = Object.values(slots).filter((slot) => slot.from === "agent" || "decodeAnswer" in slot)
    expect([...kinds].toSorted()).toEqual(heard.map(({ id }) => id).toSorted())
    expect(run.session.held()?.version).toBe("reference-journal-1")
    expect(run.observed.map(({ observation }) => observation.kind)).not.toContain("extension_fault")
  })

  it("means the same byte for byte, whatever the harness is called", async () => {
    const told = async (name: string): Promise<string> => {
      const run = await session(["--frozen", "--name", name], [giving(slots.continuity, { mode: "fresh" })], {
        newInput: () => "input-1",
      })
      const turn = run.session.prompt("@delegate\n@compact\n@tool grep\n@plan\n@think\n@usage")
      const { milliseconds: _, ...result } = await turn.result
      const steered = await run.session.steer("And now?")
      if (steered.fate !== "promoted") throw new Error(steered.fate)
      await steered.prompted.result
      return JSON.stringify([result, run.observed.map(({ at: _at, ...observed }) => observed)])
    }
    const first = await told("checkfu")
    expect(first.length).toBeGreaterThan(4_000)
    expect(await told("codex")).toBe(first)
    expect(await told("an agent of mine")).toBe(first)
  })
})

describe("the handshake", () => {
  it.each([
    ["a value in between", "defects/capability-in-between.js"],
    ["a promotion that no declaration makes", "defects/capability-smuggled.js"],
    ["a value of another type", "defects/capability-of-wrong-type.js"],
  ])("with %s ends the run before anything else is asked", async (_, script) => {
    const { opened, observed } = await driven(script)
    expect(opened).toMatchObject({
      ok: false,
      failure: { stage: "initialize", code: "refused", refusal: { code: "handshake/malformed" } },
      closing: { closure: { cause: "ended_by_us", lastMethod: "initialize" } },
    })
    expect(observed.every(({ sessionId }) => sessionId === null)).toBe(true)
  })

  it.each([
    [{ continuation: "live" }, "handshake/promotion"],
    [{ mid_run_input: "native" }, "handshake/promotion"],
    [{ interrupt: "kill_only" }, "handshake/downgrade"],
    [{ interrupt: "polite" }, "handshake/in-between"],
    [{ telepathy: "full" }, "handshake/unknown-axis"],
  ])("with %j in its ready set ends it too", async (smuggled, code) => {
    const asserted = { ...envelope.grants, interrupt: "cooperative", ...smuggled }
    const { opened, observed } = await driven("reference/main.js", ["--declare", "interrupt"], {
      grants: { axes, envelope, asserted },
    })
    expect(opened).toMatchObject({ ok: false, failure: { code: "refused", refusal: { code } } })
    expect(observed.every(({ sessionId }) => sessionId === null)).toBe(true)
  })

  it("admits exactly what is declared, and nothing for an agent that declares nothing", async () => {
    const { opened, extending } = await driven("reference/main.js", ["--declare", "steer,staged_files"])
    expect(opened.ok && [...opened.agent.declared]).toEqual([
      "declaration/checkfu/steer",
      "declaration/checkfu/staged-files",
    ])
    expect(extending.admissions()[0]).toMatchObject({ admitted: { ...envelope.grants, mid_run_input: "native" } })
    const plain = await driven("reference/main.js", ["--plain"])
    expect(JSON.stringify(plain.extending.admissions()[0]?.admitted)).toBe(JSON.stringify(envelope.grants))
  })
})

describe("what a session is granted", () => {
  it("is refused by us where the agent has not declared that it holds itself to it", async () => {
    const { opened } = await driven("reference/main.js", ["--declare", "none"])
    if (!opened.ok) throw new Error()
    const tried = await opened.agent.newSession({ cwd: "/tmp", given: [giving(slots.builtinTools, { tools: [] })] })
    expect(tried).toMatchObject({ ok: false, failure: { code: "refused", refusal: { code: "send/undeclared" } } })
  })

  it("is refused by us where it is malformed or against a rule, and by the agent where it knows better", async () => {
    const { opened, observed } = await driven("reference/main.js")
    if (!opened.ok) throw new Error()
    const { agent } = opened
    const refusals = [
      [giving(slots.runtimeConfig, { context_window: 0 }), "send/invalid"],
      [giving(slots.resume, { version: "1", state: {} }), "send/inconsistent"],
      [giving(slots.outputSchema, { $ref: "https://example.com/schema" }), "send/unsafe-schema"],
    ] as const
    for (const [given, code] of refusals)
      expect(await agent.newSession({ cwd: "/tmp", given: [given] })).toMatchObject({
        failure: { code: "refused", refusal: { code } },
      })
    const relative = await agent.newSession({ cwd: "tmp", given: [giving(slots.continuity, { mode: "fresh" })] })
    expect(relative).toMatchObject({ failure: { code: "authority_refused", error: { code: -32_602 } } })
    expect(observed.filter(({ sessionId }) => sessionId !== null)).toEqual([])
  })

  it("may be a contract of somebody else's", async () => {
    const bundle = {
      version: 1,
      taskId: "t",
      workspaceId: "w",
      ownerUserId: null,
      sessionId: null,
      workflowRunId: null,
      workflowStepId: null,
      workflowBranch: null,
      attempt: 1,
      runtimeAttempt: 1,
      taskMode: "code",
      artifactsDir: null,
      linkedDocumentIds: [],
      goals: [],
      products: [],
      skills: [],
    } as const
    const run = await session(["--plain"], [giving(onehorizon.slots.sessionMeta, bundle)])
    const context = { version: 1, taskId: "t", title: "Mend it", comments: [], linkedDocuments: [] } as const
    const given = [giving(onehorizon.slots.taskContext, context)]
    expect(await run.session.prompt("@recall", true, { given }).result).toMatchObject({ outcome: "unverified" })
    const told = await run.session.prompt("@recall").result
    expect(told.text).toContain('<context trust="untrusted">')
    const misplaced = await run.session.prompt("Hello.", true, {
      given: [giving(onehorizon.slots.sessionMeta, bundle)],
    }).result
    expect(misplaced).toMatchObject({ failure: { code: "refused", refusal: { code: "send/misplaced" } } })
  })
})

describe("input for a running turn", () => {
  it.each([
    ["never acknowledged", "defects/steer-unacknowledged.js"],
    ["acknowledged in words that there are not", "defects/steer-acknowledged-in-other-words.js"],
    ["answered with an error", "defects/steer-answered-with-error.js"],
  ])("that is %s fails the run", async (_, script) => {
    const run = await session([], [], { script, limits: { acknowledgement: 150 } })
    const turn = run.session.prompt("@slow 30")
    await run.until(says("1\n"))
    expect(await run.session.steer("Hear me.")).toMatchObject({ fate: "unacknowledged" })
    expect(await turn.result).toMatchObject({
      outcome: "failed",
      because: "extension_breach",
      breach: { code: "acknowledgement/missing", facts: ["slot/checkfu/session-steer"] },
    })
    expect(await run.session.prompt("Go on.").result).toMatchObject({
      outcome: "failed",
      failure: { refusal: { code: "run/failed" } },
    })
    expect(await run.session.steer("Still there?")).toMatchObject({ fate: "unsent" })
  })

  it("that is refused becomes the next prompt, once and in order, before what waits", async () => {
    const run = await session()
    const turn = run.session.prompt("@steering refused\n@slow 30")
    const waiting = run.session.prompt("I came later.")
    await run.until(says("1\n"))
    const steered = await Promise.all(["First.", "Second."].map((text) => run.session.steer(`@say ${text}`)))
    expect(steered).toMatchObject([
      { fate: "promoted", because: "refused", reason: "the prompt says so" },
      { fate: "promoted", because: "behind" },
    ])
    expect((await turn.result).text).not.toContain("First.")
    const texts = await Promise.all(
      steered.map(async (each) => (each.fate === "promoted" ? await each.prompted.result : null)),
    )
    expect(texts).toMatchObject([
      { turn: 2, text: "First." },
      { turn: 3, text: "Second." },
    ])
    expect(await waiting.result).toMatchObject({ turn: 4 })
    expect(run.observed.filter(({ observation }) => observation.kind === "promotion")).toHaveLength(2)
  })

  it("that is queued is taken up by the agent, and by us not again", async () => {
    const run = await session()
    const turn = run.session.prompt("@steering queued\n@slow 30")
    await run.until(says("1\n"))
    expect(await run.session.steer("Later.")).toMatchObject({ fate: "queued" })
    expect((await turn.result).text).toContain("Heard: Later.")
    expect(await run.session.prompt("Next.").result).toMatchObject({ turn: 2 })
  })
})

describe("an interrupt", () => {
  it.each([
    ["refused", "defects/interrupt-refused.js", { by: "cancel", because: "refused", reason: null }],
    ["not kept to", "defects/interrupt-without-drain.js", { by: "drain" }],
  ])("that is %s ends the turn by its cancel", async (_, script, by) => {
    const run = await session([], [], { script, limits: { cooperation: 150 } })
    const turn = run.session.prompt("@slow 1000")
    await run.until(says("1\n"))
    expect(await run.session.interrupt()).toEqual(by)
    expect(await turn.result).toMatchObject({
      outcome: "cancelled",
      because: "cancel_asked",
      isDrained: false,
      breach: null,
    })
  })

  it("that is never acknowledged fails the run, even where the agent stopped", async () => {
    const options = { script: "defects/interrupt-unacknowledged.js", limits: { acknowledgement: 150 } }
    const run = await session([], [], options)
    const turn = run.session.prompt("@slow 1000")
    await run.until(says("1\n"))
    expect(await run.session.interrupt()).toMatchObject({ by: "cancel", because: "unacknowledged" })
    expect(await turn.result).toMatchObject({ outcome: "failed", breach: { code: "acknowledgement/missing" } })
  })

  it("between turns does nothing", async () => {
    expect(await (await session()).session.interrupt()).toEqual({ by: "nothing" })
  })
})

describe("the final value", () => {
  const schema = giving(slots.outputSchema, { type: "object", required: ["n"], properties: { n: { type: "integer" } } })

  it.each([
    ["submit_tool", "reference/main.js", null],
    ["response_format", "reference/main.js", null],
    ["submit_tool", "defects/output-missing.js", "output/missing"],
    ["response_format", "defects/output-missing.js", "output/invalid"],
    ["submit_tool", "defects/output-unfit.js", "output/invalid"],
    ["response_format", "defects/output-unfit.js", "output/invalid"],
    ["submit_tool", "defects/output-of-a-subagent.js", "output/missing"],
  ])("by %s of %s is judged: %s", async (mechanism, script, code) => {
    const flags = ["--declare", `subagents,structured_output=${mechanism}`]
    const run = await session(flags, [schema], { script })
    const result = await run.session.prompt("@delegate\n@say Done.").result
    expect(result.breach?.code ?? null).toBe(code)
    expect(result.output).toEqual(code === null ? { value: { n: 1 } } : null)
    expect(result.outcome).toBe(code === null ? "unverified" : "failed")
  })

  it("is not owed by a turn that is refused, cancelled or drained", async () => {
    const run = await session([], [schema])
    expect(await run.session.prompt("@stop refusal\n@say No.").result).toMatchObject({
      outcome: "needs_input",
      breach: null,
    })
    const turn = run.session.prompt("@slow 1000")
    await run.until(says("1\n"))
    turn.cancel()
    expect(await turn.result).toMatchObject({ outcome: "cancelled", breach: null })
  })
})

describe("the state of a session", () => {
  it("goes on in another process, and an older one is not held once it has grown too large", async () => {
    const first = await session()
    await first.session.prompt("The word is quartz.").result
    const held = first.session.held()
    if (held === null) throw new Error("nothing is held")
    expect(JSON.stringify(first.observed)).not.toContain("quartz")
    const second = await session(
      [],
      [
        giving(slots.continuity, { mode: "same_run_resume" }),
        giving(slots.resume, { version: held.version, state: held.state.open() }),
      ],
    )
    expect(second.session.held()?.version).toBe(held.version)
    expect((await second.session.prompt("@recall").result).text).toContain("The word is quartz.")
    await second.session.prompt("@too_large").result
    expect(second.session.held()).toBeNull()
  })

  it("stays with us when the agent is gone", async () => {
    const run = await session()
    await run.session.prompt("Remember this.").result
    expect(await run.session.prompt("@exit 3").result).toMatchObject({ outcome: "crashed" })
    expect(run.session.held()?.version).toBe("reference-journal-1")
  })
})

describe("files that were staged", () => {
  it("are read one by one, in order", async () => {
    const folder = mkdtempSync(join(tmpdir(), "staged-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const files = ["b.txt", "a.txt"].map((name) => {
      writeFileSync(join(folder, name), `first line of ${name}\n`)
      return { name, uri: `file://${folder}/${name}` }
    })
    const run = await session()
    const { text } = await run.session.prompt("@nothing", true, { files }).result
    expect(text).toBe("b.txt: first line of b.txt\na.txt: first line of a.txt\n")
    const other = await session(["--declare", "none"])
    expect(await other.session.prompt("@nothing", true, { files }).result).toMatchObject({
      outcome: "failed",
      failure: { code: "refused", refusal: { code: "send/unstaged" } },
    })
  })
})

describe("contracts", () => {
  it("are data: an agent that is driven without any is an ordinary agent", async () => {
    const run = await session([], [], { spoken: [] })
    const result = await run.session.prompt("@delegate\n@compact").result
    expect(result).toMatchObject({ outcome: "unverified", isDrained: false })
    expect(meant(run.observed)).toEqual([])
    const turn = run.session.prompt("@slow 30")
    await run.until(says("1\n"))
    expect(await run.session.steer("Hm.")).toMatchObject({ fate: "promoted", because: "undeclared" })
    await turn.result
  })
})
