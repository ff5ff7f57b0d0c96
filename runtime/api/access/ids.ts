import { randomBytes } from "node:crypto"

/** Gives each thing an id that begins with a prefix and `_`. */
export type NewId = (prefix: string) => string

/** How many bits of an id are random; a whole id is 48 bits of milliseconds before them, in hexadecimal digits. */
const randomBits = 80n
/** By how much at most an id of the same millisecond is above the one before, in bits. */
const stepBits = 64n

/**
 * Ids that grow with time: of two by one maker the later is the greater, byte by byte, also within a millisecond and
 * when the clock is set back. Two makers agree as far as their clocks do. An id tells when it was made and nothing
 * else, and cannot be guessed from another one: at least 64 bits of it are random. It opens nothing; what does is a
 * bearer.
 */
export function idsBy(wallClock: () => number, random: (bytes: number) => Uint8Array = randomBytes): NewId {
  const bits = (count: bigint): bigint => BigInt(`0x${Buffer.from(random(Number(count / 8n))).toString("hex")}`)
  let last = 0n
  return (prefix) => {
    // The highest bit stays free, so that a millisecond has room for ids above its first one.
    const fresh = (BigInt(Math.floor(wallClock())) << randomBits) | (bits(randomBits) >> 1n)
    last = fresh >> randomBits > last >> randomBits ? fresh : last + 1n + bits(stepBits)
    return `${prefix}_${last.toString(16).padStart(32, "0")}`
  }
}
