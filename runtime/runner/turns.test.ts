import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { acpV1, oneshotV1 } from "../../output/facts/drivers.ts"
import type { Envelope } from "../../model/entries.ts"
import { rules } from "../conformance/rules/all.ts"
import { systemClock } from "../driver/index.ts"
import type { RunObservation } from "../driver/index.ts"
import { acpTurn } from "./acp-turn.ts"
import { verificationCompletion } from "./completion.ts"
import { oneshotTurn } from "./oneshot-turn.ts"
import type { Plan } from "./read-plan.ts"
import type { Turn } from "./turn.ts"

const image = `example.test/harness@sha256:${"0".repeat(64)}`

/** A turn whose place is this machine, with a program of Node's. */
function turn(plan: Partial<Plan>, program: readonly string[], more: Partial<Turn> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "turn-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const folders = { workspace: folder, home: folder, turns: join(folder, "turns"), door: folder }
  mkdirSync(folders.turns)
  const observed: RunObservation[] = []
  const steps: string[] = []
  const asked: Turn = {
    plan: {
      image,
      driver: acpV1,
      envelope: acpV1.envelopes[0] as Envelope,
      release: { image, entrypoint: "/agent", working_directory: folder },
      configuration: {},
      prompt: "@say n1x",
      provesPlatformMcp: false,
      ...plan,
    },
    place: {
      folders,
      launch: (args) => ({
        command: process.execPath,
        args: [...program, ...args],
        cwd: folder,
        environment: { PATH: process.env["PATH"] ?? "" },
      }),
      server: null,
      unenforceable: [],
    },
    clock: systemClock,
    milliseconds: 30_000,
    cancel: new AbortController().signal,
    end: new AbortController().signal,
    step: (text) => void steps.push(text),
    watch: (observation) => void observed.push(observation),
    isVerification: true,
    served: null,
    ...more,
  }
  return { asked, observed, steps }
}

const reference = [resolve("test/harness/reference/main.js")]

