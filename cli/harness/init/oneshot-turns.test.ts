import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { decodeOneshotReleaseText } from "../../../output/documents/index.ts"
import { judgedCalls } from "../../../runtime/driver/index.ts"
import { openModelServer, pointingAt, scripted } from "../../../runtime/model-server/index.ts"
import { folderState, openOneshot } from "../../../runtime/oneshot/index.ts"
import { printedIn } from "../../../test/support/printed.ts"
import { commands } from "../../commands.ts"
import { run } from "../../run.ts"

const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0

/** A one-shot command as it was begun, opened by its own release; its model repeats every prompt of the conversation. */
async function opened(language: string, program: string, file: string) {
  const folder = mkdtempSync(join(tmpdir(), "oneshot-begun-"))
  const printed = printedIn(folder, AbortSignal.timeout(60_000))
  await run(printed.terminal, commands, ["harness", "init", "oneshot", "--directory", "mine", "--language", language])
  const release = decodeOneshotReleaseText(readFileSync(join(folder, "mine", "release.json"), "utf8"))
  if (!release.ok) throw new Error(JSON.stringify(release))
  const [workspace, home] = [join(folder, "workspace"), join(folder, "home")]
  for (const each of [workspace, home]) mkdirSync(each)
  let fails = false
  const server = await openModelServer({
    answers: scripted(({ body, wants }) => {
      if (fails) return { kind: "failure", status: 400 }
      const { messages } = body as { readonly messages: readonly { readonly role: string; readonly content: string }[] }
      const told = messages.filter(({ role }) => role === "user").map(({ content }) => content)
      return { kind: "text", text: wants === null ? told.join(" ") : JSON.stringify({ told }) }
    }),
  })
  const session = openOneshot({
    release: release.value,
    launch: (args) => ({
      command: program,
      args: [join(folder, "mine", file), ...args],
      cwd: workspace,
      environment: { PATH: process.env["PATH"] ?? "", HOME: home, ...pointingAt(server.url, "run") },
    }),
    workspace,
    posture: "read_only",
    state: folderState([home], join(folder, "kept")),
    record: () => judgedCalls(server.served.ofRun("run")),
  })
  onTestFinished(async () => {
    await session.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })
  return { session, workspace, failFromHere: () => void (fails = true) }
}

describe.each([
  ["javascript", process.execPath, "oneshot.mjs"],
  ["python", "python3", "oneshot.py"],
])("a one-shot command that was begun in %s, driven by its own release", (language, program, file) => {
  it.runIf(language !== "python" || python)(
    "goes on from turn to turn, gives typed output, and owns its failures",
    async () => {
      const { session, workspace, failFromHere } = await opened(language, program, file)
      const first = await session.prompt("quartz").result
      expect(first).toMatchObject({ outcome: "succeeded", text: "quartz", isResumed: false, failure: null })
      const outputSchema = { type: "object", properties: { told: { type: "array" } }, required: ["told"] }
      const second = await session.prompt("basalt", { outputSchema }).result
      expect(second).toMatchObject({
        outcome: "succeeded",
        isResumed: true,
        output: { state: "fits", value: { told: ["quartz", "basalt"] } },
      })
      failFromHere()
      const third = await session.prompt("slate").result
      expect(third).toMatchObject({ outcome: "failed", claim: "failed", changed: [] })
      expect(readdirSync(workspace)).toEqual([])
    },
  )
})
