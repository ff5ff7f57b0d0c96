import { describe, expect, it } from "vitest"
import { modelCards } from "../../../output/facts/model-cards.ts"
import type { ModelCard } from "../../../output/facts/types.ts"
import { anthropicManners } from "../dialect/anthropic.ts"
import { chatManners } from "../dialect/chat.ts"
import type { Manners } from "../dialect/manners.ts"
import { responsesManners } from "../dialect/responses.ts"
import { Pieces } from "./pieces.ts"
import { asked, prepared } from "./request.ts"
import { bodyScanner } from "./scan.ts"

const gpt = modelCards.find(({ model }) => model === "gpt-5.5") as ModelCard
const opus = modelCards.find(({ model }) => model === "claude-opus-5") as ModelCard
const budgets: ModelCard = {
  ...opus,
  effort: [
    { effort: "minimal", value: null },
    { effort: "low", value: 1_024 },
    { effort: "high", value: 8_000 },
  ],
}

function made(manners: Manners, text: string, card: ModelCard | null, effort?: string) {
  const bytes = Buffer.from(text)
  const scanner = bodyScanner()
  scanner.push(bytes)
  const answer = scanner.end()
  if (!answer.ok) throw new Error(answer.fault)
  const view = { bytes: new Pieces([bytes]), scanned: answer.scanned }
  const wants = asked(manners, view)
  if (!wants.ok) throw new Error(wants.fault)
  const candidate = { model: "sent", card, ...(effort === undefined ? {} : { effort }) }
  const out = prepared(manners, view, wants.asked, candidate)
  if (!out.ok) throw new Error(out.fault)
  return {
    body: Buffer.concat(out.prepared.bytes.parts).toString(),
    effort: out.prepared.effort,
    addsUsage: out.prepared.addsUsage,
    asked: wants.asked,
  }
}

