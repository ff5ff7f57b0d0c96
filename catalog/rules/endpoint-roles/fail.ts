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

/** No role, roles of both planes, a reader that writes, and a role where no key is sent. */
export const facts: readonly Fact[] = [
  ...ground,
  {
    id: "endpoint/bare",
    kind: "endpoint",
    name: "bare",
    body: {
      name: "bare",
      method: "GET",
      path: "/v1/bare",
      bearer: "api_key",
      roles: [],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: false,
      operation: null,
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
  {
    id: "endpoint/claimed",
    kind: "endpoint",
    name: "claimed",
    body: {
      name: "claimed",
      method: "GET",
      path: "/v1/claimed",
      bearer: "claim",
      roles: [{ $ref: "role/worker" }],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: false,
      operation: null,
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
  {
    id: "endpoint/mixed",
    kind: "endpoint",
    name: "mixed",
    body: {
      name: "mixed",
      method: "GET",
      path: "/v1/mixed",
      bearer: "api_key",
      roles: [{ $ref: "role/reader" }, { $ref: "role/worker" }],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: false,
      operation: null,
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
  {
    id: "endpoint/written",
    kind: "endpoint",
    name: "written",
    body: {
      name: "written",
      method: "POST",
      path: "/v1/written",
      bearer: "api_key",
      roles: [{ $ref: "role/author" }, { $ref: "role/reader" }],
      scope: "workspace",
      queries: [],
      takes: null,
      answers: { $ref: "document/note" },
      list: null,
      status: 200,
      mayBeEmpty: false,
      writes: true,
      operation: null,
      refuses: [],
      since: { $ref: "revision/now" },
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  { code: "endpoint/roles", at: "endpoint/bare#/roles", what: "bare is asked with a key, and lets in no role." },
  {
    code: "endpoint/roles",
    at: "endpoint/claimed#/roles",
    what: "claimed is asked with another bearer than a key, and lets in worker.",
  },
  {
    code: "endpoint/roles",
    at: "endpoint/mixed#/roles/worker",
    what: "mixed lets in reader of the control plane, and worker of the data plane.",
  },
  {
    code: "endpoint/roles",
    at: "endpoint/written#/roles/reader",
    what: "written writes, and lets in reader, which may only read.",
  },
]
