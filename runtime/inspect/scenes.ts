import type { Answer, Answering } from "../model-server/index.ts"
import { offersNoTools, scripted, shell } from "../model-server/index.ts"

/** What the model does when it is asked. */
export type Scene = "plain" | "tool" | "slow" | "unauthorized" | "broken" | "cut"

/** The file that the command of a tool call writes into the folder of its session. */
export const writtenFile = "written-by-the-tool"

const said = "This is the answer of the model, in a few words that come one after the other until all of them are said."

/**
 * Answers by the scene that is on. A model that fails does so whatever is asked. `offersTools` says that the agent's turns
 * are known to offer tools: then what offers none is its own business, such as a title, and is answered at once. So is what
 * offers none and wants an answer of some form. `called` hears that the model called a tool.
 */
export function sceneModel(scene: () => Scene, offersTools: boolean, called: () => void): Answering {
  const perform: Answering = ({ tools, toolResults, stream }): Answer => {
    const current = scene()
    switch (current) {
      case "plain":
        return { kind: "text", text: said }
      case "tool": {
        const call = shell(`echo done > ${writtenFile}`)
        const isOffered = tools.some(({ name }) => typeof call.tool !== "string" && call.tool.test(name))
        if (!isOffered || toolResults.length > 0) return { kind: "text", text: said }
        called()
        return call
      }
      case "slow":
        return { kind: "text", text: said, pace: stream ? { between: 1_000 } : { firstByte: 20_000 } }
      case "unauthorized":
        return { kind: "failure", status: 401, message: "no such key" }
      case "broken":
        return { kind: "failure", status: 500, message: "the model is broken" }
      case "cut":
        return { kind: "cut", text: said }
      default:
        return current satisfies never
    }
  }
  return scripted(perform, {
    isHelper: (request) => !fails(scene()) && offersNoTools(request) && (offersTools || request.wants !== null),
  })
}

function fails(scene: Scene): boolean {
  return scene === "unauthorized" || scene === "broken" || scene === "cut"
}
