import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Names that come to the same as an identifier, a type, a function, a file, a wire name or an anchor. */
export const facts: readonly Fact[] = [
  {
    id: "dialect/foo-bar",
    kind: "dialect",
    name: "foo-bar",
    body: { name: "foo-bar", method: "POST", path: "/foo-bar" },
  },
  {
    id: "dialect/foo_bar",
    kind: "dialect",
    name: "foo_bar",
    body: { name: "foo_bar", method: "POST", path: "/foo_bar" },
  },
  {
    id: "dialect/providers",
    kind: "dialect",
    name: "providers",
    body: { name: "providers", method: "POST", path: "/providers" },
  },
  {
    id: "provider/foo-bar",
    kind: "provider",
    name: "foo-bar",
    body: { name: "foo-bar", origin: "https://foo-bar.example", accepts: [], priced: true },
  },
  {
    id: "provider/providers",
    kind: "provider",
    name: "providers",
    body: { name: "providers", origin: "https://providers.example", accepts: [], priced: true },
  },
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "table/acme/inputs",
    kind: "table",
    name: "inputs",
    body: { name: "inputs", contract: { $ref: "contract/acme" }, title: "Who asks?", rows: ["harness"], columns: [] },
  },
  {
    id: "table/acme/outputs",
    kind: "table",
    name: "outputs",
    body: { name: "outputs", contract: { $ref: "contract/acme" }, title: "Who asks", rows: ["harness"], columns: [] },
  },
  {
    id: "page/io",
    kind: "page",
    name: "io",
    body: {
      name: "io",
      title: "A page",
      description: "A page.",
      tables: [{ $ref: "table/acme/inputs" }, { $ref: "table/acme/outputs" }],
      skeleton: null,
    },
  },
  {
    id: "page/Io",
    kind: "page",
    name: "Io",
    body: { name: "Io", title: "A page", description: "A page.", tables: [], skeleton: null },
  },
  {
    id: "slot/acme/ask",
    kind: "slot",
    name: "ask",
    body: {
      name: "ask",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_acme/ask", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      answer: {
        posture: "acknowledgement",
        payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      },
      life: "realized",
    },
  },
  {
    id: "slot/acme/ask-request",
    kind: "slot",
    name: "ask-request",
    body: {
      name: "ask-request",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.ask"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/contract",
    kind: "slot",
    name: "contract",
    body: {
      name: "contract",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.contract"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/index",
    kind: "slot",
    name: "index",
    body: {
      name: "index",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.index"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/memo",
    kind: "slot",
    name: "memo",
    body: {
      name: "memo",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.memo"] },
      posture: "context",
      payload: {
        type: { kind: "reference", to: "Note" },
        definitions: [{ name: "Note", type: { kind: "text", min: 1, max: 64, pattern: null }, description: null }],
      },
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
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.note"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/note-text",
    kind: "slot",
    name: "note-text",
    body: {
      name: "note-text",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.memo"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
      aliases: ["acme.note", "acme.scrap", ["acme.scrap"]],
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "names/not-injective",
    at: "dialect/foo_bar",
    what: "dialect/foo-bar and dialect/foo_bar both read fooBar among the constants in the list of dialects.",
  },
  {
    code: "names/not-injective",
    at: "dialect/providers",
    what: "dialect/providers reads providers among the constants in the list of providers, where that is reserved.",
  },
  { code: "names/not-injective", at: "page/io", what: "page/Io and page/io both read io among the pages." },
  {
    code: "names/not-injective",
    at: "provider/foo-bar",
    what: "dialect/foo-bar and provider/foo-bar both read fooBar among the constants in the list of providers.",
  },
  {
    code: "names/not-injective",
    at: "provider/providers",
    what: "provider/providers reads providers among the constants in the list of providers, where that is reserved.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/ask-request",
    what: "slot/acme/ask and slot/acme/ask-request both read AskRequest among the exports of contract acme.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/contract",
    what: "slot/acme/contract reads Contract among the exports of contract acme, where that is reserved.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/index",
    what: "slot/acme/index reads index among the files of contract acme, where that is reserved.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/note",
    what: "definition Note and slot/acme/note both read Note among the exports of contract acme.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/note-text",
    what: "slot/acme/memo and slot/acme/note-text both read acme.memo on session/prompt request _meta among the wire names of contract acme.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/note-text",
    what: "slot/acme/note and slot/acme/note-text both read decodeNoteText among the exports of contract acme.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/note-text#/aliases",
    what: "an alias of slot/acme/note-text and an alias of slot/acme/note-text both read acme.scrap on session/prompt request _meta among the wire names of contract acme.",
  },
  {
    code: "names/not-injective",
    at: "slot/acme/note-text#/aliases",
    what: "slot/acme/note and an alias of slot/acme/note-text both read acme.note on session/prompt request _meta among the wire names of contract acme.",
  },
  {
    code: "names/not-injective",
    at: "table/acme/outputs",
    what: "table/acme/inputs and table/acme/outputs both read #who-asks among the anchors of page io.",
  },
]
