/** What tells an agent's own loop from what it asks aside. */
export interface Aside {
  readonly offersTools: boolean
  /** As the request names it; null where it names none. */
  readonly model: string | null
  /** Of the request. */
  readonly receivedBytes: number
}

/**
 * The calls that a turn is judged by, in their order: those that offered tools, for only an agent's own loop does. Where none
 * did, those of the model that was sent the most: the prompt and all before it go to the run's own model, while a title or
 * a classification is asked for in a few words. What another call came to neither covers for a turn nor fails it.
 */
export function mainCalls<Call extends { readonly aside?: Aside }>(calls: readonly Call[]): readonly Call[] {
  const turns = calls.filter(({ aside }) => aside === undefined || aside.offersTools)
  if (turns.length > 0) return turns
  let [most, main]: [number, string | null] = [-1, null]
  for (const { aside } of calls)
    if (aside !== undefined && aside.receivedBytes > most) [most, main] = [aside.receivedBytes, aside.model]
  return calls.filter(({ aside }) => aside?.model === main)
}
