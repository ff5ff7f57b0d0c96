import { createHash } from "node:crypto"
import { attestation } from "../../../output/facts/revisions.ts"
import { isObject } from "../../../output/kernel.ts"
import { canonicalJson, readCanonicalJson } from "../canonical-json.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import type { KeyHandle } from "./key-handle.ts"
import type { PublicKey } from "./public-key.ts"
import { isSignedBy, signatureOf } from "./signature.ts"

/** What a statement is: a report on evidence, or a batch of observations. Neither can be read as the other. */
export type StatementKind = "report" | "batch"

/** Everything that the signature covers. */
export interface Statement {
  readonly kind: StatementKind
  /** What it is about, member by member: the runtime, the session and the run of a batch. */
  readonly subject: { readonly [name: string]: string }
  /** 1 for the first statement on its subject, then one more each. */
  readonly sequence: number
  /** The digest of the statement before it; null for the first. */
  readonly previous: string | null
  readonly keyId: string
  readonly payload: unknown
}

/** Who signs: the public half is there to be named. */
export interface Signer {
  readonly publicKey: PublicKey
  readonly privateKey: KeyHandle
}

/** A statement as it travels and is kept. */
export interface SignedStatement {
  readonly ok: true
  /** Canonical JSON, signature included. Any other byte in it is refused by whoever reads it. */
  readonly bytes: Uint8Array
  /** `sha256:` and 64 hexadecimal digits, over what is signed: the name by which the next statement refers to this one. */
  readonly digest: string
}

/** A statement that was read, before anybody looked at who signed it. */
export interface ReadStatement {
  readonly statement: Statement
  readonly digest: string
  readonly signed: Uint8Array
  readonly signature: Uint8Array
}

/** Who signs where the secret is somebody else's to hold, such as a service for keys. */
export interface RemoteSigner {
  readonly publicKey: PublicKey
  /** The 64 bytes of a pure Ed25519 signature over exactly these bytes. */
  readonly sign: (message: Uint8Array) => Promise<Uint8Array>
}

/** Signs a statement. Refuses a payload without canonical form, or beyond its bounds. */
export function signStatement(
  statement: Omit<Statement, "keyId">,
  { publicKey, privateKey }: Signer,
): SignedStatement | Refused {
  const unsigned = unsignedOf(statement, publicKey)
  const signed = canonicalJson(unsigned)
  return signed.ok ? wholeOf(unsigned, signed.bytes, signatureOf(signed.bytes, privateKey)) : signed
}

/** The same by a signer elsewhere. Rejects where that signer does, and where what it gives is not its key's signature. */
export async function signStatementBy(
  statement: Omit<Statement, "keyId">,
  { publicKey, sign }: RemoteSigner,
): Promise<SignedStatement | Refused> {
  const unsigned = unsignedOf(statement, publicKey)
  const signed = canonicalJson(unsigned)
  if (!signed.ok) return signed
  const signature = await sign(signed.bytes)
  if (!isSignedBy(publicKey, signed.bytes, signature))
    throw new Error(`the signer gave no signature of its key ${publicKey.id}`)
  return wholeOf(unsigned, signed.bytes, signature)
}

function unsignedOf({ kind, subject, sequence, previous, payload }: Omit<Statement, "keyId">, { id }: PublicKey) {
  return { format: attestation.literal, kind, subject, sequence, previous, key_id: id, payload }
}

function wholeOf(unsigned: object, signed: Uint8Array, signature: Uint8Array): SignedStatement | Refused {
  const whole = canonicalJson({ ...unsigned, signature: Buffer.from(signature).toString("hex") })
  return whole.ok ? { ok: true, bytes: whole.bytes, digest: digestOf(signed) } : whole
}

/** Reads the bytes of a statement of one kind: canonical, with exactly the members that it has. Never throws. */
export function readStatement(
  bytes: Uint8Array,
  kind: StatementKind,
): { readonly ok: true; readonly read: ReadStatement } | Refused {
  const canonical = readCanonicalJson(bytes)
  if (!canonical.ok) return canonical
  const { value } = canonical
  if (!isEnvelope(value)) return refused(noStatement)
  if (value.format !== attestation.literal || value.kind !== kind) return refused(otherKind(kind))
  const { signature, ...unsigned } = value
  const signed = canonicalJson(unsigned)
  if (!signed.ok) return signed
  const { subject, sequence, previous, key_id: keyId, payload } = unsigned
  const statement = { kind, subject, sequence, previous, keyId, payload }
  const read = {
    statement,
    digest: digestOf(signed.bytes),
    signed: signed.bytes,
    signature: Buffer.from(signature, "hex"),
  }
  return { ok: true, read }
}

/** `sha256:` and the digest in hexadecimal digits. */
export function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`
}

interface Envelope {
  readonly format: string
  readonly kind: string
  readonly subject: { readonly [name: string]: string }
  readonly sequence: number
  readonly previous: string | null
  readonly key_id: string
  readonly payload: unknown
  readonly signature: string
}

const members = "format,key_id,kind,payload,previous,sequence,signature,subject"

function isEnvelope(value: unknown): value is Envelope {
  if (!isObject(value, true) || Object.keys(value).toSorted().join(",") !== members) return false
  const { format, kind, subject, sequence, previous, key_id: keyId, signature } = value
  return (
    typeof format === "string" &&
    typeof kind === "string" &&
    typeof keyId === "string" &&
    isObject(subject, true) &&
    Object.values(subject).every((text) => typeof text === "string") &&
    Number.isSafeInteger(sequence) &&
    (sequence as number) >= 1 &&
    (previous === null || (typeof previous === "string" && /^sha256:[0-9a-f]{64}$/.test(previous))) &&
    typeof signature === "string" &&
    /^[0-9a-f]{128}$/.test(signature)
  )
}

const noStatement: Refusal = {
  code: "attestation/form",
  what: "The bytes are no signed statement.",
  why: "a reader that guesses at members can be shown another statement than the one that was signed",
  fix: "send the bytes that signing gave, unchanged",
  facts: [attestation.id],
}

function otherKind(kind: StatementKind): Refusal {
  return {
    code: "attestation/kind",
    what: `The statement is no ${kind} in the form ${attestation.literal}.`,
    why: "what was signed for one purpose must not serve another",
    fix: `sign a ${kind} in that form`,
    facts: [attestation.id],
  }
}
