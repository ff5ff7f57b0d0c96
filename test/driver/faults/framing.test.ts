import { describe, expect, it } from "vitest"
import { chunk, opening } from "../scripted.ts"
import { saying, talk } from "../talk.ts"
import type { Told } from "../talk.ts"

/** The text of every chunk that was told. */
function texts(told: readonly Told[]): readonly string[] {
  return told.flatMap((each) =>
    "notified" in each ? [(each.params as { update: { content: { text: string } } }).update.content.text] : [],
  )
}

const answered = { kind: "result", value: { protocolVersion: 1 } }

describe("1: log lines on standard output", () => {
  it("are passed over with a preview, and nothing is written in reply", async () => {
    const { ask, diagnostics, agent } = talk(
      saying({ write: "[info] migrating db\n" }, { write: '{"level":"info"}\n' }),
    )
    expect(await ask("initialize")).toEqual(answered)
    expect(diagnostics).toEqual([
      {
        code: "wire/non-protocol-line",
        what: expect.stringContaining("19 bytes"),
        line: 1,
        raw: "[info] migrating db",
      },
      { code: "wire/non-protocol-line", what: expect.stringContaining("no message"), line: 2, raw: '{"level":"info"}' },
    ])
    expect(agent.received()).toHaveLength(1)
  })

  it("show no secret of the agent's environment", async () => {
    const environment = { PATH: process.env["PATH"] ?? "", MODEL_API_KEY: "pears-and-plums" }
    const { ask, diagnostics } = talk(saying({ write: "key is pears-and-plums, Bearer abcdefghijk\n" }), {
      environment,
    })
    await ask("initialize")
    expect(diagnostics[0]?.raw).toBe("key is [redacted], Bearer [redacted]")
  })

  it("end the agent after so many in a row, and say so", async () => {
    const { ask, closed, diagnostics } = talk(
      saying({ again: [{ write: "noise\n" }], times: 20 }, { stay: true }, { expect: "never" }),
      { limits: { noiseLines: 20 } },
    )
    expect(await ask("initialize")).toMatchObject({
      kind: "closed",
      closure: { cause: "noise", lastMethod: "initialize" },
    })
    expect(await closed).toMatchObject({ cause: "noise", signal: "SIGTERM" })
    expect(diagnostics.at(-1)).toMatchObject({ code: "wire/noise", line: 20 })
  })

  it("do not add up when messages stand between them", async () => {
    const { ask, diagnostics } = talk(saying({ again: [{ write: "noise\n" }, chunk("a")], times: 40 }), {
      limits: { noiseLines: 2 },
    })
    expect(await ask("initialize")).toEqual(answered)
    expect(diagnostics).toHaveLength(40)
  })
})

describe("3: a client that answers noise", () => {
  it.each([
    ["{", "wire/non-protocol-line"],
    ["", "wire/empty-line"],
    ["[]", "wire/batch"],
    ["null", "wire/non-protocol-line"],
    ['{"jsonrpc":"2.0","method":5,"id":1}', "wire/non-protocol-line"],
    ['{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}', "wire/null-response"],
    ['{"jsonrpc":"2.0","id":77,"result":{}}', "wire/unknown-response"],
  ])("is not us: %j is observed and gets no answer", async (line, code) => {
    const { ask, diagnostics, agent } = talk(saying({ write: `${line}\n` }))
    expect(await ask("initialize")).toEqual(answered)
    expect(diagnostics.map((each) => each.code)).toEqual([code])
    expect(agent.received()).toHaveLength(1)
  })
})

