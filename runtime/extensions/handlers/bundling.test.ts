import { describe, expect, it } from "vitest"
import type { SessionMeta } from "../../../output/contracts/onehorizon/index.ts"
import { onehorizonHandlers } from "../../defaults.ts"

const bare: SessionMeta = {
  version: 1,
  taskId: "task-1",
  workspaceId: "ws-1",
  ownerUserId: null,
  sessionId: null,
  workflowRunId: null,
  workflowStepId: null,
  workflowBranch: null,
  attempt: null,
  runtimeAttempt: null,
  taskMode: null,
  artifactsDir: null,
  linkedDocumentIds: [],
  goals: [],
  products: [],
  skills: [],
}

const { sessionMeta, sessionMetaLoad, sessionMetaResume } = onehorizonHandlers
const declared = new Set<string>()

describe.each([
  ["NewSessionRequest", sessionMeta],
  ["LoadSessionRequest", sessionMetaLoad],
  ["ResumeSessionRequest", sessionMetaResume],
])("the bundle on %s", (def, { send }) => {
  it("goes out whole, on its own message", () => {
    expect(send(bare, { declared })).toEqual({
      ok: true,
      outgoing: { kind: "meta", def, at: ["_meta", "onehorizon.ai"], value: bare },
      observation: null,
    })
  })

  it("is refused without any one of its members: what is unknown is null", () => {
    for (const member of Object.keys(bare)) {
      const { [member as keyof SessionMeta]: _, ...rest } = bare
      expect(send(rest as SessionMeta, { declared })).toMatchObject({
        ok: false,
        refusal: { code: "send/invalid", what: expect.stringContaining(`/${member}: absent`) },
      })
    }
  })

  it.each([
    ["attempt", 1.5],
    ["attempt", -1],
    ["runtimeAttempt", 2 ** 60],
    ["runtimeAttempt", 0.1],
  ])("is refused when it counts %s as %d", (member, wrong) => {
    expect(send({ ...bare, [member]: wrong }, { declared })).toMatchObject({
      ok: false,
      refusal: { code: "send/inconsistent", what: expect.stringContaining(`${member} as ${wrong}`) },
    })
    expect(send({ ...bare, [member]: 0 }, { declared }).ok).toBe(true)
  })
})
