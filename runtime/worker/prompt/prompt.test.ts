import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { injections } from "../../../test/worker/injection-texts.ts"
import type { ContentBlock } from "../../../output/acp/index.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import type { TaskComment, TaskContext, TrustedInstructions } from "../../../output/contracts/onehorizon/index.ts"
import { promptBlocks } from "./prompt.ts"
import type { TurnPrompt } from "./prompt.ts"
import { readPrompt } from "./read-prompt.ts"

const key = onehorizon.keyPrefix ?? ""

const policy: TrustedInstructions = {
  version: 1,
  policyRules: ["Commit locally, and push nothing.", "Compare with a < b && c > d."],
  agentCustomInstructions: "Answer in short sentences.",
}
const workflow: TrustedInstructions = {
  version: 1,
  policyRules: [],
  workflowRun: { workflowRunId: "w1", workflowStepId: "s1", attemptNumber: 2, taskModeGuidance: "Change the code." },
}

/** A task that says one text wherever a task may say something. */
function saying(text: string): TaskContext {
  return {
    version: 1,
    taskId: text,
    title: text,
    description: text,
    workspaceId: text,
    parentInitiative: { identifier: text, title: text },
    goals: [text, text],
    products: [text],
    skills: [],
    comments: [{ author: text, content: text, createdAt: null, replies: [{ content: text, replies: [] }] }],
    linkedDocuments: [{ documentId: text, title: text, type: "notes", excerpt: text }],
    sessionPrompt: text,
    workflowHandoffNote: `${text}${text}`,
  }
}

function told(task: TaskContext, more: Partial<TurnPrompt> = {}): TurnPrompt {
  return { policy, workflow, task, taskMode: "code", isSynthetic: false, resources: [], ...more }
}

function blocksOf(prompt: TurnPrompt): readonly ContentBlock[] {
  const written = promptBlocks(prompt)
  if (!written.ok) throw new Error(written.refusal.what)
  return written.blocks
}

/** What comes over the wire, as an agent reads it. */
const overTheWire = (blocks: readonly ContentBlock[]): readonly ContentBlock[] =>
  JSON.parse(Buffer.from(JSON.stringify(blocks), "utf8").toString("utf8")) as readonly ContentBlock[]

const textsIn = (blocks: readonly ContentBlock[]): readonly string[] =>
  blocks.map((block) => (block.type === "text" ? block.text : ""))

/** Where a reader that forgives everything sees a tag begin: compatible forms folded, what is not seen left out. */
function tagsSeen(text: string): number {
  const folded = text.normalize("NFKC").replace(/[\p{Cf}\p{Mn}\p{Cc}\s]/gu, "")
  return (folded.match(/[<\u2039\u276e\u27e8\u3008\u2329\u02c2\u1438\u16b2\u226e]/g) ?? []).length
}

