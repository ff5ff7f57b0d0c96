import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { folderState, openOneshot } from "../../runtime/oneshot/index.ts"
import type { OneshotObserved } from "../../runtime/oneshot/index.ts"
import { folder, seeing, session, turn } from "./driven.ts"

const hostile = ["a b", "'; rm -rf / #", '"$(id)`id`"', "{resume_flag}", "--", "\n", "北京\u{1F404}"].join(" ")
const byPath = { argv: ["file", "--file", "{prompt_path}"], prompt_transport: "argv_path" } as const

describe("the prompt of a one-shot turn", () => {
  it("goes by path as it is, whatever stands in it, and its file goes with the turn", async () => {
    const place = folder()
    const { result } = await turn("", {
      prompt: hostile,
      release: byPath,
      options: { staging: { folder: place, seenAs: place } },
    })
    expect(result).toMatchObject({ outcome: "unverified", text: hostile })
    expect(result.argv).toEqual(["file", "--file", join(place, "turn-1", "prompt.md")])
    expect(readdirSync(place)).toEqual([])
  })

  it("goes by standard input as it is", async () => {
    const { result } = await turn("good", { prompt: hostile })
    expect(result.text).toBe(`You said: ${hostile}`)
  })

  it("is written where the command sees it, such as in a container", async () => {
    const place = folder()
    const { result } = await turn("", {
      release: { ...byPath, argv: ["words", "{prompt_path}"] },
      options: { staging: { folder: place, seenAs: "/run/turns" } },
    })
    expect(result.text).toBe('["/run/turns/turn-1/prompt.md"]')
  })

  it("that cannot be written starts nothing", async () => {
    const file = join(folder(), "file")
    writeFileSync(file, "")
    const { result } = await turn("good", { options: { staging: { folder: file, seenAs: file } } })
    expect(result).toMatchObject({ outcome: "failed", because: "not_done", failure: { code: "not_staged" }, argv: [] })
  })
})

describe("the turns of a one-shot session", () => {
  const resuming = { argv: ["words", "{resume_flag}", "last"], resume_flag: "--go-on" }

  it("go on by the release's flag from the second that follows a completed one, also where the command names no session", async () => {
    const opened = session("", { release: resuming })
    const first = await opened.prompt("One.").result
    const second = await opened.prompt("Two.").result
    expect([first.text, second.text]).toEqual(['["last"]', '["--go-on","last"]'])
    expect([first.isResumed, second.isResumed]).toEqual([false, true])
    expect([first.sessionId, second.sessionId, second.turn]).toEqual([null, null, 2])
  })

  it("go on from nothing after one that did not complete", async () => {
    const opened = session("says nothing at its end", {
      release: { argv: ["counts", "{resume_flag}"], resume_flag: "x" },
    })
    await opened.prompt("fail").result
    const second = await opened.prompt("again").result
    expect(second).toMatchObject({ isResumed: false, argv: ["counts"] })
  })

  it("run one at a time", async () => {
    const opened = session("good")
    const first = opened.prompt("One.")
    expect(await opened.prompt("Two.").result).toMatchObject({ outcome: "failed", failure: { code: "busy" } })
    expect(await first.result).toMatchObject({ turn: 1, outcome: "unverified" })
    expect(await opened.prompt("Three.").result).toMatchObject({ turn: 2, outcome: "unverified" })
  })

  it("begin with what the last completed one left, without a trace of those that failed", async () => {
    const [workspace, store] = [folder(), join(folder(), "store")]
    const state = folderState([workspace], store)
    const opened = session("counts", { options: { workspace, state } })
    const said: string[] = []
    for (const prompt of ["fail", "one", "two", "fail", "three"]) said.push((await opened.prompt(prompt).result).text)
    expect(said).toEqual(["x", "x", "xx", "xxx", "xxx"])
    await state.forget()
    expect(existsSync(store)).toBe(false)
  })

  it("are not called good where their state cannot be kept", async () => {
    const workspace = folder()
    const file = join(folder(), "file")
    writeFileSync(file, "")
    const { result } = await turn("good", {
      options: { workspace, state: folderState([workspace], join(file, "in it")) },
    })
    expect(result).toMatchObject({
      outcome: "failed",
      because: "not_done",
      failure: { code: "state_not_kept" },
      argv: [],
    })
    let saves = 0
    const save = async (): Promise<void> => {
      if (saves++ > 0) throw new Error("full")
    }
    const state = { save, restore: async () => {}, forget: async () => {} }
    expect((await turn("good", { options: { state } })).result).toMatchObject({
      outcome: "failed",
      because: "state_not_kept",
      failure: { code: "state_not_kept", message: "full" },
    })
  })

  it("that are ephemeral keep nothing, and there is no second", async () => {
    const [workspace, store] = [folder(), join(folder(), "store")]
    const opened = session("counts", {
      options: { workspace, isEphemeral: true, state: folderState([workspace], store) },
    })
    expect(await opened.prompt("one").result).toMatchObject({ outcome: "unverified", text: "x" })
    expect(existsSync(store)).toBe(false)
    expect(await opened.prompt("two").result).toMatchObject({
      outcome: "failed",
      because: "not_done",
      failure: { code: "resume_refused" },
    })
  })

  it("number their observations through, and tell whoever watches at once", async () => {
    const watched: OneshotObserved[] = []
    const opened = session("good", {
      options: {
        watch: (observed) => {
          watched.push(observed)
          throw new Error("of the watcher")
        },
      },
    })
    for (const prompt of ["One.", "Two."]) await seeing(opened.prompt(prompt))
    expect(watched.map(({ sequence, turn: at, observation }) => [sequence, at, observation.kind])).toEqual([
      [1, 1, "message"],
      [2, 1, "ended"],
      [3, 2, "message"],
      [4, 2, "ended"],
    ])
  })
})

