import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** What every endpoint of this catalog rests on. */
const ground: readonly Fact[] = [
  {
    id: "document/note",
    kind: "document",
    name: "note",
    body: { name: "note", title: "Note", payload: { type: { kind: "literal", values: ["a"] }, definitions: [] } },
  },
  {
    id: "revision/now",
    kind: "revision",
    name: "now",
    body: { name: "now", literal: "now", subject: "API", life: "current", listed: false },
  },
  {
    id: "role/author",
    kind: "role",
    name: "author",
    body: { name: "author", plane: "control", access: "write", belongsTo: "workspace" },
  },
  {
    id: "role/reader",
    kind: "role",
    name: "reader",
    body: { name: "reader", plane: "control", access: "read", belongsTo: "workspace" },
  },
  {
    id: "role/worker",
    kind: "role",
    name: "worker",
    body: { name: "worker", plane: "data", access: "write", belongsTo: "workspace" },
  },
]

/** One name twice, an object where another has a method, and a word that no method can have. */
export const facts: readonly Fact[] = [
  ...ground,
  {
    id: "endpoint/again",
    kind: "endpoint",
    name: "again",
    body: {
      name: "again",
      method: "GET",
      path: "/v1/again",
      bearer: "api_key",
      roles: [{ $ref: "role/reader" }],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: false,
      operation: "notes.list",
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
  {
    id: "endpoint/all",
    kind: "endpoint",
    name: "all",
    body: {
      name: "all",
      method: "GET",
      path: "/v1/all",
      bearer: "api_key",
      roles: [{ $ref: "role/reader" }],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: false,
      operation: "notes.list",
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
  {
    id: "endpoint/deep",
    kind: "endpoint",
    name: "deep",
    body: {
      name: "deep",
      method: "GET",
      path: "/v1/deep",
      bearer: "api_key",
      roles: [{ $ref: "role/reader" }],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: false,
      operation: "notes.list.all",
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
  {
    id: "endpoint/gone",
    kind: "endpoint",
    name: "gone",
    body: {
      name: "gone",
      method: "GET",
      path: "/v1/gone",
      bearer: "api_key",
      roles: [{ $ref: "role/reader" }],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: false,
      operation: "notes.delete",
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "endpoint/operation",
    at: "endpoint/all#/operation",
    what: "notes.list is what endpoint/again has as notes.list.",
  },
  {
    code: "endpoint/operation",
    at: "endpoint/deep#/operation",
    what: "notes.list.all is what endpoint/again has as notes.list.",
  },
  { code: "endpoint/operation", at: "endpoint/gone#/operation", what: "notes.delete has the reserved name delete." },
]
