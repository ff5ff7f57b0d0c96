import { describe, expect, it } from "vitest"
import { markName, processTable, readPs, readStat } from "./process-table.ts"

describe("the table of processes", () => {
  it("reads a stat whose name has parentheses and blanks", () => {
    const rest = "S 7 42 43 0 -1 4194560 1 0 0 0 1 2 3 4 20 0 1 0 123456 1000 200"
    expect(readStat(`42 (a) b (c) ${rest}`)).toEqual({
      parent: 7,
      group: 42,
      session: 43,
      started: "123456",
      ended: false,
    })
    expect(readStat(`42 (sh) Z${rest.slice(1)}`).ended).toBe(true)
  })

  it("reads what ps lists, with the mark where the environment has it", () => {
    const output = [
      "    1     0     1 Ss   Mon Nov 30 10:00:00 2026 /sbin/launchd",
      `  501     1   501 S+   Mon Nov 30 11:02:03 2026     node agent.js PATH=/bin ${markName}=abc TERM=dumb`,
      `  502   501   501 Z    Mon Nov 30 11:02:04 2026     (node) ${markName}=abcd`,
    ].join("\n")
    expect(readPs(output)).toEqual([
      { id: 1, parent: 0, group: 1, session: 0, started: "Mon Nov 30 10:00:00 2026", ended: false, mark: "" },
      { id: 501, parent: 1, group: 501, session: 0, started: "Mon Nov 30 11:02:03 2026", ended: false, mark: "abc" },
      { id: 502, parent: 501, group: 501, session: 0, started: "Mon Nov 30 11:02:04 2026", ended: true, mark: "abcd" },
    ])
  })

  it.runIf(process.platform === "linux")("has the parent of this process and not this process", async () => {
    const table = processTable("linux")
    const listed = (await table.read()).map(({ id }) => id)
    expect(listed).toContain(process.ppid)
    expect(listed).not.toContain(process.pid)
    expect(table.startOf(process.ppid)).toMatch(/^\d+$/)
    expect(table.startOf(2 ** 30)).toBe("")
  })

  it.runIf(process.platform === "linux")(
    "is read once for all who ask in one turn, and anew for the next",
    async () => {
      const table = processTable("linux")
      const [one, other] = await Promise.all([table.read(), table.read()])
      expect(one).toBe(other)
      expect(await table.read()).not.toBe(one)
    },
  )

  it("is empty on Windows, where the system kills trees", async () => {
    expect(await processTable("win32").read()).toEqual([])
  })
})