describe("the posture of a one-shot turn", () => {
  it("fails a turn that wrote where it may only read, and names what changed", async () => {
    const workspace = folder()
    mkdirSync(join(workspace, "src"))
    writeFileSync(join(workspace, "src", "kept"), "kept")
    const options = { workspace, posture: "read_only" } as const
    expect((await turn("good", { options })).result).toMatchObject({ outcome: "unverified", changed: [] })
    expect((await turn("writes", { options })).result).toMatchObject({
      outcome: "failed",
      because: "wrote_read_only",
      changed: ["written"],
    })
  })

  it("lets a turn write where it may", async () => {
    const workspace = folder()
    expect((await turn("writes", { options: { workspace } })).result).toMatchObject({
      outcome: "unverified",
      changed: [],
    })
    expect(readFileSync(join(workspace, "written"), "utf8")).toBe("by a turn")
  })
})

describe("the typed output of a one-shot turn", () => {
  const outputSchema = { type: "object", properties: { word: { type: "string" } }, required: ["word"] }
  const flag = { output_schema_flag: "--schema", output_schema_transport: "argv_json" } as const

  it.each([
    ['{"word":"quartz"}', "unverified", "no_call_recorded", { state: "fits", value: { word: "quartz" } }],
    ['{"word":41}', "failed", "output_misfit", { state: "misfit", value: { word: 41 } }],
  ])("given as %s is %s: %s", async (prompt, outcome, because, output) => {
    const { result, seen } = await turn("gives what is in its prompt as output", {
      prompt,
      release: flag,
      outputSchema,
    })
    expect(result).toMatchObject({ outcome, because, output })
    expect(seen.map(({ kind }) => kind)).toEqual(["message", "output", "ended"])
    expect(result.argv.slice(-2)).toEqual(["--schema", JSON.stringify(outputSchema)])
  })

  it("that did not come fails the turn", async () => {
    const { result } = await turn("good", { release: flag, outputSchema })
    expect(result).toMatchObject({ outcome: "failed", because: "output_missing" })
  })

  it("goes by path where the release says so", async () => {
    const { result } = await turn("words", {
      release: { ...flag, output_schema_transport: "argv_path" },
      outputSchema,
      options: { validate: async () => ({ ok: true }) },
    })
    expect(result.text).toMatch(/^\["--schema",".*schema\.json"\]$/)
  })

  it("is the whole text of a command that writes text", async () => {
    const release = { ...flag, output_mode: "text" } as const
    const good = await turn("reads its prompt as text", { prompt: '{"word":"a"}\n', release, outputSchema })
    expect(good.result).toMatchObject({ outcome: "unverified", output: { state: "fits", value: { word: "a" } } })
    const bad = await turn("reads its prompt as text", { prompt: "The word is a.", release, outputSchema })
    expect(bad.result).toMatchObject({ outcome: "failed", because: "output_misfit", output: { value: undefined } })
  })

  it("is not judged by whoever fails at it, and the turn is not called good", async () => {
    const validate = () => Promise.reject(new Error("no engine"))
    const prompt = '{"word":"a"}'
    const behaviour = "gives what is in its prompt as output"
    const { result } = await turn(behaviour, { prompt, release: flag, outputSchema, options: { validate } })
    expect(result).toMatchObject({ outcome: "failed", because: "output_unjudged" })
  })

  it("is not asked for where the release has no flag for it, or where its schema is outside the profile", async () => {
    const none = await turn("good", { outputSchema })
    expect(none.result).toMatchObject({ failure: { code: "no_output_schema" }, closing: null })
    const outside = await turn("good", { release: flag, outputSchema: { $ref: "https://example.com/schema" } })
    expect(outside.result).toMatchObject({ failure: { code: "output_schema_refused" }, closing: null })
  })
})

describe("the text floor", () => {
  const text = { output_mode: "text" } as const

  it("tells the text once, at its end, without its last line end, and has no word for how it went", async () => {
    const { result, seen } = await turn("text", { release: text, prompt: "Hello.\n" })
    expect(result).toMatchObject({ outcome: "unverified", text: "You said: Hello.", claim: "unspoken" })
    expect(seen.map(({ kind }) => kind)).toEqual(["message", "ended"])
  })

  it("calls an exit with 0 and no text no success", async () => {
    const { result } = await turn("silent", { release: text })
    expect(result).toMatchObject({ outcome: "failed", because: "empty_turn" })
  })

  it("takes its silence for nothing unless it is told how long it may be", async () => {
    const clock = { now: () => 0, after: (milliseconds: number) => (armed.push(milliseconds), () => {}) }
    const armed: number[] = []
    const opened = openOneshot({
      release: { argv: [], prompt_transport: "stdin", ...text },
      launch: () => ({ command: "no-such-command", args: [], cwd: process.cwd(), environment: {} }),
      workspace: process.cwd(),
      clock,
    })
    await opened.prompt("Hello.").result
    expect(armed).toContain(Infinity)
    expect(armed).not.toContain(300_000)
  })
})
