import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Names that are empty, begin with a digit, are reserved or inherited, or hold what code, paths and anchors cannot. */
export const facts: readonly Fact[] = [
  { id: "dialect/", kind: "dialect", name: "", body: { name: "", method: "POST", path: "/p1" } },
  { id: "dialect/1a", kind: "dialect", name: "1a", body: { name: "1a", method: "POST", path: "/p2" } },
  { id: "dialect/class", kind: "dialect", name: "class", body: { name: "class", method: "POST", path: "/p3" } },
  { id: "dialect/(fo)X", kind: "dialect", name: "(fo)X", body: { name: "(fo)X", method: "POST", path: "/p4" } },
  {
    id: "dialect/constructor",
    kind: "dialect",
    name: "constructor",
    body: { name: "constructor", method: "POST", path: "/p5" },
  },
  {
    id: "dialect/__proto__",
    kind: "dialect",
    name: "__proto__",
    body: { name: "__proto__", method: "POST", path: "/p6" },
  },
  {
    id: "dialect/toString",
    kind: "dialect",
    name: "toString",
    body: { name: "toString", method: "POST", path: "/p7" },
  },
  { id: "dialect/Upper", kind: "dialect", name: "Upper", body: { name: "Upper", method: "POST", path: "/p8" } },
  { id: "dialect/a--b", kind: "dialect", name: "a--b", body: { name: "a--b", method: "POST", path: "/p9" } },
  { id: "dialect/-a", kind: "dialect", name: "-a", body: { name: "-a", method: "POST", path: "/p10" } },
  { id: "dialect/con", kind: "dialect", name: "con", body: { name: "con", method: "POST", path: "/p11" } },
  { id: "dialect/ünter", kind: "dialect", name: "ünter", body: { name: "ünter", method: "POST", path: "/p12" } },
  {
    id: "page/Concepts//x",
    kind: "page",
    name: "Concepts//x",
    body: { name: "Concepts//x", title: "A page", description: "A page.", tables: [], skeleton: null },
  },
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
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
      payload: {
        type: { kind: "reference", to: "note-text" },
        definitions: [{ name: "note-text", type: { kind: "text", min: 1, max: 64, pattern: null }, description: null }],
      },
      life: "realized",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  { code: "names/invalid", at: "dialect/#/name", what: '"" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/(fo)X#/name", what: '"(fo)X" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/-a#/name", what: '"-a" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/1a#/name", what: '"1a" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/Upper#/name", what: '"Upper" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/__proto__#/name", what: '"__proto__" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/a--b#/name", what: '"a--b" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/class#/name", what: '"class" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/con#/name", what: '"con" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/constructor#/name", what: '"constructor" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/toString#/name", what: '"toString" cannot name a dialect.' },
  { code: "names/invalid", at: "dialect/ünter#/name", what: '"ünter" cannot name a dialect.' },
  { code: "names/invalid", at: "page/Concepts//x#/name", what: '"Concepts//x" cannot name a page.' },
  { code: "names/invalid", at: "slot/acme/note#/payload", what: '"note-text" cannot name a type.' },
]
