import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { lineEdits } from "./line-edits.ts"
import { bounded, unifiedDiff } from "./unified-diff.ts"

/** Applies a unified diff as strictly as it can be read. */
function applied(before: string, diff: string): string {
  const old = before.split(/(?<=\n)/)
  const out: string[] = []
  let done = 0
  const lines = diff.split("\n").slice(2, -1)
  for (const [index, line] of lines.entries()) {
    const header = /^@@ -(\d+),(\d+) \+(\d+),(\d+) @@$/.exec(line)
    const text = lines[index + 1]?.startsWith("\\") ? line.slice(1) : `${line.slice(1)}\n`
    if (header !== null) {
      const start = Number(header[2] === "0" ? header[1] : Number(header[1]) - 1)
      out.push(...old.slice(done, start))
      done = start
      expect(out).toHaveLength(Number(header[4] === "0" ? header[3] : Number(header[3]) - 1))
    } else if (line.startsWith("+")) out.push(text)
    else if (line.startsWith(" ") || line.startsWith("-")) {
      expect(old[done]).toBe(text)
      done += 1
      if (line.startsWith(" ")) out.push(text)
    }
  }
  return [...out, ...old.slice(done)].join("")
}

const text = fc
  .tuple(fc.array(fc.constantFrom("a", "b", "c", "", "{", "}"), { maxLength: 30 }), fc.boolean())
  .map(([lines, ends]) => lines.join("\n") + (ends && lines.length > 0 ? "\n" : ""))

describe("a unified diff", () => {
  it("turns one text into the other", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff("a.ts", before, after)
        if (before === after) expect(diff).toBe("")
        else expect(applied(before, diff)).toBe(after)
      }),
      { numRuns: 1_000 },
    )
  })

  it("reads as people know it", () => {
    const before = ["1", "2", "3", "4", "5", "6", "7", "8"].join("\n")
    expect(unifiedDiff("x/y.ts", `${before}\n`, before.replace("6", "six"))).toBe(
      [
        "--- a/x/y.ts",
        "+++ b/x/y.ts",
        "@@ -3,6 +3,6 @@",
        " 3",
        " 4",
        " 5",
        "-6",
        "-7",
        "-8",
        "+six",
        "+7",
        "+8",
        "\\ No newline at end of file",
        "",
      ]
        .join("\n")
        .replace("-7\n-8\n+six\n+7\n+8", "+six\n 7\n-8\n+8"),
    )
  })

  it("is the shortest for texts that differ little", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 40 }), fc.nat(), (numbers, seed) => {
        const lines = numbers.map(String)
        const at = seed % lines.length
        expect(lineEdits(lines, lines.toSpliced(at, 1))).toEqual([
          { beforeStart: at, beforeEnd: at + 1, afterStart: at, afterEnd: at },
        ])
      }),
    )
  })

  it("of two texts with nothing in common is one edit, found in linear time", () => {
    const before = Array.from({ length: 200_000 }, (_, index) => `a${index}`)
    const after = Array.from({ length: 200_000 }, (_, index) => `b${index}`)
    const start = performance.now()
    expect(lineEdits(before, after)).toEqual([{ beforeStart: 0, beforeEnd: 200_000, afterStart: 0, afterEnd: 200_000 }])
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it("beyond the bound still turns one text into the other", () => {
    const before = Array.from({ length: 1_000 }, (_, index) => (index % 3 === 0 ? "same\n" : `a${index}\n`)).join("")
    const after = Array.from({ length: 1_100 }, (_, index) => (index % 3 === 0 ? "same\n" : `b${index}\n`)).join("")
    expect(applied(before, unifiedDiff("a", before, after))).toBe(after)
  })

  it("is bounded for people in lines and columns", () => {
    expect(bounded("one\ntwo two\nthree\nfour\n", 2, 5)).toBe("one\ntwo t…\n… 2 more lines")
    expect(bounded("one\ntwo\n", 2, 5)).toBe("one\ntwo")
  })
})
