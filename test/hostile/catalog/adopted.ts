import * as Schema from "effect/Schema"
import { between, framed, meta, slot } from "../../../catalog/kinds/index.ts"
import { wild } from "./contract.ts"

/** Members that every object has, taken as published. */
export const inherited = slot({
  contract: wild,
  name: "inherited",
  site: meta("SessionNotification.update", "wild/a|b`c`{d}<e>"),
  posture: "fidelity",
  excess: "keep",
  payload: Schema.Struct({
    ["__proto__"]: Schema.Boolean,
    constructor: Schema.String,
    toString: Schema.optionalKey(Schema.String),
    hasOwnProperty: Schema.optionalKey(Schema.Boolean),
    valueOf: Schema.Literal("valueOf"),
  }),
  life: "realized",
})

/** Closed, and of the same names. */
export const inheritedClosed = slot({
  contract: wild,
  name: "inherited-closed",
  site: meta("SessionNotification.update", "wild\\|", "nested.key", "*/"),
  posture: "fidelity",
  payload: Schema.Struct({
    ["__proto__"]: Schema.optionalKey(Schema.Struct({ ["__proto__"]: Schema.optionalKey(Schema.Boolean) })),
    constructor: Schema.optionalKey(Schema.Boolean),
  }),
  life: "realized",
})

/** Free names, so that a value may have any of them. */
export const free = slot({
  contract: wild,
  name: "free",
  site: meta("SessionNotification.update", "wild free"),
  posture: "fidelity",
  payload: Schema.Record(Schema.String, Schema.String),
  life: "realized",
})

/** Text between two hostile lines. */
export const note = framed({
  contract: wild,
  name: "note",
  site: between("PromptRequest.prompt", "<note a=\"${b}\" c='`'>", "</note> {/* */}"),
  posture: "context",
  payload: Schema.Struct({ text: Schema.String, version: Schema.Literal(1) }),
  life: "realized",
})
