import type { ContentBlock } from "../../../output/acp/index.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import type { BlockMeta } from "../../../output/contracts/onehorizon/index.ts"
import type { OutboundSlot } from "../../../output/contract.ts"
import { memberOf } from "../../member.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import { readFrame } from "./frame.ts"
import type { ResourceBlock, TurnPrompt } from "./prompt.ts"

const { blockMeta, taskContext, trustedInstructions } = onehorizon.slots

/**
 * Reads the blocks of a prompt back to what was told, as an agent may that heeds the marks. Takes what `promptBlocks` writes:
 * a text without its mark, in another frame than its mark says, or out of order is refused.
 */
export function readPrompt(
  blocks: readonly ContentBlock[],
): { readonly ok: true; readonly prompt: TurnPrompt } | Refused {
  const texts = blocks.filter((block) => block.type === "text")
  const resources = blocks.filter((block): block is ResourceBlock => block.type !== "text")
  const isOrdered = texts.every((block, at) => blocks[at] === block)
  const context = texts.at(-1)
  if (!isOrdered || context === undefined || texts.length < 2 || texts.length > 3) return refused(unreadable)
  const mark = markOf(context, "untrusted")
  const task = payloadOf(context, taskContext)
  const trusted = texts.slice(0, -1).map((block) => {
    const isMarked = markOf(block, "trusted") !== null
    return isMarked ? payloadOf(block, trustedInstructions) : null
  })
  const [policy = null, workflow = null] = trusted
  if (mark === null || mark.taskMode === null || task === null) return refused(unreadable)
  if (policy === null || trusted.includes(null)) return refused(unreadable)
  const { taskMode, synthetic = false } = mark
  return { ok: true, prompt: { policy, workflow, task, taskMode, isSynthetic: synthetic, resources } }
}

function markOf(block: ContentBlock, trust: BlockMeta["trust"]): BlockMeta | null {
  const at = "at" in blockMeta.site ? blockMeta.site.at : []
  const read = blockMeta.decode(at.reduce<unknown>(memberOf, block))
  return read.ok && read.value.trust === trust ? read.value : null
}

function payloadOf<P>(block: ContentBlock & { readonly type: "text" }, slot: OutboundSlot<P>): P | null {
  const { site } = slot
  if (site.kind !== "frame") return null
  const framed = readFrame(site, block.text)
  if (!framed.ok) return null
  const read = slot.decode(framed.value)
  return read.ok ? read.value : null
}

const unreadable: Refused["refusal"] = {
  code: "frame/unreadable",
  what: "The blocks are no prompt of the contract: marked and framed policy, then the marked and framed task, then resources.",
  why: "what stands in a doubtful frame cannot be told from instructions",
  fix: "take the blocks as they came, all of them and in their order",
  facts: [blockMeta.id, taskContext.id, trustedInstructions.id],
}
