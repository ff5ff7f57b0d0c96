import type { Fact } from "../../../model/fact.ts"

/** Targets apart in method, in a segment, or by the models that are listed; two providers of one model. */
export const facts: readonly Fact[] = [
  {
    id: "provider/north",
    kind: "provider",
    name: "north",
    body: { name: "north", origin: "https://north.example", accepts: [], priced: true },
  },
  {
    id: "provider/south",
    kind: "provider",
    name: "south",
    body: { name: "south", origin: "https://south.example", accepts: [], priced: true },
  },
  { id: "dialect/chat", kind: "dialect", name: "chat", body: { name: "chat", method: "POST", path: "/v1/chat" } },
  {
    id: "dialect/listing",
    kind: "dialect",
    name: "listing",
    body: { name: "listing", method: "GET", path: "/v1/chat" },
  },
  { id: "dialect/jobs", kind: "dialect", name: "jobs", body: { name: "jobs", method: "POST", path: "/jobs" } },
  { id: "dialect/queue", kind: "dialect", name: "queue", body: { name: "queue", method: "POST", path: "/{model}" } },
  { id: "dialect/whole", kind: "dialect", name: "whole", body: { name: "whole", method: "POST", path: "/v1/{model}" } },
  { id: "dialect/words", kind: "dialect", name: "words", body: { name: "words", method: "POST", path: "/v1/words" } },
  {
    id: "model-id/a",
    kind: "model-id",
    name: "a",
    body: { name: "a", provider: { $ref: "provider/north" }, dialect: { $ref: "dialect/queue" }, value: "acme/a" },
  },
  {
    id: "model-id/b",
    kind: "model-id",
    name: "b",
    body: { name: "b", provider: { $ref: "provider/north" }, dialect: { $ref: "dialect/queue" }, value: "b" },
  },
  {
    id: "model-id/c",
    kind: "model-id",
    name: "c",
    body: { name: "c", provider: { $ref: "provider/north" }, dialect: { $ref: "dialect/whole" }, value: "c" },
  },
  {
    id: "model-id/twin",
    kind: "model-id",
    name: "twin",
    body: { name: "twin", provider: { $ref: "provider/south" }, dialect: { $ref: "dialect/queue" }, value: "b" },
  },
  {
    id: "gateway-route/models",
    kind: "gateway-route",
    name: "models",
    body: { name: "models", method: "GET", path: "/v1/models", queries: [], answers: "lease_models" },
  },
]
