import type { ContentBlock } from "../../../output/acp/index.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import type { BlockMeta, TaskContext, TrustedInstructions } from "../../../output/contracts/onehorizon/index.ts"
import { carrierBytes } from "../../../output/kernel.ts"
import { onehorizonHandlers } from "../../defaults.ts"
import type { Sending } from "../../extensions/handlers.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"

/** What a task may ask for. */
export type TaskMode = NonNullable<BlockMeta["taskMode"]>

/** An image, a sound or a file that a task refers to. */
export type ResourceBlock = Exclude<ContentBlock, { readonly type: "text" }>

/** Everything that one turn tells its agent. */
export interface TurnPrompt {
  /** The platform's policy, above anything that the task says. */
  readonly policy: TrustedInstructions
  /** What the step of the workflow asks for; null where the turn belongs to none. */
  readonly workflow: TrustedInstructions | null
  /** The task's own words: data to work on. What a user answered to a question stands in its `sessionPrompt`. */
  readonly task: TaskContext
  readonly taskMode: TaskMode
  /** Whether the turn was made up to try an agent. */
  readonly isSynthetic: boolean
  readonly resources: readonly ResourceBlock[]
}

/** The blocks of a prompt, or why they must not be sent. */
export type PromptBlocks = { readonly ok: true; readonly blocks: readonly ContentBlock[] } | Refused

const { blockMeta, taskContext, trustedInstructions } = onehorizonHandlers
const nothingDeclared = { declared: new Set<string>() }

/**
 * The content of `session/prompt`, in the contract's order: policy, workflow, task, resources. Each text stands in its frame,
 * which nothing in it can close, under a mark that says whose word it is; payloads and marks are held to the published
 * schemas first. A resource goes as it is, and is refused with a `_meta` of its own, since only text is marked.
 * @example const { blocks } = promptBlocks({ policy, workflow: null, task, taskMode: "code", isSynthetic: false, resources: [] })
 */
export function promptBlocks(prompt: TurnPrompt): PromptBlocks {
  const { policy, workflow, task, taskMode, isSynthetic, resources } = prompt
  if (resources.some((resource) => resource._meta !== undefined)) return refused(markedResource)
  const trusted: BlockMeta = { version: 1, trust: "trusted", taskMode: null }
  const untrusted: BlockMeta = {
    version: 1,
    trust: "untrusted",
    taskMode,
    ...(isSynthetic ? { synthetic: true } : {}),
  }
  const blocks: ContentBlock[] = []
  for (const instructions of workflow === null ? [policy] : [policy, workflow]) {
    const block = textBlock(trustedInstructions.send(instructions, nothingDeclared), trusted)
    if (!block.ok) return block
    blocks.push(block.block)
  }
  const block = textBlock(taskContext.send(task, nothingDeclared), untrusted)
  return block.ok ? { ok: true, blocks: [...blocks, block.block, ...resources] } : block
}

function textBlock(framed: Sending, mark: BlockMeta): { readonly ok: true; readonly block: ContentBlock } | Refused {
  if (!framed.ok) return framed
  const marked = blockMeta.send(mark, nothingDeclared)
  if (!marked.ok) return marked
  const { outgoing } = framed
  const { outgoing: meta } = marked
  if (outgoing.kind !== "text" || meta.kind !== "meta") throw new Error("a frame is no text, or a mark no member")
  if (Buffer.byteLength(outgoing.text) > carrierBytes) return refused(tooLong)
  const member = meta.at.reduceRight<unknown>((value, key) => ({ [key]: value }), meta.value)
  return { ok: true, block: { type: "text", text: outgoing.text, ...(member as object) } }
}

const facts = [onehorizon.slots.blockMeta.id]

const markedResource: Refused["refusal"] = {
  code: "prompt/marked-resource",
  what: "A resource of a prompt has members of _meta.",
  why: "only text is marked as trusted or untrusted, and a resource could mark itself",
  fix: "leave _meta out of resources",
  facts,
}

const tooLong: Refused["refusal"] = {
  code: "prompt/too-long",
  what: `A framed text of a prompt has more than ${carrierBytes} bytes.`,
  why: "what we send is held to the limits of the carrier, and an agent may refuse what is beyond them",
  fix: "leave out comments and excerpts that the turn can do without",
  facts,
}
