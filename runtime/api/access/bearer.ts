import { hash, randomBytes, timingSafeEqual } from "node:crypto"

/** A new bearer of 256 random bits that begins with a prefix and `_`, and the digest that is kept of it. */
export function newBearer(prefix: string): { readonly bearer: string; readonly digest: string } {
  const bearer = `${prefix}_${randomBytes(32).toString("base64url")}`
  return { bearer, digest: digestOf(bearer) }
}

/** What is kept of a bearer: SHA-256, in hexadecimal digits. */
export function digestOf(bearer: string): string {
  return hash("sha256", bearer, "hex")
}

const nobody = digestOf("")

/** Whether a bearer is the one of a digest, in the same time for every answer; null: there is none. */
export function isBearer(bearer: string, digest: string | null): boolean {
  return timingSafeEqual(Buffer.from(digestOf(bearer)), Buffer.from(digest ?? nobody)) && digest !== null
}

const form = /^bearer ([\x21-\x7e]{1,512})$/i

/** The bearer of a header Authorization; null where it has another form, or is not there. */
export function bearerIn(authorization: string | undefined): string | null {
  return form.exec(authorization ?? "")?.[1] ?? null
}