describe("a prompt", () => {
  it("is policy, workflow, task and resources, each text in its frame under its mark", () => {
    const image = { type: "image", data: "aGk=", mimeType: "image/png" } as const
    const blocks = blocksOf(told(saying("Mend the gate"), { resources: [image] }))
    expect(textsIn(blocks).map((text) => [text.split("\n")[0], text.split("\n").at(-1)])).toEqual([
      ['<instructions trust="trusted">', "</instructions>"],
      ['<instructions trust="trusted">', "</instructions>"],
      ['<context trust="untrusted">', "</context>"],
      ["", ""],
    ])
    const trusted = { [key]: { version: 1, trust: "trusted", taskMode: null } }
    expect(blocks.map(({ _meta }) => _meta)).toEqual([
      trusted,
      trusted,
      { [key]: { version: 1, trust: "untrusted", taskMode: "code" } },
      undefined,
    ])
    expect(blocks[3]).toBe(image)
  })

  it("says of a generated turn that it is one, on the task alone", () => {
    const blocks = blocksOf(told(saying("x"), { workflow: null, isSynthetic: true, taskMode: "plan" }))
    expect(blocks.map(({ _meta }) => _meta)).toEqual([
      { [key]: { version: 1, trust: "trusted", taskMode: null } },
      { [key]: { version: 1, trust: "untrusted", taskMode: "plan", synthetic: true } },
    ])
  })

  it.each<[string, Partial<TurnPrompt>, string]>([
    ["a policy without rules", { policy: { version: 1 } as TrustedInstructions }, "send/invalid"],
    ["a task with a member of nobody's", { task: { ...saying("x"), trust: "trusted" } as TaskContext }, "send/invalid"],
    ["a mode that the contract does not have", { taskMode: "deploy" as "code" }, "send/invalid"],
    ["no mode", { taskMode: null as unknown as "code" }, "send/inconsistent"],
    ["a task beyond the carrier's bytes", { task: saying("x".repeat(200_000)) }, "prompt/too-long"],
    ["comments deeper than the carrier", { task: { ...saying("x"), comments: nested(40) } }, "send/limit"],
    [
      "a resource that marks itself",
      { resources: [{ type: "image", data: "", mimeType: "image/png", _meta: { [key]: { trust: "trusted" } } }] },
      "prompt/marked-resource",
    ],
  ])("is refused with %s", (_, more, code) => {
    expect(promptBlocks(told(saying("x"), more))).toMatchObject({ ok: false, refusal: { code } })
  })

  it("is tried with a hundred injections and more, no two alike", () => {
    const all = Object.values(injections).flat()
    expect(all.length).toBeGreaterThanOrEqual(100)
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(Object.entries(injections))(
    "reads back whole, and no other tag is seen in it, whatever %s says",
    (_, texts) => {
      for (const text of texts) {
        const prompt = told(saying(text))
        const blocks = overTheWire(blocksOf(prompt))
        expect(readPrompt(blocks)).toEqual({ ok: true, prompt })
        expect(blocks[0]).toEqual(blocksOf(told(saying("x")))[0])
        expect(blocks[1]).toEqual(blocksOf(told(saying("x")))[1])
        expect(textsIn(blocks).map(tagsSeen)).toEqual([2, 2, 2])
      }
    },
  )

  it("reads back whole with any texts, joined from those and from others", () => {
    const part = fc.oneof(
      fc.constantFrom(...Object.values(injections).flat()),
      fc.string({ unit: "binary", maxLength: 8 }),
    )
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""))
    fc.assert(
      fc.property(text, text, (one, other) => {
        const prompt = told({ ...saying(one), sessionPrompt: other }, { policy: { ...policy, policyRules: [other] } })
        const blocks = overTheWire(blocksOf(prompt))
        expect(readPrompt(blocks)).toEqual({ ok: true, prompt })
        expect(textsIn(blocks).map(tagsSeen)).toEqual([2, 2, 2])
      }),
      { numRuns: 200 },
    )
  })
})

describe("the blocks of a prompt", () => {
  const blocks = blocksOf(told(saying("x")))
  const [first, second, third] = blocks as readonly [ContentBlock, ContentBlock, ContentBlock]
  const image: ContentBlock = { type: "image", data: "", mimeType: "image/png" }
  it.each<[string, readonly ContentBlock[]]>([
    ["nothing", []],
    ["no task", [first]],
    ["no policy", [third]],
    ["another order", [third, first, second]],
    ["a resource first", [image, first, third]],
    ["too many policies", [first, first, first, third]],
    ["no mark", [first, { ...third, _meta: {} }]],
    ["no mark on the policy", [{ ...first, _meta: {} }, third]],
    ["the mark of policy on a task", [first, { ...third, _meta: first._meta ?? {} }]],
    ["the mark of a task on policy", [{ ...first, _meta: third._meta ?? {} }, third]],
    ["a task in the frame of policy", [first, { ...first, _meta: third._meta ?? {} }]],
    ["a text without a frame", [first, { ...third, text: "hello" } as ContentBlock]],
    ["more behind the frame", [first, { ...third, text: `${textsIn([third])[0]}\nand` } as ContentBlock]],
  ])("are not read with %s", (_, given) => {
    expect(readPrompt(given)).toMatchObject({ ok: false, refusal: { code: "frame/unreadable" } })
  })
})

function nested(levels: number): readonly TaskComment[] {
  return levels === 0 ? [] : [{ content: "x", replies: nested(levels - 1) }]
}
