const pointer = {
  type: "string",
  pattern: "^(/([^~/]|~[01])*)*$",
}

/** The schema of one line of a vector file; its descriptions are what a reader in another language needs to know. */
export const vectorSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Golden vector",
  description:
    "One value on which every reader of a payload must agree. The value is `value`, or what the JSON in `text` says. With `build`, what stands in `value` at the place `build.at` is replaced before: by the text `build.repeat` so many times in a row, or by a list of so many items, each of them the one that the list `build.repeat` holds. The first vector of a file is the smallest value, which lies on every lower bound at once.",
  type: "object",
  properties: {
    name: { type: "string", description: "Unique in its file. It names no bound, and so stays when a bound is moved." },
    verdict: { type: "string", enum: ["accept", "reject"] },
    kind: {
      type: "string",
      enum: ["invalid", "limit"],
      description:
        "Why it is rejected: it is not what is expected, or it is larger or deeper than any reader takes. Bytes are those of the JSON text in UTF-8 without white space.",
    },
    constraint: {
      type: "string",
      description:
        "The keyword of JSON Schema that is tried, and its value. Four that no schema has are named in the same way: maxBytes, maxDepth, maxReferences and maxNodes.",
    },
    pointer: {
      ...pointer,
      description: "The place that is judged. Of a rejected value it is where an error must point.",
    },
    decidedBy: {
      type: "string",
      enum: ["schema", "decoder"],
      description:
        "`schema`: the published JSON Schema gives the verdict. `decoder`: it cannot be said there, or readers of schemas differ; whoever has no decoder skips the vector.",
    },
    fact: { type: "string", description: "The fact of the catalog that says so." },
    value: { description: "The value, but for what is built." },
    build: {
      type: "object",
      description: "What is too long to be written.",
      properties: {
        at: { ...pointer, description: "The place in `value` where it stands; empty for the whole." },
        repeat: { anyOf: [{ type: "string" }, { type: "array", minItems: 1, maxItems: 1 }] },
        times: { type: "integer", minimum: 0 },
      },
      required: ["at", "repeat", "times"],
      additionalProperties: false,
    },
    text: { type: "string", description: "The JSON text of the value, where the way it is written is what is tried." },
  },
  required: ["name", "verdict", "constraint", "pointer", "decidedBy", "fact"],
  oneOf: [
    { type: "object", properties: { value: true }, required: ["value"] },
    { type: "object", properties: { text: true, build: false }, required: ["text"] },
  ],
  additionalProperties: false,
} as const