describe("a body that is made ready for a candidate", () => {
  it.each<[string, Manners, string, string]>([
    ["another model", chatManners, '{"a":1,"model":"x"}', '{"a":1,"model":"sent"}'],
    ["a model where there was none", chatManners, '{"a":1}', '{"model":"sent","a":1}'],
    [
      "usage that nobody asked for",
      chatManners,
      '{"model":"x","stream":true}',
      '{"stream_options":{"include_usage":true},"model":"sent","stream":true}',
    ],
    [
      "usage beside other options",
      chatManners,
      '{"model":"x","stream":true,"stream_options":{ "a" : 1 }}',
      '{"model":"sent","stream":true,"stream_options":{"include_usage":true, "a" : 1 }}',
    ],
    [
      "usage that was refused",
      chatManners,
      '{"stream":true,"stream_options":{"include_usage":false}}',
      '{"model":"sent","stream":true,"stream_options":{"include_usage":true}}',
    ],
    [
      "no usage that was asked for",
      chatManners,
      '{"model":"x","stream":true,"stream_options":{"include_usage":true}}',
      '{"model":"sent","stream":true,"stream_options":{"include_usage":true}}',
    ],
    ["no usage where nothing streams", chatManners, '{"model":"x","stream":false}', '{"model":"sent","stream":false}'],
    ["no usage in other dialects", responsesManners, '{"model":"x","stream":true}', '{"model":"sent","stream":true}'],
  ])("gets %s", (_, manners, text, expected) => {
    expect(made(manners, text, null).body).toBe(expected)
  })

  it("bounds its output by the member that the model takes", () => {
    expect(made(chatManners, '{"max_tokens":5}', gpt).body).toBe('{"model":"sent","max_completion_tokens":5}')
    expect(made(chatManners, '{"max_completion_tokens":5}', gpt).body).toBe(
      '{"model":"sent","max_completion_tokens":5}',
    )
    expect(made(chatManners, '{"max_completion_tokens":null,"max_tokens":5}', gpt).body).toBe(
      '{"model":"sent","max_completion_tokens":5}',
    )
    expect(made(chatManners, '{"max_tokens":5}', null).body).toBe('{"model":"sent","max_tokens":5}')
    expect(made(anthropicManners, '{"max_tokens":5}', opus).body).toBe('{"model":"sent","max_tokens":5}')
  })

  it.each<[string, Manners, ModelCard | null, string, string, string, object]>([
    [
      "a word",
      chatManners,
      gpt,
      "high",
      "{}",
      '"reasoning_effort":"high"',
      { applied: "high", value: "high", because: null },
    ],
    [
      "the card's own word",
      chatManners,
      gpt,
      "max",
      "{}",
      '"reasoning_effort":"xhigh"',
      { applied: "max", value: "xhigh", because: null },
    ],
    [
      "a word in the place of the client's",
      chatManners,
      gpt,
      "low",
      '{"reasoning_effort":"minimal"}',
      '"reasoning_effort":"low"',
      { applied: "low" },
    ],
    [
      "a word inside an object",
      responsesManners,
      gpt,
      "low",
      '{"reasoning":{"summary":"auto"}}',
      '"reasoning":{"effort":"low","summary":"auto"}',
      { applied: "low" },
    ],
    [
      "a word where the client wrote null",
      responsesManners,
      gpt,
      "low",
      '{"reasoning":null}',
      '"reasoning":{"effort":"low"}',
      { applied: "low" },
    ],
    [
      "adaptive thinking",
      anthropicManners,
      opus,
      "high",
      '{"max_tokens":100,"thinking":{"type":"enabled","budget_tokens":50}}',
      '"thinking":{"type":"adaptive"}',
      { applied: "high" },
    ],
    [
      "the client's own adaptive thinking",
      anthropicManners,
      opus,
      "max",
      '{"thinking":{"type":"adaptive","display":"omitted"}}',
      '"thinking":{"type":"adaptive","display":"omitted"}',
      { applied: "max" },
    ],
    [
      "effort beside a forced tool, without thinking",
      anthropicManners,
      opus,
      "low",
      '{"tool_choice":{"type":"any"}}',
      '"output_config":{"effort":"low"}',
      { applied: "low" },
    ],
    [
      "a budget",
      anthropicManners,
      budgets,
      "high",
      '{"max_tokens":20000}',
      '"thinking":{"type":"enabled","budget_tokens":8000}',
      { applied: "high", value: 8000, because: null },
    ],
    [
      "a budget below the output's bound",
      anthropicManners,
      budgets,
      "max",
      '{"max_tokens":20000}',
      '"thinking":{"type":"enabled","budget_tokens":8000}',
      {},
    ],
    [
      "a budget cut to the output's bound",
      anthropicManners,
      budgets,
      "high",
      '{"max_tokens":2000}',
      '"thinking":{"type":"enabled","budget_tokens":1999}',
      { applied: "high", value: 1999, because: "clamped" },
    ],
  ])("is told to think: %s", (name, manners, card, effort, text, expected, record) => {
    const out = made(manners, text, card, effort)
    if (name.includes("below")) return expect(out.effort).toMatchObject({ requested: "max", applied: null })
    expect(out.body).toContain(expected)
    expect(out.effort).toMatchObject({ requested: effort, ...record })
    const most = /"max_tokens":(\d+)/.exec(text)?.[1]
    if (most !== undefined) expect(out.body).toContain(`"max_tokens":${most}`)
  })

  it.each<[string, Manners, ModelCard | null, string, string, string]>([
    ["nobody has a card", chatManners, null, "high", "{}", "no_mapping"],
    ["the model has nothing so low", anthropicManners, opus, "minimal", "{}", "no_mapping"],
    ["the word is none", chatManners, gpt, "much", "{}", "no_mapping"],
    ["there is no room", anthropicManners, budgets, "low", '{"max_tokens":1024}', "no_room"],
    ["nobody bounds the output", anthropicManners, budgets, "low", "{}", "no_room"],
    [
      "a tool is forced",
      anthropicManners,
      budgets,
      "low",
      '{"max_tokens":9000,"tool_choice":{"type":"tool","name":"a"}}',
      "forced_tool",
    ],
    ["the sampling is set", anthropicManners, budgets, "low", '{"max_tokens":9000,"temperature":0.2}', "sampling"],
    ["the sampling is cut", anthropicManners, budgets, "low", '{"max_tokens":9000,"top_k":5}', "sampling"],
    [
      "an object has a name twice",
      responsesManners,
      gpt,
      "low",
      '{"reasoning":{"effort":"high","effort":"low"}}',
      "doubled_member",
    ],
  ])("keeps its thinking as it came where %s, and the record says so", (_, manners, card, effort, text, because) => {
    const out = made(manners, text, card, effort)
    expect(out.body.replace('"model":"sent",', "").replace('"model":"sent"', "")).toBe(text)
    expect(out.effort).toEqual({ requested: effort, applied: null, value: null, because })
  })

  it("is never told to think more than was asked", () => {
    const card = {
      ...gpt,
      effort: [
        { effort: "low", value: "low" },
        { effort: "medium", value: null },
        { effort: "high", value: "high" },
      ],
    }
    expect(made(chatManners, "{}", card, "medium").effort).toEqual({
      requested: "medium",
      applied: "low",
      value: "low",
      because: "clamped",
    })
  })

  it("without an effort keeps whatever the client wrote", () => {
    expect(made(chatManners, '{"reasoning_effort":"xhigh"}', gpt)).toMatchObject({
      body: '{"model":"sent","reasoning_effort":"xhigh"}',
      effort: { requested: null, applied: null },
    })
  })

  it("tells whether it offers tools", () => {
    expect(made(chatManners, '{"tools":[{"a":1}]}', null).asked.offersTools).toBe(true)
    for (const text of ["{}", '{"tools":[]}', '{"tools":[ ]}', '{"tools":null}'])
      expect(made(chatManners, text, null).asked.offersTools, text).toBe(false)
  })
})
