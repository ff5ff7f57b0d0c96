import { expect, it } from "vitest"
import { readReference } from "./reference.ts"

it.each([
  ["node:20", { registry: null, repository: "node", tag: "20", digest: null }],
  ["acme/agent", { registry: null, repository: "acme/agent", tag: null, digest: null }],
  ["localhost/agent:x", { registry: "localhost", repository: "agent", tag: "x", digest: null }],
  ["127.0.0.1:5000/a/b@sha256:0f", { registry: "127.0.0.1:5000", repository: "a/b", tag: null, digest: "sha256:0f" }],
  ["ghcr.io/a:1@sha256:0f", { registry: "ghcr.io", repository: "a", tag: "1", digest: "sha256:0f" }],
])("reads %s", (reference, parts) => {
  expect(readReference(reference)).toEqual(parts)
})
