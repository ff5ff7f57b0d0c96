import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { defects, inPython, kitAlone, leftBehind, planted, play } from "../author-kit/play.ts"

const version = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"])

describe.skipIf(version.status !== 0 && process.env["CI"] !== "true")("the Python runner of the author kit", () => {
  it("plays every exchange against an agent and a command that keep to them", async () => {
    const folder = kitAlone()
    const sessions = await play(inPython, folder, ["checkfu", "onehorizon"], "agent.mjs")
    expect(sessions).toMatchObject({ code: 0, err: "" })
    expect(sessions.lines.at(-1)).toBe("18 passed, 0 failed, 0 skipped")
    const commands = await play(inPython, folder, ["oneshot-v1"], "oneshot.mjs")
    expect(commands.lines.at(-1)).toBe("2 passed, 0 failed, 0 skipped")
  })

  it.each(defects)("says it of one that $what", async ({ file, from, to, exchange, says }) => {
    const folder = kitAlone()
    planted(join(folder, "mine", file), from, to)
    const { code, lines } = await play(inPython, folder, [exchange], file, 4)
    expect(lines[0]).toMatch(says)
    expect(lines[0]?.startsWith(`FAIL ${exchange}  `)).toBe(true)
    expect(lines.at(-1)).toBe("0 passed, 1 failed, 0 skipped")
    expect(code).toBe(1)
  })

  it("says it of a command that is not there", async () => {
    const { code, lines } = await play({ ...inPython, command: "mine/gone" }, kitAlone(), ["checkfu/turn"], "agent.mjs")
    expect(lines[0]).toMatch(/^FAIL checkfu\/turn {2}.*mine\/gone/)
    expect(code).toBe(1)
  })

  it.each(["SIGTERM", "SIGINT", null] as const)("leaves no process behind: %s", async (signal) => {
    expect(await leftBehind(inPython, kitAlone(), signal)).toEqual([])
  })
})
