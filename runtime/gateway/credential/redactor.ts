import type { Secret } from "./secret.ts"

/** Takes a secret out of bytes that pass. */
export interface Redactor {
  /** The bytes that may go on now. What could be the beginning of the secret is held until the next bytes decide. */
  readonly push: (chunk: Buffer) => Buffer
  /** What was held, once nothing follows. */
  readonly end: () => Buffer
  /** Whether anything was taken out so far. */
  readonly found: () => boolean
}

const nothing = Buffer.alloc(0)
const star = 0x2a

/**
 * The spellings of a secret that are looked for: as it is, as JSON escapes it, percent-encoded, and the part of its base64
 * that is the same wherever it begins in a group of three.
 */
export function spellings(secret: Secret): readonly Buffer[] {
  const text = secret.reveal()
  const escaped = JSON.stringify(text).slice(1, -1)
  const base64 = [0, 1, 2].map((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)])
      .toString("base64")
      .replaceAll("=", "")
    const whole = Math.floor(((shift + text.length) * 8) / 6)
    return shifted.slice(shift === 0 ? 0 : shift + 1, whole)
  })
  const web = base64.map((each) => each.replaceAll("+", "-").replaceAll("/", "_"))
  const all = [text, escaped, escaped.replaceAll("/", "\\/"), encodeURIComponent(text), ...base64, ...web]
  return [...new Set(all)].map((each) => Buffer.from(each))
}

/** What is worth knowing of some spellings before any byte passes; a hundred thousand answers ask for the same ones. */
interface Known {
  readonly occurring: ReadonlySet<number>
  readonly longest: number
}

const knownOf = new WeakMap<readonly Buffer[], Known>()

function known(wanted: readonly Buffer[]): Known {
  const already = knownOf.get(wanted)
  if (already !== undefined) return already
  const occurring = new Set(wanted.flatMap((each) => [...each]))
  const made = { occurring, longest: Math.max(0, ...wanted.map(({ length }) => length)) }
  knownOf.set(wanted, made)
  return made
}

/** Each byte of a spelling becomes an asterisk, so that lengths and places stay; every other byte passes untouched. */
export function redactor(wanted: readonly Buffer[]): Redactor {
  let held: Buffer = nothing
  let found = false
  // Most chunks end with a byte that no spelling has: then nothing can have begun.
  const { occurring, longest } = known(wanted)
  const begun = (bytes: Buffer): number => {
    if (!occurring.has(bytes[bytes.length - 1] ?? -1)) return 0
    for (let length = Math.min(bytes.length, longest - 1); length > 0; length--)
      if (wanted.some((each) => each.length > length && endsWithStart(bytes, each, length))) return length
    return 0
  }
  return {
    push: (chunk) => {
      let isOurs = held.length > 0
      let bytes = isOurs ? Buffer.concat([held, chunk]) : chunk
      for (const each of wanted)
        for (let at = bytes.indexOf(each); at !== -1; at = bytes.indexOf(each, at + each.length)) {
          if (!isOurs) bytes = Buffer.from(bytes)
          isOurs = true
          found = true
          bytes.fill(star, at, at + each.length)
        }
      const keep = begun(bytes)
      held = keep === 0 ? nothing : bytes.subarray(bytes.length - keep)
      return keep === 0 ? bytes : bytes.subarray(0, bytes.length - keep)
    },
    end: () => {
      const rest = held
      held = nothing
      return rest
    },
    found: () => found,
  }
}

/** Whether the last bytes are the first ones of a spelling. */
function endsWithStart(bytes: Buffer, spelling: Buffer, length: number): boolean {
  return spelling.compare(bytes, bytes.length - length, bytes.length, 0, length) === 0
}
