import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Two alike, models that read like other targets, and a route of the gateway's own. */
export const facts: readonly Fact[] = [
  {
    id: "provider/north",
    kind: "provider",
    name: "north",
    body: { name: "north", origin: "https://north.example", accepts: [], priced: true },
  },
  { id: "dialect/chat", kind: "dialect", name: "chat", body: { name: "chat", method: "POST", path: "/v1/chat" } },
  { id: "dialect/copy", kind: "dialect", name: "copy", body: { name: "copy", method: "POST", path: "/v1/chat" } },
  { id: "dialect/queue", kind: "dialect", name: "queue", body: { name: "queue", method: "POST", path: "/{model}" } },
  { id: "dialect/usage", kind: "dialect", name: "usage", body: { name: "usage", method: "GET", path: "/v1/models" } },
  { id: "dialect/whole", kind: "dialect", name: "whole", body: { name: "whole", method: "POST", path: "/v1/{model}" } },
  {
    id: "model-id/chat",
    kind: "model-id",
    name: "chat",
    body: { name: "chat", provider: { $ref: "provider/north" }, dialect: { $ref: "dialect/queue" }, value: "v1/chat" },
  },
  {
    id: "model-id/deep",
    kind: "model-id",
    name: "deep",
    body: { name: "deep", provider: { $ref: "provider/north" }, dialect: { $ref: "dialect/queue" }, value: "v1/small" },
  },
  {
    id: "model-id/small",
    kind: "model-id",
    name: "small",
    body: { name: "small", provider: { $ref: "provider/north" }, dialect: { $ref: "dialect/whole" }, value: "small" },
  },
  {
    id: "gateway-route/models",
    kind: "gateway-route",
    name: "models",
    body: { name: "models", method: "GET", path: "/v1/models", queries: [], answers: "lease_models" },
  },
  {
    id: "gateway-route/names",
    kind: "gateway-route",
    name: "names",
    body: { name: "names", method: "GET", path: "/v1/models", queries: [], answers: "lease_models" },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  { code: "path/overlap", at: "dialect/copy#/path", what: "POST /v1/chat is a request of chat and of copy." },
  {
    code: "path/overlap",
    at: "gateway-route/models#/path",
    what: "GET /v1/models is a request of usage and of models.",
  },
  { code: "path/overlap", at: "gateway-route/names#/path", what: "GET /v1/models is a request of usage and of names." },
  {
    code: "path/overlap",
    at: "model-id/chat#/value",
    what: "POST /v1/chat is a request of chat and of queue for v1/chat.",
  },
  {
    code: "path/overlap",
    at: "model-id/small#/value",
    what: "POST /v1/small is a request of queue for v1/small and of whole for small.",
  },
]
