import { grammar } from "../../runtime/conformance/grammar/grammar.ts"
import type { Judged } from "../../runtime/conformance/grammar/grammar.ts"
import type { Verdict } from "../../runtime/conformance/rule.ts"
import { conversation } from "./conversation.ts"
import type { Conversation } from "./conversation.ts"

/** What a conversation comes to. */
export function judged(write: (c: Conversation) => void): Judged {
  const written = conversation()
  write(written)
  const reader = grammar()
  for (const entry of written.entries) reader.take(entry)
  return reader.judged()
}

/** Ids of the rules that came to a verdict, in the rules' order. */
export function rulesThat(verdict: Verdict, { judgements }: Judged): readonly string[] {
  return judgements.filter((each) => each.verdict === verdict).map(({ rule }) => rule.id)
}
