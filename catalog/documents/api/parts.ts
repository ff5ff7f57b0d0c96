import * as Schema from "effect/Schema"
import { opaque } from "../../kinds/opaque.ts"

/** A moment in UTC, to the millisecond. */
export const moment = Schema.String.check(
  Schema.isBetweenCodePoints(24, 24),
  Schema.isPattern(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/),
)

/** What people call something: one line. */
export const label = Schema.String.check(
  Schema.isBetweenCodePoints(1, 128),
  Schema.isPattern(/^[^\u0000-\u001f\u007f]+$/),
)

/** A word that a program knows something by. */
export const word = Schema.String.check(
  Schema.isBetweenCodePoints(1, 256),
  Schema.isPattern(/^[^\u0000-\u0020\u007f]+$/),
)

/** A sentence for people. */
export const sentence = Schema.String.check(Schema.isBetweenCodePoints(0, 4_096))

/** A digest over a canonical document. */
export const digest = Schema.String.check(Schema.isBetweenCodePoints(71, 71), Schema.isPattern(/^sha256:[0-9a-f]{64}$/))

/** A number that counts from 1. */
export const ordinal = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9_007_199_254_740_991 }))

/** A number that counts from 0. */
export const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9_007_199_254_740_991 }))

/** How long a request may wait for something to happen. */
export const waitSeconds = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 30 }))

/** The values of axes, by the name of each. */
export const axisValues = Schema.Record(word, word).check(Schema.isMaxProperties(64))

/** Literals of capabilities. */
export const capabilityList = Schema.Array(word).check(Schema.isMaxLength(256))

/** What only the two ends of a claim know the form of. */
export const work = opaque({ maxBytes: 262_144, maxDepth: 64 })

/** A bearer, given once. */
export const bearer = Schema.String.check(
  Schema.isBetweenCodePoints(16, 512),
  Schema.isPattern(/^[A-Za-z0-9._~+/=-]+$/),
)

/** Bytes as base64url without padding. */
export const signedBytes = Schema.String.check(
  Schema.isBetweenCodePoints(1, 1_500_000),
  Schema.isPattern(/^[A-Za-z0-9_-]+$/),
)

/** A public key in PEM. */
export const publicKey = Schema.String.check(
  Schema.isBetweenCodePoints(1, 1_024),
  Schema.isPattern(/^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\r\n]+-----END PUBLIC KEY-----[\r\n]*$/),
)

/** An address of HTTP. */
export const httpUrl = Schema.String.check(
  Schema.isBetweenCodePoints(8, 2_048),
  Schema.isPattern(/^https?:\/\/[^\u0000-\u0020\u007f]+$/),
)

/** A refusal inside an answer. */
export const AnsweredRefusal = Schema.Struct({
  code: word.annotateKey({ description: "The code, which has a page of its own." }),
  what: sentence,
  why: sentence,
  fix: sentence,
  facts: Schema.Array(word).check(Schema.isMaxLength(256)),
}).annotate({ identifier: "AnsweredRefusal" })