describe("4: large lines", () => {
  it("of more than 64 KiB are whole", async () => {
    const { ask, told, diagnostics } = talk(saying(chunk("x".repeat(70_000))))
    await ask("initialize")
    expect(texts(told)).toEqual(["x".repeat(70_000)])
    expect(diagnostics).toEqual([])
  })

  it("over the cap are passed over with their length, and the connection lives", async () => {
    const { ask, told, diagnostics } = talk(
      saying({ flood: { text: "y", bytes: 3_000_000 } }, { write: "\n" }, chunk("after")),
      {
        limits: { lineBytes: 1_000_000 },
      },
    )
    expect(await ask("initialize")).toEqual(answered)
    expect(diagnostics).toEqual([
      { code: "wire/oversize", what: expect.stringContaining("3000000 bytes"), line: 1, raw: null },
    ])
    expect(texts(told)).toEqual(["after"])
  })

  it("that were a response leave its request to its deadline, by no guess", async () => {
    const { ask, told, until } = talk([{ expect: "initialize" }, { answer: "z".repeat(5_000) }, chunk("after")], {
      limits: { lineBytes: 1_000 },
    })
    const answer = ask("initialize", {}, 2_000)
    await until((each) => "notified" in each)
    expect(told).toMatchObject([{ observed: "wire/oversize" }, { notified: "session/update" }])
    expect(await answer).toEqual({ kind: "timed_out", milliseconds: 2_000 })
  })

  it("of 256 KiB reach the agent", async () => {
    const { ask, agent } = talk([{ expect: "initialize" }, { answer: null }])
    expect(await ask("initialize", { text: "x".repeat(262_144) })).toEqual({ kind: "result", value: null })
    expect(agent.lines()[0]?.length).toBeGreaterThan(262_144)
  })
})

describe("5: UTF-8", () => {
  const message = `${JSON.stringify({ jsonrpc: "2.0", method: "session/update", params: { update: { content: { text: "é漢😀" } } } })}\n`

  it("that is cut between any two bytes is whole again", async () => {
    const { ask, told, diagnostics } = talk(saying({ bytes: [...Buffer.from(message)], gap: 1 }))
    await ask("initialize")
    expect(texts(told)).toEqual(["é漢😀"])
    expect(diagnostics).toEqual([])
  })

  it("that is broken is replaced, told of, and handled", async () => {
    const broken = [...Buffer.from(message)].filter((byte) => byte !== 0xa9)
    const { ask, told, diagnostics } = talk(saying({ bytes: broken }))
    await ask("initialize")
    expect(texts(told)).toEqual(["\ufffd漢😀"])
    expect(diagnostics).toMatchObject([{ code: "wire/invalid-utf8", line: 1 }])
  })
})

describe("6: what some readers take for the end of a line", () => {
  it("is text inside a string, in both directions", async () => {
    const text = "a\u2028b\u2029c\u0085d"
    const { ask, told, agent, diagnostics } = talk(saying(chunk(text)))
    await ask("initialize", { text })
    expect(texts(told)).toEqual([text])
    expect(diagnostics).toEqual([])
    expect(agent.lines()).toHaveLength(1)
    expect(agent.lines()[0]).toContain(String.raw`a\u2028b\u2029c`)
    expect(agent.received()).toMatchObject([{ params: { text } }])
  })

  it.each([
    [
      "a carriage return before the line feed",
      '{"jsonrpc":"2.0","method":"a"}\r\n{"jsonrpc":"2.0","method":"b"}\r\n',
      ["wire/carriage-return"],
      ["a", "b"],
    ],
    ["a byte order mark at the beginning", '\ufeff{"jsonrpc":"2.0","method":"a"}\n', ["wire/byte-order-mark"], ["a"]],
    [
      "a byte order mark later on",
      '{"jsonrpc":"2.0","method":"a"}\n\ufeff{"jsonrpc":"2.0","method":"b"}\n',
      ["wire/non-protocol-line"],
      ["a"],
    ],
    ["an empty line", '\n{"jsonrpc":"2.0","method":"a"}\n', ["wire/empty-line"], ["a"]],
    [
      "a NUL outside a string",
      '\0{"jsonrpc":"2.0","method":"a"}\n{"jsonrpc":"2.0","method":"b"}\n',
      ["wire/non-protocol-line"],
      ["b"],
    ],
    ["an escaped line feed", '{"jsonrpc":"2.0","method":"a\\nb"}\n', [], ["a\nb"]],
    [
      "a message over two lines",
      '{"jsonrpc":"2.0",\n"method":"a"}\n',
      ["wire/non-protocol-line", "wire/non-protocol-line"],
      [],
    ],
  ])("%s", async (_, write, codes, methods) => {
    const { ask, diagnostics, told } = talk(saying({ write }))
    await ask("initialize")
    expect(diagnostics.map(({ code }) => code)).toEqual(codes)
    expect(told.flatMap((each) => ("notified" in each ? [each.notified] : []))).toEqual(methods)
  })

  it("a last line without its line feed is handled, and told of", async () => {
    const { closed, ask, told } = talk([
      { expect: "initialize" },
      { write: '{"jsonrpc":"2.0","id":1,"result":7}' },
      { exit: 0 },
    ])
    expect(await ask("initialize")).toEqual({ kind: "result", value: 7 })
    await closed
    expect(told).toEqual([
      { observed: "wire/unterminated-line", line: 1 },
      { settled: "initialize", kind: "result" },
      { closed: "exited" },
    ])
  })
})

