import { describe, expect, it } from "vitest"
import { opening } from "../../../test/driver/scripted.ts"
import { cast, patient, request } from "../../../test/worker/turning.ts"
import { updateRoutings } from "../../../output/facts/update-routings.ts"
import type { WorkerUpdate } from "../routing/update.ts"
import { runTurn } from "./turn.ts"

const content = { type: "text", text: "Look." }

/** What an agent sends of each kind of update that the table has. */
const sent: { readonly [update: string]: object } = {
  agent_message_chunk: { content },
  agent_thought_chunk: { content },
  plan: { entries: [{ content: "look", priority: "high", status: "pending" }] },
  tool_call: { toolCallId: "c1", title: "ls", status: "pending" },
  tool_call_update: { toolCallId: "c2", title: "ls", status: "completed" },
  usage_update: { used: 1, size: 2 },
}

const rows = updateRoutings.flatMap(({ name, updates, landsIn }) =>
  updates.map((update) => [name, update, landsIn] as const),
)

describe("an update of an agent's", () => {
  it("is known to this test for each that the catalog's table has", () => {
    expect(Object.keys(sent).toSorted()).toEqual(rows.map(([, update]) => update).toSorted())
  })

  it.each(rows)("of the row %s, a %s, lands in %s", async (_row, update, landsIn) => {
    const shown: WorkerUpdate[] = []
    const params = { sessionId: "s1", update: { sessionUpdate: update, ...sent[update] } }
    const { connect } = cast([
      ...opening,
      { expect: "session/prompt" },
      { send: { jsonrpc: "2.0", method: "session/update", params } },
      { answer: { stopReason: "end_turn" } },
    ])
    const bundle = { ...request.bundle, version: 1, taskMode: request.prompt.taskMode, runtimeAttempt: 0 } as const
    const { report } = runTurn(
      connect,
      { ...request, bundle, previous: null, history: [] },
      { permission: "deny", limits: patient, show: (each) => void shown.push(each) },
    )
    expect((await report).outcome).toEqual({ kind: "succeeded" })
    expect(shown.map((each) => each.landsIn)).toEqual([landsIn])
  })
})
