/** A process as the system lists it. */
export interface ProcessEntry {
  readonly id: number
  readonly parent: number
  readonly group: number
  /** 0 where the system does not say. */
  readonly session: number
  /** When it started, in words of the system: an id may come again, an id with its start does not. */
  readonly started: string
  /** It has ended and only waits to be reaped. */
  readonly ended: boolean
  /** The mark that its environment has, with which an agent was started that it descends from; empty where it has none. */
  readonly mark: string
}

/** One process for certain. */
export interface Member {
  readonly id: number
  readonly group: number
  readonly started: string
}

/** An agent's own process, which leads a group, and the mark that it was started with. */
export interface Leader {
  readonly id: number
  readonly started: string
  readonly mark: string
}

/**
 * The processes that live and come from the agent `leader`, without itself: those of its group and session, those that
 * carry its mark, those that were `known` before, and all that descend from any of these. Ordered by id. Where the
 * leader's id belongs to another process by now, nothing is concluded from it: its group and session are empty then.
 */
export function familyOf(table: readonly ProcessEntry[], leader: Leader, known: readonly Member[]): readonly Member[] {
  const before = new Set(known.map(({ id, started }) => `${id} ${started}`))
  const taken = table.some(({ id, started }) => id === leader.id && started !== leader.started)
  const family = new Set<number>(taken ? [] : [leader.id])
  const children = new Map<number, number[]>()
  for (const { id, parent, group, session, started, mark } of table) {
    const led = !taken && (group === leader.id || session === leader.id)
    if (led || mark === leader.mark || before.has(`${id} ${started}`)) family.add(id)
    const siblings = children.get(parent)
    if (siblings === undefined) children.set(parent, [id])
    else siblings.push(id)
  }
  // A set that grows while it is walked gives out what was added, and each id once.
  for (const id of family) for (const child of children.get(id) ?? []) family.add(child)
  return table
    .filter(({ id, ended }) => id !== leader.id && !ended && family.has(id))
    .map(({ id, group, started }) => ({ id, group, started }))
    .toSorted((one, other) => one.id - other.id)
}
