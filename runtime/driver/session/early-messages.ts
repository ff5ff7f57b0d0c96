/** Messages that name sessions which nobody has opened so far, in their order. */
export interface EarlyMessages<Message> {
  /** Keeps a message for whoever may open its session; false: there is no room, or nothing is being opened. */
  readonly keep: (sessionId: string, message: Message) => boolean
  /** Hands out what was kept for a session. */
  readonly release: (sessionId: string) => readonly Message[]
  /** What was kept for sessions that nobody opened, and how much more there was of each. */
  readonly orphans: () => readonly { readonly sessionId: string; readonly count: number; readonly first: Message }[]
}

/** Makes an empty keep for at most that many messages. Sessions beyond `sessionsAtMost` are counted under an empty name. */
export function earlyMessages<Message>(
  atMost: number,
  sessionsAtMost: number,
  isOpening: () => boolean,
): EarlyMessages<Message> {
  const kept = new Map<string, Message[]>()
  const lost = new Map<string, { count: number; readonly first: Message }>()
  let size = 0
  return {
    keep: (sessionId, message) => {
      if (isOpening() && size < atMost) {
        const list = kept.get(sessionId) ?? []
        list.push(message)
        kept.set(sessionId, list)
        size++
        return true
      }
      const name = lost.has(sessionId) || lost.size < sessionsAtMost ? sessionId : ""
      const known = lost.get(name)
      if (known === undefined) lost.set(name, { count: 1, first: message })
      else known.count++
      return false
    },
    release: (sessionId) => {
      const list = kept.get(sessionId) ?? []
      kept.delete(sessionId)
      size -= list.length
      return list
    },
    orphans: () =>
      [...new Set([...kept.keys(), ...lost.keys()])].flatMap((sessionId) => {
        const early = kept.get(sessionId) ?? []
        const first = early[0] ?? lost.get(sessionId)?.first
        return first === undefined
          ? []
          : [{ sessionId, count: early.length + (lost.get(sessionId)?.count ?? 0), first }]
      }),
  }
}
