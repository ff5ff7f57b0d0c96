import { lineFits, readLine } from "../../../model/line-form.ts"
import type { LineForm } from "../../../model/entries.ts"
import type { Framed } from "../../driver/transport/framer.ts"
import { framer } from "../../driver/transport/framer.ts"
import { incoming } from "../../driver/transport/incoming.ts"
import { preview } from "../../driver/transport/redact.ts"
import type { Redact } from "../../driver/transport/redact.ts"
import { diagnosticOf } from "../../driver/transport/wire-faults.ts"
import type { Pieced } from "./gift.ts"
import { forget, meaningOf } from "./gift.ts"
import type { Meaning, OutputReader } from "./meaning.ts"

/**
 * Reads stream JSON of any of some forms. Which one it is, the stream says itself: with the first line that opens a form.
 * What is no JSON, what is too long, and what stands before that line is reported and passed over.
 */
export function jsonLines(forms: readonly LineForm[], lineBytes: number, redact: Redact): OutputReader {
  const lines = framer(lineBytes)
  const pieced: Pieced = new Set()
  let form: LineForm | null = null
  const take = (value: unknown): readonly Meaning[] => {
    form ??= forms.find(({ opens }) => opens.some((when) => lineFits(when, value, value))) ?? null
    const meant = form === null ? null : readLine(form, value)
    if (meant === null) return [{ kind: "unknown", raw: value }]
    const meanings = meant.flatMap((each) => meaningOf(each, value, pieced))
    forget(meant, pieced)
    return meanings
  }
  const read = (framed: Framed): readonly Meaning[] => {
    const { text, json, value, faults } = incoming(framed, lineBytes)
    // Neither a mark nor a missing line feed takes anything away, and a list is one value like any other here.
    const faulty = faults.filter(([code]) => code in spoken)
    const told = faulty.map((fault): Meaning => {
      const { code, what } = diagnosticOf(fault, framed.number, null)
      const raw = text === "" ? null : preview(text, redact)
      return {
        kind: "fault",
        code,
        what: `Line ${framed.number}: ${code in own ? own[code as keyof typeof own] : what}`,
        raw,
      }
    })
    return json ? [...told, ...take(value)] : told
  }
  return {
    push: (chunk) => lines.push(chunk).flatMap(read),
    end: () => lines.end().flatMap(read),
    outputIn: () => form?.output ?? "line",
  }
}

/** What the driver of agents says of lines in words of its protocol. */
const own = { "wire/non-protocol-line": "It is not JSON, and was passed over." } as const

/** The oddities that may have cost something. */
const spoken = { "wire/oversize": true, "wire/invalid-utf8": true, "wire/non-protocol-line": true } as const