describe("8: standard error", () => {
  it("never holds the agent up, and its end is kept", async () => {
    const { ask, connection } = talk([
      { expect: "initialize" },
      { flood: { text: "warning ", bytes: 1_048_576, stream: "stderr" } },
      { write: "last words", stream: "stderr" },
      { answer: { protocolVersion: 1 } },
    ])
    expect(await ask("initialize")).toEqual(answered)
    const { closure } = await connection.close()
    expect(closure.errorTail.length).toBe(65_536)
    expect(closure.errorTail.endsWith("warning last words")).toBe(true)
  })

  it("is redacted", async () => {
    const environment = { PATH: process.env["PATH"] ?? "", A_TOKEN: "pears-and-plums" }
    const { closed } = talk([{ write: "using pears-and-plums", stream: "stderr" }, { exit: 3 }], { environment })
    expect(await closed).toMatchObject({ exitCode: 3, errorTail: "using [redacted]" })
  })
})

describe("9: pipes that break", () => {
  it("an agent that goes while a megabyte is written to it settles by its exit", async () => {
    const { ask, closed } = talk([{ expect: "initialize" }, { exit: 5 }])
    void ask("initialize")
    const answer = await ask("session/prompt", { text: "x".repeat(1_048_576) })
    expect(answer).toMatchObject({ kind: "closed", closure: { cause: "exited", exitCode: 5 } })
    expect((await closed).cause).toBe("exited")
  })

  it.each([
    ["no such command", { command: "/nowhere/agent" }, "ENOENT"],
    ["a name that is not on the path", { command: "no-such-agent" }, "ENOENT"],
    ["a file that may not be executed", { command: "/etc/passwd" }, "EACCES"],
    ["a folder for a command", { command: "/tmp" }, "EACCES"],
    ["no such working directory", { cwd: "/nowhere" }, "ENOENT"],
    ["a file for a working directory", { cwd: "/etc/passwd" }, "ENOTDIR"],
    ["arguments longer than the system takes", { args: ["x".repeat(3_000_000)] }, "E2BIG"],
    ["an argument that no system takes", { args: ["a\0b"] }, "ERR_INVALID_ARG_VALUE"],
  ])("%s is a failure to start that says so", async (_, wrong, code) => {
    const { ask, told, closed, connection } = talk(opening, wrong)
    expect(told).toEqual([])
    const answer = await ask("initialize")
    expect(answer).toMatchObject({ kind: "closed", closure: { cause: "spawn_failed", spawnError: { code } } })
    expect(told).toEqual([{ settled: "initialize", kind: "closed" }, { closed: "spawn_failed" }])
    expect(await connection.close()).toMatchObject({ rung: "gone", orphans: [], closure: await closed })
    expect((await ask("session/new")).kind).toBe("closed")
  })
})
