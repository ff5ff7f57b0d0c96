import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { lockFile } from "./lock.ts"

let folder = ""
let path = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"))
  path = join(folder, "deeper", "state.json")
})
afterEach(() => rmSync(folder, { recursive: true }))

const locks = (): readonly string[] => readdirSync(join(folder, "deeper"))

async function asking(): Promise<{ readonly child: ChildProcess; readonly said: string }> {
  const program = join(import.meta.dirname, "lock.fixture.ts")
  const child = spawn(process.execPath, ["--import", "tsx", program, path], { stdio: ["ignore", "pipe", "inherit"] })
  onTestFinished(() => void child.kill("SIGKILL"))
  const [said] = await once(child.stdout.setEncoding("utf8"), "data")
  return { child, said: String(said).trim() }
}

describe("a lock", { timeout: 120_000 }, () => {
  it("is one process's, and leaves nothing when it is let go of", () => {
    const first = lockFile(path)
    expect(lockFile(path)).toMatchObject({ kind: "taken", by: { pid: process.pid } })
    if (first.kind === "held") first.release()
    expect(locks()).toEqual([])
    expect(lockFile(path).kind).toBe("held")
  })

  it("is one of them's where many ask at once, and of the next one's when it was killed", async () => {
    const asked = await Promise.all([asking(), asking(), asking()])
    expect(asked.map(({ said }) => said).toSorted()).toEqual(["held", "taken", "taken"])
    const holder = asked.find(({ said }) => said === "held")?.child
    expect(lockFile(path)).toMatchObject({ kind: "taken", by: { pid: holder?.pid } })
    holder?.kill("SIGKILL")
    await once(holder ?? process, "exit")
    const next = lockFile(path)
    expect(next.kind).toBe("held")
    expect(locks()).toHaveLength(1)
    if (next.kind === "held") next.release()
  })

  it.each([
    ["a process that ended", JSON.stringify({ pid: 2 ** 22 + 1, started: null })],
    ["one whose number another process has now", JSON.stringify({ pid: process.pid, started: "another boot 1" })],
    ["nobody", ""],
  ])("of %s is taken over", (_, text) => {
    const gone = lockFile(path)
    if (gone.kind === "held") gone.release()
    writeFileSync(`${path}.lock-7`, text)
    expect(lockFile(path).kind).toBe("held")
    expect(locks()).toEqual(["state.json.lock-8"])
  })
})
