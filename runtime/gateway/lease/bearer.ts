import { hash, randomBytes, timingSafeEqual } from "node:crypto"

/** The public half of a bearer, which names the lease in logs, and the digest of the whole, which is all that is kept. */
export interface BearerMark {
  readonly id: string
  readonly digest: Uint8Array
}

const form = /^lease_([0-9a-f]{16})_[0-9a-f]{64}$/
const nobody = digestOf("")

/** A new bearer of 256 random bits, and what is kept of it. */
export function mintBearer(): { readonly bearer: string; readonly mark: BearerMark } {
  const id = randomBytes(8).toString("hex")
  const bearer = `lease_${id}_${randomBytes(32).toString("hex")}`
  return { bearer, mark: { id, digest: digestOf(bearer) } }
}

/** The lease that a bearer names; null where it is none. What it says is not proven yet. */
export function namedBy(bearer: string): string | null {
  return form.exec(bearer)?.[1] ?? null
}

/** Whether a bearer is the marked one, in the same time for every answer; null: there is no such lease. */
export function isBearer(bearer: string, mark: BearerMark | null): boolean {
  return timingSafeEqual(digestOf(bearer), mark?.digest ?? nobody) && mark !== null
}

function digestOf(bearer: string): Buffer {
  return hash("sha256", bearer, "buffer")
}
