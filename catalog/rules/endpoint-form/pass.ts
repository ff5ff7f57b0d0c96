import type { Fact } from "../../../model/fact.ts"

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

/** Places and queries of names of their own, and a POST that takes a body and changes something. */
export const facts: readonly Fact[] = [
  ...ground,
  {
    id: "endpoint/made",
    kind: "endpoint",
    name: "made",
    body: {
      name: "made",
      method: "POST",
      path: "/v1/notes/{note_id}/parts",
      bearer: "api_key",
      roles: [{ $ref: "role/author" }],
      scope: "workspace",
      queries: [],
      takes: { $ref: "document/note" },
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
  {
    id: "endpoint/told",
    kind: "endpoint",
    name: "told",
    body: {
      name: "told",
      method: "GET",
      path: "/v1/notes/{note_id}/parts/{part_id}",
      bearer: "api_key",
      roles: [{ $ref: "role/reader" }],
      scope: "workspace",
      queries: [{ name: "after", description: "Where it begins.", form: "text", min: 1, max: 9, isRequired: false }],
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
]
