import { Ajv2020 } from "ajv/dist/2020.js"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { accepts } from "../../model/accepts.ts"
import type { Refusal } from "../../model/accepts.ts"
import type { Payload } from "../../model/wire-type.ts"
import type { Decoder } from "./compile.ts"

/** Who says what of values of one payload. What is missing has no voice. */
export interface Judges {
  readonly payload: Payload
  /** The published schema, parsed. */
  readonly schema: object
  readonly decode?: Decoder
  readonly decodeText?: (text: string) => ReturnType<Decoder>
  /** The schema as the catalog states it. */
  readonly stated?: Schema.Top
  /** What that schema does with members that it does not list; `closed` where left out. */
  readonly excess?: "closed" | "keep"
}

/** Says of a value on what its judges disagree; null where all agree. */
export function disagreement(judges: Judges): (value: unknown) => string | null {
  // `ownProperties`: a member that objects inherit is not there unless the value has it.
  const ajv = new Ajv2020({ strict: true, ownProperties: true, validateFormats: false })
  const validate = ajv.compile(judges.schema)
  const { stated } = judges
  const effect =
    stated === undefined
      ? null
      : Schema.decodeUnknownResult(stated as Schema.Codec<unknown>, {
          onExcessProperty: judges.excess === "keep" ? "ignore" : "error",
        })
  return (value) => {
    const refusals = accepts(judges.payload, value)
    const decided = refusals.filter(({ kind }) => kind === "invalid").length === 0
    const said: string[] = []
    // What members have to do with each other no schema says.
    const structural = refusals.every(({ kind, constraint }) => kind === "limit" || constraint === "agreement")
    if (validate(value) !== structural)
      said.push(`the schema ${structural ? "refuses" : "accepts"}: ${ajv.errorsText(validate.errors)}`)
    // Beyond a limit the schema decides nothing, and Effect knows some limits and not others.
    const limited = decided && refusals.length > 0
    if (effect !== null && !limited && Result.isSuccess(effect(value)) !== decided)
      said.push(`Effect ${decided ? "refuses" : "accepts"}`)
    const decoders = [judges.decode, judges.decodeText && ((input: unknown) => judges.decodeText?.(textOf(input)))]
    for (const [index, decode] of decoders.entries()) {
      const result = decode?.(value)
      // What a carrier may weigh is a limit of adopted decoders alone, and of their text.
      if (result !== undefined && !(index === 1 && !result.ok && result.error.expected.endsWith(" bytes")))
        said.push(...decoderSays(result, refusals).map((says) => `the decoder${index === 0 ? "" : " of text"} ${says}`))
    }
    return said.length === 0
      ? null
      : `${said.join("; ")}; the interpreter ${refusals.length === 0 ? "accepts" : JSON.stringify(refusals.slice(0, 3))}: ${textOf(value)}`
  }
}

function decoderSays(result: ReturnType<Decoder>, refusals: readonly Refusal[]): readonly string[] {
  if (result.ok) return refusals.length === 0 ? [] : ["accepts"]
  const { kind, path, expected, actual } = result.error
  const same = refusals.some(
    (refusal) =>
      refusal.kind === kind &&
      refusal.expected === expected &&
      refusal.actual === actual &&
      JSON.stringify(refusal.agreement) === JSON.stringify(result.error.agreement) &&
      refusal.path.length === path.length &&
      refusal.path.every((segment, at) => segment === path[at]),
  )
  return same ? [] : [`refuses for another reason, ${JSON.stringify(result.error)}`]
}

/** JSON text that also keeps the sign of zero. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (Object.is(inner, -0) ? "\u0000-0" : inner)).replaceAll(
    '"\\u0000-0"',
    "-0",
  )
}
