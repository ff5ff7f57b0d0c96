import { describe, expect, it } from "vitest"
import type { ModelRequest } from "../model-server/index.ts"
import { sceneModel } from "./scenes.ts"
import type { Scene } from "./scenes.ts"

const bash = { name: "bash", parameters: { properties: { command: { type: "string" } } } }

function asked(scene: Scene, offersTools: boolean, request: Partial<ModelRequest>) {
  const whole = { dialect: "", target: "", run: "", model: "m", stream: true, tools: [], wants: null, userText: "" }
  let calls = 0
  const answer = sceneModel(
    () => scene,
    offersTools,
    () => void (calls += 1),
  )({ ...whole, toolResults: [], body: null, ...request })
  return { ...answer, calls }
}

describe("the model of a scene", () => {
  it("calls the tool that runs commands once, and only where one is offered", () => {
    expect(asked("tool", true, { tools: [bash] })).toMatchObject({ kind: "tool", calls: 1 })
    expect(asked("tool", true, { tools: [bash], toolResults: ["done"] })).toMatchObject({ kind: "text", calls: 0 })
    expect(asked("tool", false, {})).toMatchObject({ kind: "text", calls: 0 })
  })

  it("answers an agent's own questions at once, in the form that they ask for, also before its turns are known", () => {
    const wants = { type: "object", required: ["choice"], properties: { choice: { enum: ["flash"] } } }
    for (const known of [false, true])
      expect(asked("slow", known, { wants })).toMatchObject({ kind: "text", text: '{"choice":"flash"}' })
    expect(asked("slow", true, {})).not.toHaveProperty("pace")
    expect(asked("slow", false, {})).toHaveProperty("pace")
  })

  it("fails whatever is asked, where it fails", () => {
    for (const known of [false, true]) {
      expect(asked("unauthorized", known, { wants: {} })).toMatchObject({ kind: "failure", status: 401 })
      expect(asked("broken", known, { tools: [bash] })).toMatchObject({ kind: "failure", status: 500 })
      expect(asked("cut", known, {})).toMatchObject({ kind: "cut" })
    }
  })
})
