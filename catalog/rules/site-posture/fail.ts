import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"

/** Each posture where it does not belong. */
export const facts: readonly Fact[] = [
  {
    id: "contract/acme",
    kind: "contract",
    name: "acme",
    body: { name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: "_acme/" },
  },
  {
    id: "slot/acme/a-handshake",
    kind: "slot",
    name: "a-handshake",
    body: {
      name: "a-handshake",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptResponse", at: ["_meta", "acme.capabilities"] },
      posture: "handshake",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/an-early-handshake",
    kind: "slot",
    name: "an-early-handshake",
    body: {
      name: "an-early-handshake",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "InitializeRequest", at: ["_meta", "acme.early"] },
      posture: "handshake",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/an-acknowledgement",
    kind: "slot",
    name: "an-acknowledgement",
    body: {
      name: "an-acknowledgement",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptResponse", at: ["_meta", "acme.done"] },
      posture: "acknowledgement",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/an-answer",
    kind: "slot",
    name: "an-answer",
    body: {
      name: "an-answer",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_acme/told", from: "client", form: "notification", declined: null },
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
    id: "slot/acme/an-authority",
    kind: "slot",
    name: "an-authority",
    body: {
      name: "an-authority",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "SessionNotification.update", at: ["_meta", "acme.rule"] },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/an-idle-answer",
    kind: "slot",
    name: "an-idle-answer",
    body: {
      name: "an-idle-answer",
      contract: { $ref: "contract/acme" },
      site: { kind: "method", acp: 1, method: "_acme/ask", from: "client", form: "request", declined: null },
      posture: "authority",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      answer: {
        posture: "context",
        payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      },
      life: "realized",
    },
  },
  {
    id: "slot/acme/a-context",
    kind: "slot",
    name: "a-context",
    body: {
      name: "a-context",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptResponse", at: ["_meta", "acme.note"] },
      posture: "context",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
  {
    id: "slot/acme/a-fidelity",
    kind: "slot",
    name: "a-fidelity",
    body: {
      name: "a-fidelity",
      contract: { $ref: "contract/acme" },
      site: { kind: "meta", acp: 1, def: "PromptRequest", at: ["_meta", "acme.author"] },
      posture: "fidelity",
      payload: { type: { kind: "object", excess: "closed", members: [] }, definitions: [] },
      life: "realized",
    },
  },
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "site/posture",
    at: "slot/acme/a-context#/posture",
    what: "a-context has posture context on session/prompt response _meta, written by the agent, but that is for what the client writes.",
  },
  {
    code: "site/posture",
    at: "slot/acme/a-fidelity#/posture",
    what: "a-fidelity has posture fidelity on session/prompt request _meta, written by the client, but that is for what the agent writes.",
  },
  {
    code: "site/posture",
    at: "slot/acme/a-handshake#/posture",
    what: "a-handshake is a handshake on session/prompt response _meta, written by the agent, but a handshake rides on the response to initialize.",
  },
  {
    code: "site/posture",
    at: "slot/acme/an-acknowledgement#/posture",
    what: "an-acknowledgement is an acknowledgement by itself on session/prompt response _meta, written by the agent, but an acknowledgement is the answer of a request.",
  },
  {
    code: "site/posture",
    at: "slot/acme/an-answer#/answer",
    what: "an-answer states an answer on ACP extension notification, written by the client, but only extension requests are answered.",
  },
  {
    code: "site/posture",
    at: "slot/acme/an-authority#/posture",
    what: "an-authority has posture authority on session/update member _meta, written by the agent, but that is for what the client writes.",
  },
  {
    code: "site/posture",
    at: "slot/acme/an-early-handshake#/posture",
    what: "an-early-handshake is a handshake on initialize request _meta, written by the client, but a handshake rides on the response to initialize.",
  },
  {
    code: "site/posture",
    at: "slot/acme/an-idle-answer#/answer/posture",
    what: "an-idle-answer is answered with posture context on ACP extension request, written by the client, but an answer is an acknowledgement.",
  },
]
