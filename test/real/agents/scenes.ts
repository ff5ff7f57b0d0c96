import type { Answering } from "../../../runtime/model-server/index.ts"
import { offersNoTools, scripted, shell } from "../../../runtime/model-server/index.ts"

/** The file that the tool of a scene writes into the folder of its session. */
export const written = "written-by-the-tool"

/** What is said to an agent, and so to its model, which answers by it. */
export const scenes = {
  plain: "Scene one: just answer.",
  tool: "Scene two: run a command.",
  slow: "Scene three: take your time.",
  denied: "Scene four: be refused.",
  broken: "Scene five: meet a broken server.",
  cut: "Scene six: be cut off.",
} as const

/** The text of every answer that is one. */
export const said = "This is the answer of the model."

/** What takes minutes to say, a word a second: nobody cancels it too late. */
const long = Array.from({ length: 20 }, () => said).join(" ")

/** The model of the scenes. What an agent asks on its own behalf, such as a title, is answered at once. */
export function sceneModel(): Answering {
  return scripted(
    ({ userText, toolResults }) => {
      if (userText.includes(scenes.tool) && toolResults.length === 0) return shell(`echo done > ${written}`)
      if (userText.includes(scenes.slow)) return { kind: "text", text: long, pace: { between: 1000 } }
      if (userText.includes(scenes.denied)) return { kind: "failure", status: 401, message: "no such key" }
      if (userText.includes(scenes.broken)) return { kind: "failure", status: 500, message: "broken" }
      if (userText.includes(scenes.cut)) return { kind: "cut", text: said }
      return { kind: "text", text: said }
    },
    { isHelper: offersNoTools },
  )
}
