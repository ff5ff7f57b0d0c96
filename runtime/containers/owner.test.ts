import { spawn } from "node:child_process"
import { describe, expect, it } from "vitest"
import { hasEnded, ownerOf, partOf } from "./owner.ts"
import type { ProcessTable } from "./owner.ts"

const table = (running: Readonly<Record<number, string>>, more: Partial<ProcessTable> = {}): ProcessTable => ({
  place: "here",
  boot: "b1",
  begun: (id) => running[id] ?? null,
  ...more,
})

describe("an owner", () => {
  const owner = ownerOf(7, table({ 7: "100" }))

  it.each([
    ["lives", table({ 7: "100" }), false],
    ["is gone", table({}), true],
    ["is gone, and its id is another's", table({ 7: "200" }), true],
    ["was before the machine started", table({ 7: "100" }, { boot: "b2" }), true],
    ["is another machine's", table({}, { place: "there" }), false],
  ])("%s", (_, now, ended) => {
    expect(hasEnded(owner, now)).toBe(ended)
    expect(hasEnded(partOf(owner, "claim_1"), now)).toBe(ended)
  })

  it.each(["", "here", "here.b1.x.100", "here.b1.7.100.more", "here.b1.7"])("is nobody by the text %j", (text) => {
    expect(hasEnded(text, table({}))).toBe(false)
  })

  it("is told from what comes after it on this system", async () => {
    const child = spawn(process.execPath, ["-e", "process.stdin.resume()"], { stdio: ["pipe", "ignore", "ignore"] })
    const exited = new Promise((done) => child.once("exit", done))
    const living = ownerOf(child.pid ?? 0)
    expect([hasEnded(living), hasEnded(ownerOf(process.pid))]).toEqual([false, false])
    child.stdin.end()
    await exited
    expect(hasEnded(living)).toBe(true)
  })
})
