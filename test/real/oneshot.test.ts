import { existsSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { judgedCalls } from "../../runtime/driver/served-calls.ts"
import { offersNoTools, openModelServer, scripted, shell } from "../../runtime/model-server/index.ts"
import type { ModelRequest } from "../../runtime/model-server/index.ts"
import { openOneshot } from "../../runtime/oneshot/index.ts"
import type { Oneshot } from "../../runtime/oneshot/index.ts"
import { until } from "../support/until.ts"
import { fewAtATime } from "./agents/few-at-a-time.ts"
import { install } from "./agents/install.ts"
import { processesAt } from "./agents/processes.ts"
import { model } from "./agents/recipe.ts"
import { said, scenes, written } from "./agents/scenes.ts"
import { furnish } from "./agents/stage.ts"
import type { RealCommand } from "./oneshot/commands.ts"
import { realCommands } from "./oneshot/commands.ts"

const typed = "Scene seven: give the word."
const word = { word: "quartz" }
const outputSchema = {
  type: "object",
  properties: { word: { type: "string" } },
  required: ["word"],
  additionalProperties: false,
}

interface Scene {
  readonly session: () => Oneshot
  readonly requests: readonly ModelRequest[]
  readonly work: string
  readonly home: string
  readonly strike: () => Promise<void>
}

/** A command in a room of its own, with a model that answers by script and keeps the record. */
async function scene({ release, recipe, typedBy }: RealCommand, installed: string): Promise<Scene> {
  const requests: ModelRequest[] = []
  const server = await openModelServer({
    models: [model],
    answers: scripted(
      (request) => {
        requests.push(request)
        const { userText, toolResults } = request
        if (userText.includes(scenes.tool) && toolResults.length === 0) return shell(`echo done > ${written}`)
        if (userText.includes(scenes.denied)) return { kind: "failure", status: 401, message: "no such key" }
        if (userText.includes(scenes.broken)) return { kind: "failure", status: 500, message: "broken" }
        if (!userText.includes(typed)) return { kind: "text", text: said }
        if (!(typedBy instanceof RegExp)) return { kind: "text", text: JSON.stringify(word) }
        return toolResults.length === 0
          ? { kind: "tool", tool: typedBy, arguments: word }
          : { kind: "text", text: "Given." }
      },
      { isHelper: offersNoTools },
    ),
  })
  const key = `key-of-${recipe.bin.replaceAll(/\W+/g, "-")}`
  const { launch, work, home, clear } = await furnish(recipe, { installed, url: server.url, key })
  return {
    requests,
    work,
    home,
    session: () =>
      openOneshot({
        release,
        launch: (args) => ({ ...launch, args: [...launch.args, ...args] }),
        workspace: work,
        record: () => judgedCalls(server.served.ofRun(key)),
      }),
    strike: async () => {
      await server.close()
      await clear()
    },
  }
}

const oneOfTwo = fewAtATime(2)

describe("a real command in print mode", () => {
  it.concurrent.for(realCommands)(
    "goes on from turn to turn, uses a tool, and calls no turn a success without its model: $name",
    { timeout: 600_000 },
    (command, { skip }) =>
      oneOfTwo(async () => {
        const installed = await install(command.recipe)
        if (!installed.ok) {
          skip(process.env["CI"] !== "true", installed.why)
          throw new Error(installed.why)
        }
        const { session, requests, work, home, strike } = await scene(command, installed.folder)
        try {
          const talk = session()
          const first = await talk.prompt(scenes.plain).result
          expect(first).toMatchObject({ outcome: "succeeded", text: said, claim: "succeeded", isResumed: false })
          const before = requests.length
          const second = await talk.prompt("And again.").result
          expect(second).toMatchObject({ outcome: "succeeded", text: said })
          const knows = requests.slice(before).some(({ body }) => JSON.stringify(body).includes(scenes.plain))
          expect([second.isResumed, knows]).toEqual(Array(2).fill(command.release.resume_flag !== undefined))

          const tool = await session().prompt(scenes.tool).result
          expect(tool).toMatchObject({ outcome: "succeeded", text: said, tools: [{ status: "completed" }] })
          expect(existsSync(join(work, written))).toBe(true)

          const denied = await session().prompt(scenes.denied).result
          expect(denied).toMatchObject({
            outcome: "failed",
            text: "",
            complaint: expect.stringContaining("no such key"),
          })

          const failing = session().prompt(scenes.broken)
          if (command.isPatient === true) {
            const asked = () => requests.some(({ userText }) => userText.includes(scenes.broken))
            await until(asked, 120_000)
            failing.cancel()
          }
          const broken = await failing.result
          expect(broken.outcome).toBe(command.isPatient === true ? "cancelled" : "failed")
          expect(broken.text).toBe("")

          if (command.typedBy !== null) {
            const output = await session().prompt(typed, { outputSchema }).result
            expect(output).toMatchObject({ outcome: "succeeded", output: { state: "fits", value: word } })
          }
          for (const { diagnostics } of [first, second, tool]) expect(diagnostics).toEqual([])
          expect(processesAt(home)).toEqual([])
        } finally {
          await strike()
        }
      }),
  )
})
