import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Keys and methods outside their namespaces, and namespaces that are none. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/call",
    kind: "slot",
    name: "call",
    body: {
      name: "call",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_other/call", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/note",
    kind: "slot",
    name: "note",
    body: {
      name: "note",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "other.note"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "contract/borrowed",
    kind: "contract",
    name: "borrowed",
    body: {
      name: "borrowed",
      title: "Borrowed",
      ownership: "adopted",
      keyPrefix: "borrowed.",
      methodPrefix: "_borrowed/",
    },
  },
  {
    id: "slot/borrowed/trace",
    kind: "slot",
    name: "trace",
    body: {
      name: "trace",
      contract: { $ref: "contract/borrowed" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "traceparent"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "contract/mute",
    kind: "contract",
    name: "mute",
    body: { name: "mute", title: "Mute", ownership: "owned", keyPrefix: "mute.", methodPrefix: null },
  },
  {
    id: "slot/mute/call",
    kind: "slot",
    name: "call",
    body: {
      name: "call",
      contract: { $ref: "contract/mute" },
      site: { kind: "method", acp: 1, method: "_mute/call", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "contract/bare",
    kind: "contract",
    name: "bare",
    body: { name: "bare", title: "Bare", ownership: "owned", keyPrefix: null, methodPrefix: "_bare/" },
  },
  {
    id: "contract/plain",
    kind: "contract",
    name: "plain",
    body: { name: "plain", title: "Plain", ownership: "owned", keyPrefix: "", methodPrefix: "plain/" },
  },
  {
    id: "slot/plain/note",
    kind: "slot",
    name: "note",
    body: {
      name: "note",
      contract: { $ref: "contract/plain" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "baggage"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "names/namespace",
    at: "contract/bare#/keyPrefix",
    what: "Contract bare has no key prefix.",
  },
  {
    code: "names/namespace",
    at: "contract/plain#/keyPrefix",
    what: "Contract plain has an empty key prefix.",
  },
  {
    code: "names/namespace",
    at: "contract/plain#/methodPrefix",
    what: 'Contract plain prefixes its methods with "plain/", but extension methods begin with an underscore and a name.',
  },
  {
    code: "names/namespace",
    at: "slot/acme/call#/site",
    what: 'call is the method _other/call, but its contract\'s methods begin with "_acme/".',
  },
  {
    code: "names/namespace",
    at: "slot/acme/note#/site",
    what: 'note rides at the key other.note, but its contract\'s keys begin with "acme.".',
  },
  {
    code: "names/namespace",
    at: "slot/borrowed/trace#/site",
    what: "trace rides at the root key traceparent of _meta, which is reserved for W3C trace context.",
  },
  {
    code: "names/namespace",
    at: "slot/mute/call#/site",
    what: "call is the method _mute/call, but its contract has no method prefix.",
  },
  {
    code: "names/namespace",
    at: "slot/plain/note#/site",
    what: "note rides at the root key baggage of _meta, which is reserved for W3C trace context.",
  },
]
