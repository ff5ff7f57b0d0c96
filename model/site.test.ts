import { describe, expect, it } from "vitest"
import { ride } from "./site.ts"
import type { AcpIndex, Site } from "./site.ts"

const acp: AcpIndex = {
  version: 1,
  digest: "",
  definitions: [
    {
      name: "InitializeResponse",
      method: "initialize",
      role: "response",
      handledBy: "agent",
      members: ["protocolVersion", "_meta"],
    },
    {
      name: "NewSessionRequest",
      method: "session/new",
      role: "request",
      handledBy: "agent",
      members: ["cwd", "_meta"],
    },
    {
      name: "PromptRequest",
      method: "session/prompt",
      role: "request",
      handledBy: "agent",
      members: ["prompt", "_meta"],
    },
    {
      name: "SessionNotification",
      method: "session/update",
      role: "notification",
      handledBy: "client",
      members: ["update", "_meta", "update.content"],
    },
    {
      name: "CancelRequestNotification",
      method: "$/cancel_request",
      role: "notification",
      handledBy: null,
      members: ["_meta"],
    },
    { name: "Bare", method: "bare", role: "notification", handledBy: "client", members: ["part"] },
  ],
}
const meta = (def: string, ...at: readonly string[]): Site => ({ kind: "meta", acp: 1, def, at })
const frame = (def: string): Site => ({ kind: "frame", acp: 1, def, open: "<<open", close: "close>>" })
const method = (name: string): Site => ({
  kind: "method",
  acp: 1,
  method: name,
  from: "client",
  form: "request",
  declined: null,
})

describe("where a site rides", () => {
  it.each([
    [meta("InitializeResponse", "_meta", "acme.x"), "agent", "initialize response _meta", "acme.x"],
    [meta("NewSessionRequest", "_meta", "acme.x"), "client", "session/new request _meta", "acme.x"],
    [meta("SessionNotification.update", "_meta", "acme", "air"), "agent", "session/update member _meta", "acme.air"],
    [
      meta("SessionNotification.update.content", "_meta", "acme.x"),
      "agent",
      "session/update update.content member _meta",
      "acme.x",
    ],
    [
      meta("PromptRequest.prompt", "_meta", "acme.ai"),
      "client",
      "session/prompt request prompt member _meta",
      "acme.ai",
    ],
    [meta("Bare.part", "_meta", "acme.x"), "agent", "bare member _meta", "acme.x"],
    [method("_acme/stop"), "client", "ACP extension request", "_acme/stop"],
    [frame("PromptRequest.prompt"), "client", "session/prompt text block", "<<open"],
    [frame("InitializeResponse"), "agent", "initialize text block", "<<open"],
  ] as const)("follows from the protocol's own schema", (site, from, carrier, wireName) => {
    expect(ride(site, acp)).toEqual({ ok: true, ride: { from, carrier, wireName } })
  })

  it.each([
    [meta("NoSuchMessage", "_meta", "x"), "the protocol schema has no message NoSuchMessage"],
    [meta("SessionNotification.updates", "_meta", "x"), "SessionNotification has no member updates"],
    [meta("SessionNotification.update.deeper", "_meta", "x"), "SessionNotification has no member update.deeper"],
    [meta("InitializeResponse", "x"), "a key rides below _meta"],
    [meta("InitializeResponse", "x", "y"), "a key rides below _meta"],
    [meta("Bare", "_meta", "x"), "a key rides below _meta"],
    [frame("PromptRequest.answer"), "PromptRequest has no member answer"],
    [frame("NoSuchMessage"), "the protocol schema has no message NoSuchMessage"],
    [meta("InitializeResponse", "_meta"), "a key rides below _meta"],
    [meta("CancelRequestNotification", "_meta", "x"), "CancelRequestNotification has no side of its own"],
    [method("session/prompt"), "session/prompt is a method of the protocol itself"],
  ])("is refused where the schema has no such place", (site, problem) => {
    expect(ride(site, acp)).toEqual({ ok: false, problem })
  })
})
