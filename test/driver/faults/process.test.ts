import { spawn } from "node:child_process"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { alive, gone, idIn } from "../alive.ts"
import { chunk, opening, scripted } from "../scripted.ts"
import type { Step } from "../scripted.ts"
import { talk } from "../talk.ts"

const prompted: readonly Step[] = [{ expect: "session/prompt" }]
/** Lives until it is killed: neither the end of its input nor SIGTERM moves it. */
const stubborn: readonly Step[] = [{ ignore: "SIGTERM" }, { stay: true }]
const hasty = { inputGrace: 150, terminateGrace: 150 }

describe("10: an exit before the response", () => {
  it("settles what is open, after what was written before it", async () => {
    const { ask, closed, told } = talk([
      ...prompted,
      chunk("a"),
      { write: "out of memory", stream: "stderr" },
      { exit: 137 },
    ])
    const closure = {
      cause: "exited",
      exitCode: 137,
      signal: null,
      spawnError: null,
      errorTail: "out of memory",
      lastMethod: "session/prompt",
    }
    expect(await ask("session/prompt")).toEqual({ kind: "closed", closure })
    expect(await closed).toEqual(closure)
    expect(told.map((each) => Object.keys(each)[0])).toEqual(["notified", "settled", "closed"])
  })

  it("by a signal names the signal", async () => {
    const { ask } = talk([...prompted, { raise: "SIGKILL" }])
    expect(await ask("session/prompt")).toMatchObject({
      kind: "closed",
      closure: { exitCode: null, signal: "SIGKILL" },
    })
  })

  it("loses no byte that was written before it", async () => {
    const { ask, told } = talk([...prompted, { again: [chunk("x".repeat(1_000))], times: 2_000 }, { exit: 0 }])
    await ask("session/prompt")
    expect(told.filter((each) => "notified" in each)).toHaveLength(2_000)
  })

  it("still hears what a child of the agent's had to say", async () => {
    const last: readonly Step[] = [{ sleep: 50 }, chunk("last")]
    const { ask, told } = talk(
      (folder) => [
        ...prompted,
        { descend: { steps: last, output: "inherit", pidFile: join(folder, "child") } },
        { exit: 0 },
      ],
      { limits: { drain: 10_000, drainAtMost: 10_000 } },
    )
    await ask("session/prompt", {}, 20_000)
    expect(told.map((each) => Object.keys(each)[0])).toEqual(["notified", "settled", "closed"])
  })

  it("counts also where only the output ends, and the agent is ended", async () => {
    const { ask, closed, connection } = talk([...prompted, { endOutput: true }, ...stubborn], { limits: hasty })
    expect(await ask("session/prompt")).toMatchObject({
      kind: "closed",
      closure: { cause: "output_ended", exitCode: null },
    })
    expect((await closed).cause).toBe("output_ended")
    expect((await connection.close()).rung).toBe("killed")
  })

  it("is not waited for longer because a grandchild holds the output open", async () => {
    const { ask, connection, agent } = talk((folder) => [
      ...prompted,
      { descend: { steps: stubborn, output: "inherit", pidFile: join(folder, "child") } },
      { exit: 1 },
    ])
    expect(await ask("session/prompt", {}, 5_000)).toMatchObject({
      kind: "closed",
      closure: { cause: "exited", exitCode: 1 },
    })
    const child = await idIn(join(agent.cwd, "child"))
    expect(await connection.close()).toMatchObject({ rung: "gone", orphans: [child], left: [] })
    expect(alive(child)).toBe(false)
  })
})

describe("11: no answer to the first request", () => {
  it("is over at its deadline, and the agent goes with the connection", async () => {
    const { ask, connection, agent } = talk((folder) => [{ touch: join(folder, "id") }, ...stubborn], {
      limits: hasty,
    })
    expect(await ask("initialize", {}, 400)).toEqual({ kind: "timed_out", milliseconds: 400 })
    const { rung, closure } = await connection.close()
    expect({ rung, cause: closure.cause, lastMethod: closure.lastMethod }).toEqual({
      rung: "killed",
      cause: "ended_by_us",
      lastMethod: "initialize",
    })
    expect(alive(await idIn(join(agent.cwd, "id")))).toBe(false)
  })
})

