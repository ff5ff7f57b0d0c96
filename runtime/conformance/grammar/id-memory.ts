/** How many ids are kept by name at most, open and settled each. */
export const idsKept = 4_096

/** Ids longer than this are kept by their beginning and a hash, so that no id fills the memory. */
const longestId = 256

const filterBits = 1 << 21

/**
 * Remembers which ids were seen, in constant memory however many there are. What is open is known with what belongs to it,
 * the latest settled ones by name; of older ones only that an id may have been seen, which is never wrong where it says no.
 */
export interface IdMemory<T> {
  /** What is open under an id. */
  readonly openOf: (id: string) => T | undefined
  readonly open: (id: string, value: T) => void
  /** Nothing happens where the id is not open. */
  readonly settle: (id: string) => void
  /** Forgets that the id is open, as if it had not been seen. */
  readonly drop: (id: string) => void
  /** `no` is certain; `perhaps` only where more ids were seen than are kept. */
  readonly seen: (id: string) => "open" | "settled" | "perhaps" | "no"
  /** What is open, oldest first. */
  readonly stillOpen: () => ReadonlyMap<string, T>
}

/** Makes a memory with nothing in it. */
export function idMemory<T>(kept: number = idsKept): IdMemory<T> {
  const open = new Map<string, T>()
  const settled = new Set<string>()
  let filter: Uint32Array | null = null
  const forget = (key: string): void => {
    filter ??= new Uint32Array(filterBits / 32)
    mark(filter, key)
  }
  /** Makes room where there is more than may be kept: for some at once, since finding the first takes passing over what has gone. */
  const bound = (entries: Map<string, unknown> | Set<string>): void => {
    if (entries.size <= kept) return
    const most = kept - (kept >>> 3)
    for (const key of entries.keys()) {
      if (entries.size <= most) return
      entries.delete(key)
      forget(key)
    }
  }
  return {
    openOf: (id) => open.get(keyOf(id)),
    open: (id, value) => {
      const key = keyOf(id)
      settled.delete(key)
      open.set(key, value)
      bound(open)
    },
    settle: (id) => {
      const key = keyOf(id)
      if (!open.delete(key)) return
      settled.add(key)
      bound(settled)
    },
    drop: (id) => {
      open.delete(keyOf(id))
    },
    seen: (id) => {
      const key = keyOf(id)
      if (open.has(key)) return "open"
      if (settled.has(key)) return "settled"
      return filter !== null && mayHold(filter, key) ? "perhaps" : "no"
    },
    stillOpen: () => open,
  }
}

function keyOf(id: string): string {
  if (id.length <= longestId) return id
  return `${id.slice(0, longestId)}#${id.length}#${hashOf(id, 1)}#${hashOf(id, 2)}`
}

/** How many bits of the filter speak of an id. */
const bitsOfKey = 4

function mark(filter: Uint32Array, key: string): void {
  let bit = hashOf(key, 1)
  const step = hashOf(key, 2) | 1
  for (let turn = 0; turn < bitsOfKey; turn++) {
    const at = bit & (filterBits - 1)
    filter[at >>> 5] = (filter[at >>> 5] ?? 0) | (1 << (at & 31))
    bit = (bit + step) | 0
  }
}

/** Whether an id may have been marked; false is certain. */
function mayHold(filter: Uint32Array, key: string): boolean {
  let bit = hashOf(key, 1)
  const step = hashOf(key, 2) | 1
  for (let turn = 0; turn < bitsOfKey; turn++) {
    const at = bit & (filterBits - 1)
    if ((((filter[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 0) return false
    bit = (bit + step) | 0
  }
  return true
}

/** FNV-1a over code units, begun with a seed. */
function hashOf(text: string, seed: number): number {
  let hash = 0x81_1c_9d_c5 ^ Math.imul(seed, 0x9e_37_79_b1)
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  return hash ^ (hash >>> 15)
}
