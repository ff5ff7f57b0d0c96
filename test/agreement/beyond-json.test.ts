import { describe, expect, it } from "vitest"
import * as checkfu from "../../output/contracts/checkfu/index.ts"
import * as onehorizon from "../../output/contracts/onehorizon/index.ts"
import { plain } from "../../output/kernel.ts"
import type { Result } from "../../output/kernel.ts"
import { answerOf, rowsOf } from "./beyond-json.ts"

type Decode = (input: unknown) => Result<unknown>

const decoders = { ...checkfu, ...onehorizon } as unknown as { readonly [name: string]: Decode }
const rows = rowsOf("docs/reference/decoders.mdx")

describe("the table on what decoders take outside JSON", () => {
  it("is read as it stands on the page", () => {
    expect(rows.length).toBeGreaterThan(45)
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length)
  })

  it.each(rows)("$what", ({ payload, input, direct, copied }) => {
    const decode = decoders[`decode${payload}`] as Decode
    expect(answerOf(() => decode(input()))).toBe(direct)
    expect(answerOf(() => decode(plain(input())))).toBe(copied)
  })
})

const levels = 20_000
const lists = "[".repeat(levels) + "]".repeat(levels)
const objects = '{"a":'.repeat(levels) + "0" + "}".repeat(levels)
const replies = `${'{"content":"","replies":['.repeat(levels)}${"]}".repeat(levels)}`
const context = '"version":1,"taskId":"","title":"","linkedDocuments":[]'

describe("text that nests 20,000 levels", () => {
  it.each([
    ["decodeTurnText", lists, "refused at the root, found array"],
    ["decodeTurnText", objects, "refused at `/execution_class`, found absent"],
    ["decodeBuiltinToolsText", `{"tools":[],"extra":${objects}}`, "refused at `/extra`, found excess member"],
    ["decodeBuiltinToolsText", `{"tools":${lists}}`, "refused at `/tools/0`, found array"],
    ["decodeResumeText", `{"version":"1","state":${lists}}`, "limit at `/state`, found array"],
    ["decodeResumeText", `{"version":"1","state":${objects}}`, "limit at `/state`, found object"],
    ["decodeOutputSchemaText", `{"properties":${objects}}`, "limit at `/properties`, found object"],
    ["decodeTaskContextText", `{${context},"comments":[${replies}]}`, "limit at the root, found object"],
    ["decodeTaskContextText", `{${context},"comments":[],"extra":${lists}}`, "limit at the root, found object"],
    ["decodeSessionMetaText", lists, "limit at the root, found array"],
  ])("is refused by %s, and nothing is thrown (%#)", (name, text, answer) => {
    const decode = decoders[name] as (text: string) => Result<unknown>
    expect(answerOf(() => decode(text))).toBe(answer)
    expect(() => plain(JSON.parse(text))).not.toThrow()
  })
})

describe("a member that somebody added to Object.prototype", () => {
  it.each([
    ["steer", "native", "accepted", "refused at the root, found object"],
    ["steer", "kill", "refused at `/steer`, found string", "refused at the root, found object"],
    ["execution_class", "direct", "refused at the root, found object", "accepted"],
  ])("%s %s is a member of every object", (name, value, ofCapabilities, ofTurn) => {
    const turn = { execution_class: "direct", model_retries: 0, overflow_recoveries: 0, wall_time_ms: 1 }
    const answers = (): readonly string[] => [
      answerOf(() => checkfu.decodeCapabilities({})),
      answerOf(() => checkfu.decodeTurn(turn)),
    ]
    const everybody: object = Object.prototype
    Object.defineProperty(everybody, name, { value, enumerable: true, writable: true, configurable: true })
    try {
      expect(answers()).toEqual([ofCapabilities, ofTurn])
    } finally {
      Reflect.deleteProperty(everybody, name)
    }
    expect(answers()).toEqual(["accepted", "accepted"])
  })
})