describe("the turn of an agent", () => {
  it("is seen with its answer, its declarations, and a report of every rule", async () => {
    const { asked, observed } = turn({}, [...reference, "--declare", "steer"])
    const seen = await acpTurn(asked)
    expect(seen).toMatchObject({ outcome: "unverified", stopReason: "end_turn", answer: "n1x", toolUses: 0 })
    expect(seen.declared).toEqual(["declaration/checkfu/steer"])
    expect(seen.conformance).toMatchObject({ result: "passed" })
    expect(seen.conformance?.rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id))
    expect(seen.closings).toMatchObject([{ closure: { cause: "ended_by_us" } }])
    expect(observed.some(({ kind }) => kind === "message")).toBe(true)
  })

  it("sends what declares it input into a running turn, where it is to show what it can do", async () => {
    const shown = async (isVerification: boolean): Promise<string | undefined> => {
      const { asked } = turn({}, [...reference, "--declare", "steer"], { isVerification })
      const { answer, conformance } = await acpTurn(asked)
      expect(answer).toBe("n1x")
      return conformance?.rules.find(({ id }) => id === "steering_delivered")?.verdict
    }
    expect(await shown(true)).toBe("pass")
    expect(await shown(false)).toBe("not_elicited")
  })

  it("allows what its sandbox holds in a run, and nothing but the platform's tool in a verification", async () => {
    const used = async (isVerification: boolean): Promise<number> => {
      const { asked } = turn({ prompt: "@permission write_file" }, reference, { isVerification })
      const { toolUses, answer } = await acpTurn(asked)
      expect(answer?.includes("was not permitted")).toBe(isVerification)
      return toolUses
    }
    expect(await used(false)).toBe(1)
    await used(true)
  })

  it("shows what breaks a rule", async () => {
    const { asked } = turn({}, [resolve("test/harness/defects/tool-result-without-use.js")])
    const { conformance } = await acpTurn({ ...asked, plan: { ...asked.plan, prompt: "@tool read_file" } })
    expect(conformance?.result).toBe("failed")
  })

  it("asks again for the platform's tool, and ends where it is told of and never served", async () => {
    const { asked, steps } = turn({ provesPlatformMcp: true }, [resolve("test/harness/narrating.js")], {
      served: () => 0,
    })
    const seen = await acpTurn(asked)
    expect(steps.filter((step) => step === "waiting for a call of the platform's tool")).toHaveLength(2)
    expect(seen).toMatchObject({ answer: "n1x", toolUses: 2, conformance: { result: "failed" } })
  })

  it("is cancelled when somebody asks for its end", async () => {
    const stop = new AbortController()
    const watch = (): void => stop.abort()
    const { asked } = turn({ prompt: "@say begun\n@pause 60000" }, reference, { cancel: stop.signal, watch })
    expect(await acpTurn(asked)).toMatchObject({ outcome: "cancelled", stopReason: "cancelled" })
  })

  it("is over when its processes are to end at once", async () => {
    const stop = new AbortController()
    const watch = (): void => stop.abort()
    const { asked } = turn({ prompt: "@say begun\n@pause 60000" }, reference, { end: stop.signal, watch })
    expect(await acpTurn(asked)).toMatchObject({ stopReason: null, closings: [{ closure: { cause: "ended_by_us" } }] })
  })

  it("does not begin where it was to end before", async () => {
    const stop = new AbortController()
    stop.abort()
    const { asked } = turn({}, reference, { cancel: stop.signal })
    expect(await acpTurn(asked)).toMatchObject({ outcome: "cancelled", answer: null })
  })

  it("is none where the program is no agent", async () => {
    const { asked } = turn({}, ["-e", ""])
    const seen = await acpTurn(asked)
    expect(seen).toMatchObject({ answer: null, toolUses: 0, declared: [] })
    expect(seen.because).toContain("initialize agent_closed")
    expect(verificationCompletion(seen, { unenforceable: [], left: [] })).toMatchObject({
      outcome: "completed",
      evidence: { answer: null, tool_uses: 0, exits: [{ cause: "exited", exit_code: 0 }] },
    })
  })
})

describe("the turn of a one-shot command", () => {
  const oneshot = (program: string, more: Partial<Turn> = {}) =>
    turn(
      {
        driver: oneshotV1,
        release: { image, entrypoint: "/command", protocol: "oneshot-v1", argv: [] },
        prompt: "n2x",
      },
      ["-e", program],
      more,
    )

  it("is seen with its answer and its exit, and no report", async () => {
    const { asked } = oneshot("process.stdin.pipe(process.stdout)")
    expect(await oneshotTurn(asked)).toMatchObject({
      outcome: "unverified",
      answer: "n2x",
      conformance: null,
      closings: [{ closure: { exitCode: 0 } }],
    })
  })

  it("is cancelled when somebody asks for its end", async () => {
    const stop = new AbortController()
    const step = (): void => void setImmediate(() => stop.abort())
    const { asked } = oneshot("setInterval(() => {}, 1_000)", { cancel: stop.signal, step })
    expect(await oneshotTurn(asked)).toMatchObject({ outcome: "cancelled" })
  })
})

describe("what is told of a verification", () => {
  it("has room in a completion whatever the harness said, and no half of a character", () => {
    const seen = {
      outcome: "unverified",
      because: "no_record",
      stopReason: "end_turn",
      answer: "\u0001".repeat(200_000),
      toolUses: 0,
      declared: [],
      conformance: null,
      closings: [],
    }
    const completion = verificationCompletion(seen, { unenforceable: [], left: [] })
    expect(JSON.stringify(completion).length).toBeLessThan(262_144)
    const cut = verificationCompletion({ ...seen, answer: `${"a".repeat(32_767)}😀` }, { unenforceable: [], left: [] })
    expect(JSON.stringify(cut)).not.toMatch(/\\ud83d/)
  })
})
