import type { BenchValues } from "../payload.ts"

const message = (at: number): object => ({
  role: at % 2 === 0 ? "user" : "assistant",
  content: [{ type: "text", text: `Step ${at}: the parser reads “${"x".repeat(40)}” and goes on.\n` }],
  usage: { input: 1_204 + at, output: 88, cached: at % 3 === 0 ? null : 512.5 },
})
const state = { cursor: 41, log: Array.from({ length: 24 }, (_, at) => message(at)), flags: { dirty: false } }

/** Values that hold JSON which is not ours to know, of about six kilobytes where they are large. */
export const opaqueValues: { readonly [stem: string]: BenchValues } = {
  "checkfu/journal-checkpoint": {
    valid: [
      { status: "checkpoint", version: "3", state },
      { status: "checkpoint", version: "3", state: { cursor: 0, log: [] } },
      { status: "too_large" },
    ],
    invalid: {
      start: { status: "saved", version: "3", state },
      middle: { status: "checkpoint", version: 3, state },
      end: { status: "checkpoint", version: "3" },
      excess: { status: "too_large", state },
    },
  },
  "checkfu/resume": {
    valid: [
      { version: "3", state },
      { version: "3", state: null },
    ],
    invalid: {
      start: { version: "", state: null },
      middle: { state },
      end: { version: "3" },
      excess: { version: "3", state: { cursor: 0 }, journal: [] },
    },
  },
  "checkfu/output-schema": {
    valid: [
      {
        $schema: "https://json-schema.org/draft/2020-12/schema",
        type: "object",
        properties: {
          verdict: { type: "string", enum: ["keep", "change", "drop"] },
          reasons: { type: "array", items: { type: "string", maxLength: 400 }, maxItems: 12 },
          confidence: { type: "number", minimum: 0, maximum: 1 },
        },
        required: ["verdict", "reasons"],
        additionalProperties: false,
      },
      { type: "array", items: { type: "integer" } },
    ],
    invalid: {
      start: "{}",
      middle: null,
      end: { type: "object", ["n".repeat(257)]: true },
      excess: Object.fromEntries(Array.from({ length: 257 }, (_, at) => [`member ${at}`, true])),
    },
  },
}