describe("12: launchers that leave the agent behind", () => {
  const launch = ({
    command,
    args,
  }: {
    command: string
    args: readonly string[]
  }): { command: string; args: string[] } => ({
    command: "/bin/sh",
    args: ["-c", `${[command, ...args].map((each) => `'${each}'`).join(" ")}; :`],
  })

  it("a shell around an agent that traps SIGTERM leaves nothing", async () => {
    const { ask, connection, agent } = talk(
      (folder) => [{ touch: join(folder, "agent") }, { expect: "initialize" }, { answer: null }, ...stubborn],
      {
        launch,
        limits: hasty,
      },
    )
    await ask("initialize")
    const child = await idIn(join(agent.cwd, "agent"))
    const { rung, orphans } = await connection.close()
    expect({ rung, orphans }).toEqual({ rung: "terminated", orphans: [child] })
    expect(alive(child)).toBe(false)
  })

  it("what ends by itself when the agent does is no orphan", async () => {
    const { ask, connection } = talk(opening, { launch })
    await ask("initialize")
    expect(await connection.close()).toMatchObject({ rung: "input_ended", orphans: [] })
  })

  it.each([
    ["in a session of its own", { detached: true }],
    ["without the environment", { clean: true }],
    ["in a session of its own, without the environment", { detached: true, clean: true }],
  ])("a daemon %s is found and killed", async (_, how) => {
    const { ask, connection, agent } = talk((folder) => [
      { expect: "initialize" },
      { descend: { steps: [{ touch: join(folder, "up") }, ...stubborn], pidFile: join(folder, "daemon"), ...how } },
      { answer: null },
    ])
    await ask("initialize")
    const daemon = await idIn(join(agent.cwd, "up"))
    expect(daemon).toBe(await idIn(join(agent.cwd, "daemon")))
    expect(await connection.close()).toMatchObject({ rung: "input_ended", orphans: [daemon], left: [] })
    expect(alive(daemon)).toBe(false)
  })

  it("a daemon that was adopted before the agent ended is found by its mark", async () => {
    const { closed, connection, agent } = talk((folder) => [
      {
        descend: {
          steps: [{ touch: join(folder, "up") }, ...stubborn],
          pidFile: join(folder, "daemon"),
          detached: true,
        },
      },
      { sleep: 300 },
      { exit: 0 },
    ])
    await closed
    const daemon = await idIn(join(agent.cwd, "daemon"))
    expect((await connection.close()).orphans).toEqual([daemon])
    expect(alive(daemon)).toBe(false)
  })

  it("is done without anybody asking for the end", async () => {
    const { closed, agent } = talk((folder) => [
      { descend: { steps: [{ touch: join(folder, "up") }, ...stubborn], pidFile: join(folder, "child") } },
      { sleep: 300 },
      { exit: 0 },
    ])
    await closed
    await gone([await idIn(join(agent.cwd, "child"))])
  })
})

describe("13: the ladder", () => {
  it.each([
    ["input_ended", [], 0, null],
    ["terminated", [{ stay: true }], null, "SIGTERM"],
    ["killed", stubborn, null, "SIGKILL"],
    ["killed", [...stubborn, { raise: "SIGSTOP" }], null, "SIGKILL"],
    ["terminated", [{ stay: true }, { raise: "SIGSTOP" }], null, "SIGTERM"],
  ] as const)("ends on the rung %s what does %j", async (rung, steps, exitCode, signal) => {
    const limits = rung === "input_ended" ? {} : { inputGrace: 300, terminateGrace: rung === "killed" ? 300 : 10_000 }
    const { ask, connection } = talk([{ expect: "initialize" }, { answer: null }, ...steps], { limits })
    await ask("initialize")
    const closing = await connection.close()
    expect(closing).toMatchObject({ rung, orphans: [], left: [], closure: { cause: "ended_by_us", exitCode, signal } })
    expect(await connection.close()).toBe(closing)
  })

  it("lets the last answers through while it waits", async () => {
    const { ask, connection, told } = talk([...prompted, { awaitEnd: true }, chunk("last"), { answer: 1 }])
    const answer = ask("session/prompt")
    await connection.close()
    expect(await answer).toEqual({ kind: "result", value: 1 })
    expect(told.map((each) => Object.keys(each)[0])).toEqual(["notified", "settled", "closed"])
  })

  it("settles what is asked after its beginning", async () => {
    const { ask, connection } = talk(opening)
    await ask("initialize")
    const closing = connection.close()
    expect(await ask("session/new")).toMatchObject({ kind: "closed", closure: { cause: "ended_by_us" } })
    await closing
    expect(await ask("session/new")).toMatchObject({ kind: "closed" })
  })

  it("is not needed by an agent that has gone", async () => {
    const { closed, connection } = talk([{ exit: 0 }])
    await closed
    expect(await connection.close()).toMatchObject({ rung: "gone", closure: { cause: "exited", exitCode: 0 } })
  })
})

