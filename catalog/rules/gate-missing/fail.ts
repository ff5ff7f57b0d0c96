import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** A request and a secret without a gate, a gate of another contract, and two declarations that gate nothing. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "contract/bravo",
    kind: "contract",
    name: "bravo",
    body: { name: "bravo", title: "Bravo", ownership: "adopted", keyPrefix: "bravo.", methodPrefix: "bravo/" },
  },
  {
    id: "declaration/acme/custody",
    kind: "declaration",
    name: "custody",
    body: { name: "custody", contract: { $ref: "contract/acme" }, member: "custody", values: ["yes"], raises: null },
  },
  {
    id: "declaration/bravo/steer",
    kind: "declaration",
    name: "steer",
    body: { name: "steer", contract: { $ref: "contract/bravo" }, member: "steer", values: ["yes"], raises: null },
  },
  {
    id: "slot/acme/resume",
    kind: "slot",
    name: "resume",
    body: {
      name: "resume",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.resume"] },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
      sensitivity: "secret",
    },
  },
  {
    id: "slot/acme/steer",
    kind: "slot",
    name: "steer",
    body: {
      name: "steer",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_acme/steer", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/trace",
    kind: "slot",
    name: "trace",
    body: {
      name: "trace",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification.update", at: ["_meta", "acme.trace"] },
      posture: "fidelity",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
      gate: { $ref: "declaration/bravo/steer" },
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  { code: "gate/missing", at: "declaration/acme/custody", what: "custody is declared, and gates no slot." },
  { code: "gate/missing", at: "declaration/bravo/steer", what: "steer is declared, and gates no slot." },
  { code: "gate/missing", at: "slot/acme/resume#/gate", what: "resume is secret, and no declaration gates it." },
  {
    code: "gate/missing",
    at: "slot/acme/steer#/gate",
    what: "steer is a method that the client calls with authority, and no declaration gates it.",
  },
  {
    code: "gate/missing",
    at: "slot/acme/trace#/gate",
    what: "trace belongs to acme, and is gated by declaration/bravo/steer, which does not.",
  },
]
