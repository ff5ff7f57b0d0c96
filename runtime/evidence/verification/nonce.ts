const asks = "Answer with this text and nothing else: "

/** What a harness is asked in its verification: to give back a text that nobody could know. */
export function noncePrompt(nonce: string): string {
  return `${asks}${nonce}`
}

/** The text that such a prompt asks for, the last one of them; null: nothing of the kind is asked. */
export function askedBack(text: string): string | null {
  const at = text.lastIndexOf(asks)
  return at < 0 ? null : (/^[0-9a-f]+/.exec(text.slice(at + asks.length))?.[0] ?? null)
}