describe("14: a prompt that never settles", () => {
  it("settles at its deadline, and a late response is told of and ends nothing", async () => {
    const { ask, told, until } = talk(
      [
        ...prompted,
        chunk("done"),
        { expect: "session/cancel" },
        { answer: {}, to: "session/prompt" },
        { send: { jsonrpc: "2.0", id: { $id: "session/prompt" }, result: {} } },
        chunk("later"),
      ],
      {},
    )
    expect(await ask("session/prompt", {}, 300)).toEqual({ kind: "timed_out", milliseconds: 300 })
    void ask("session/cancel", {}, 5_000)
    await until((each) => "notified" in each && JSON.stringify(each).includes("later"))
    expect(told.flatMap((each) => ("observed" in each ? [each.observed] : []))).toEqual([
      "wire/late-response",
      "wire/duplicate-response",
    ])
  })
})

describe("an agent that does not read its input", () => {
  it("is ended as stalled before what waits for it is more than the cap", async () => {
    const { ask, closed, diagnostics } = talk([{ deaf: true }], { limits: { unsentBytes: 4_000_000 } })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ask("session/prompt", { index, text: "x".repeat(1_000_000) })),
    )
    expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => "closed"))
    expect(await closed).toMatchObject({ cause: "stalled", signal: "SIGTERM" })
    expect(diagnostics.map(({ code }) => code)).toEqual(["wire/stalled"])
  })
})

describe("the environment", () => {
  it("is what was given and one mark, and nothing of ours", async () => {
    process.env["SOME_SECRET"] = "pears"
    onTestFinished(() => void delete process.env["SOME_SECRET"])
    const script =
      "process.stdout.write(JSON.stringify({ jsonrpc: '2.0', method: 'env', params: process.env }) + '\\n')"
    const { told, closed } = talk([], {
      environment: { GIVEN: "yes" },
      launch: () => ({ args: ["-e", script] }),
    })
    await closed
    expect(told[0]).toEqual({ notified: "env", params: { GIVEN: "yes", CHECKFU_DRIVER_MARK: expect.any(String) } })
  })
})

describe("the end of the host", () => {
  it.each(["exit", "crash", "SIGINT", "SIGTERM", "SIGHUP"])(
    "by %s leaves no agent, and is what it would have been",
    async (way) => {
      const agent = scripted((folder) => [
        ...stubborn,
        {
          descend: {
            steps: [{ touch: join(folder, "up") }, ...stubborn],
            pidFile: join(folder, "child"),
            detached: true,
          },
        },
        { touch: join(folder, "agent") },
        { sleep: 500 },
        chunk("ready"),
        { deaf: true },
      ])
      onTestFinished(agent.remove)
      const file = join(import.meta.dirname, "../agents/host.ts")
      const host = spawn(process.execPath, ["--import", "tsx", file, way, agent.command, ...agent.args], {
        stdio: ["ignore", "pipe", "ignore"],
      })
      const ended = new Promise((resolve) => host.on("exit", (code, signal) => resolve(signal ?? code)))
      host.stdout.on("data", () => {
        if (way.startsWith("SIG")) host.kill(way as NodeJS.Signals)
      })
      expect(await ended).toBe({ exit: 0, crash: 1 }[way] ?? way)
      await gone([await idIn(join(agent.cwd, "agent")), await idIn(join(agent.cwd, "up"))])
    },
  )
})
