import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Finding } from "../../model/finding.ts"
import { reporters } from "./reporters.ts"
import type { ReportSetting } from "./reporter.ts"
import type { ReporterName } from "./reporters.ts"

const setting: ReportSetting = { colour: false, tool: { name: "wirecheck", version: "1.2.3" }, rules: [] }

const ceiling: Finding = {
  code: "ceiling/unrealizable",
  severity: "error",
  what: "codex promises continuation=live, but checkfu:acp-v1@1 grants rebuild_only at most and no declaration raises continuation.",
  why: "a published capability that no run can have is a false promise",
  fix: "lower the ceiling to rebuild_only, or remove it",
  at: { file: "catalog/harnesses/codex.ts", line: 16, column: 14 },
  related: [],
  facts: ["harness/codex#/ceiling/continuation"],
}

const clash: Finding = {
  code: "names/not-injective",
  severity: "warning",
  what: "dialect/foo-bar and dialect/foo_bar both read fooBar.",
  why: "one of two would overwrite the other",
  fix: "rename one of them",
  at: { file: "catalog/dialects/foo_bar.ts", line: 4, column: 23 },
  related: [{ says: "dialect/foo-bar stands here", at: { file: "catalog/dialects/foo-bar.ts", line: 5, column: 1 } }],
  facts: ["dialect/foo_bar", "dialect/foo-bar"],
}

const nowhere: Finding = { ...ceiling, at: null, facts: [] }

const bad = "\u001b[31mred\u001b[0m\r\n::error::forged\u2028\u202edesrever\u0000\u009b2J\ud800 100%, a:b 👨‍👩‍👧 日本"
const hostile: Finding = {
  code: `x/y${bad}`,
  severity: "error",
  what: bad,
  why: bad,
  fix: bad,
  at: { file: `a b/${bad}.ts`, line: 1, column: 1 },
  related: [{ says: bad, at: { file: bad, line: 2, column: 2 } }],
  facts: ["axis/a"],
}

const names = Object.keys(reporters) as ReporterName[]

describe("the reporters", () => {
  it("are these", () => {
    expect(names).toEqual(["pretty", "json", "github", "sarif", "tsc"])
  })

  it.each(names)("give nothing that moves a cursor, colours, or turns the reading direction: %s", (name) => {
    for (const text of [reporters[name]([hostile], setting), reporters[name]([hostile, clash], setting)]) {
      expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
      expect(text).toContain("👨‍👩‍👧 日本")
    }
  })

  it("begin no line with what a catalog says", () => {
    const lines = fc.stringMatching(/^[\n\r\u2028:a ]{1,12}$/)
    fc.assert(
      fc.property(lines, (text) => {
        const finding: Finding = { ...hostile, what: text, why: text, fix: text, code: "a/b", at: null, related: [] }
        expect(reporters.tsc([finding, finding], setting).trimEnd().split("\n")).toHaveLength(2)
        expect(reporters.github([finding, finding], setting).trimEnd().split("\n")).toHaveLength(2)
        expect(reporters.pretty([finding], setting).trimEnd().split("\n")).toHaveLength(4)
      }),
    )
  })

  it.each(names)("end in one line feed and are the same for the same findings: %s", (name) => {
    const text = reporters[name]([ceiling, clash, nowhere], setting)
    expect(text).toMatch(/[^\n]\n$/)
    expect(reporters[name]([ceiling, clash, nowhere], setting)).toBe(text)
  })

  it("say nothing about nothing where the reader takes lines", () => {
    expect(names.map((name) => reporters[name]([], setting).trim()).slice(0, 3)).toEqual(["", "[]", ""])
    expect(reporters.tsc([], setting)).toBe("")
  })
})

describe("pretty", () => {
  it("reads as a colleague would say it", () => {
    expect(reporters.pretty([ceiling], setting)).toBe(
      `error ceiling/unrealizable  catalog/harnesses/codex.ts:16:14
  codex promises continuation=live, but checkfu:acp-v1@1 grants rebuild_only at most and no declaration raises continuation.
  Why  a published capability that no run can have is a false promise
  Fix  lower the ceiling to rebuild_only, or remove it
`,
    )
  })

  it("leaves an empty line between two findings, and shows the other place", () => {
    expect(
      reporters.pretty([clash, { ...nowhere, what: "It is wrong.", why: "reasons", fix: "mend it" }], setting),
    ).toBe(
      `warning names/not-injective  catalog/dialects/foo_bar.ts:4:23
  dialect/foo-bar and dialect/foo_bar both read fooBar.
  See  dialect/foo-bar stands here: catalog/dialects/foo-bar.ts:5:1
  Why  one of two would overwrite the other
  Fix  rename one of them

error ceiling/unrealizable
  It is wrong.
  Why  reasons
  Fix  mend it
`,
    )
  })

  it("colours only when told, and changes nothing else by it", () => {
    const coloured = reporters.pretty([ceiling, clash], { ...setting, colour: true })
    expect(coloured).toContain("\u001b[31merror\u001b[39m")
    expect(coloured).toContain("\u001b[33mwarning\u001b[39m")
    expect(coloured.replaceAll(/\u001b\[\d+m/g, "")).toBe(reporters.pretty([ceiling, clash], setting))
  })
})

describe("json", () => {
  it("gives the findings back as they were, hostile texts included", () => {
    expect(JSON.parse(reporters.json([ceiling, hostile, nowhere], setting))).toEqual([ceiling, hostile, nowhere])
  })

  it("orders members the same however a finding was made", () => {
    const other = Object.fromEntries(Object.entries(clash).toReversed()) as unknown as Finding
    expect(reporters.json([other], setting)).toBe(reporters.json([clash], setting))
  })
})

describe("github", () => {
  it("writes one workflow command for each finding", () => {
    expect(reporters.github([ceiling], setting)).toBe(
      "::error file=catalog/harnesses/codex.ts,line=16,col=14,title=ceiling/unrealizable::" +
        "codex promises continuation=live, but checkfu:acp-v1@1 grants rebuild_only at most and no declaration raises continuation." +
        "%0AWhy: a published capability that no run can have is a false promise" +
        "%0AFix: lower the ceiling to rebuild_only, or remove it\n",
    )
  })

  it("escapes percent signs first, and colons and commas in properties", () => {
    const at = { file: "a,b:c%0A.ts", line: 1, column: 2 }
    const text = reporters.github([{ ...clash, at, code: "a/b", what: "50%0A: a, b", why: "y", fix: "f" }], setting)
    expect(text).toBe("::warning file=a%2Cb%3Ac%250A.ts,line=1,col=2,title=a/b::50%250A: a, b%0AWhy: y%0AFix: f\n")
  })

  it("annotates the run itself where no file is at fault", () => {
    expect(reporters.github([nowhere], setting)).toMatch(/^::error title=ceiling\/unrealizable::codex/)
  })

  it("is read back by the runner's own rules as it was meant", () => {
    const text = fc.string({ unit: "binary", maxLength: 30 })
    const unescaped = (value: string): string =>
      value
        .replaceAll("%2C", ",")
        .replaceAll("%3A", ":")
        .replaceAll("%0A", "\n")
        .replaceAll("%0D", "\r")
        .replaceAll("%25", "%")
    fc.assert(
      fc.property(text, text, (file, what) => {
        const at = { file, line: 1, column: 2 }
        const given = { ...clash, at, what }
        const [, properties = "", message = ""] =
          /^::warning (.*?)::(.*)\n$/s.exec(reporters.github([given], setting)) ?? []
        const fields = new Map(
          properties
            .split(",")
            .map((pair) => pair.split("=", 1).concat(pair.slice(pair.indexOf("=") + 1)) as [string, string]),
        )
        expect([...fields.keys()]).toEqual(["file", "line", "col", "title"])
        const shown = (reporters.tsc([given], setting).split("(1,2): ")[0] as string) || ""
        if (!file.includes("(1,2): ")) expect(unescaped(fields.get("file") ?? "")).toBe(shown)
        expect(unescaped(message).split("\n")).toHaveLength(3)
      }),
    )
  })
})

describe("tsc", () => {
  it("writes what the compiler would", () => {
    expect(reporters.tsc([clash], setting)).toBe(
      "catalog/dialects/foo_bar.ts(4,23): warning names/not-injective: " +
        "dialect/foo-bar and dialect/foo_bar both read fooBar. Fix: rename one of them\n",
    )
    expect(reporters.tsc([nowhere], setting)).toMatch(/^error ceiling\/unrealizable: codex promises/)
  })

  it("is matched by the problem matcher that editors use for the compiler", () => {
    const matcher = /^([^\s].*)\((\d+),(\d+)\):\s+(error|warning|info)\s+(\S+)\s*:\s*(.*)$/
    expect(matcher.exec(reporters.tsc([ceiling], setting).trimEnd())?.slice(1, 6)).toEqual([
      "catalog/harnesses/codex.ts",
      "16",
      "14",
      "error",
      "ceiling/unrealizable",
    ])
  })
})

interface Sarif {
  readonly version: string
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly name: string
        readonly version: string
        readonly rules: readonly { readonly id: string }[]
      }
    }
    readonly columnKind: string
    readonly results: readonly {
      readonly ruleId: string
      readonly ruleIndex: number
      readonly level: string
      readonly message: { readonly text: string }
      readonly locations: readonly unknown[]
      readonly relatedLocations: readonly unknown[]
    }[]
  }[]
}

function sarif(findings: readonly Finding[], rules: ReportSetting["rules"] = []): Sarif["runs"][number] {
  const log = JSON.parse(reporters.sarif(findings, { ...setting, rules })) as Sarif
  expect(log.version).toBe("2.1.0")
  expect(log.runs).toHaveLength(1)
  return log.runs[0] as Sarif["runs"][number]
}

describe("sarif", () => {
  it("says who reports and counts columns as findings do", () => {
    const { tool, columnKind } = sarif([])
    expect(tool.driver).toEqual({ name: "wirecheck", version: "1.2.3", rules: [] })
    expect(columnKind).toBe("utf16CodeUnits")
  })

  it("describes rules by what they state and why, and other codes by the reason that was found", () => {
    const stated = { code: "ceiling/unrealizable", states: "A ceiling is reachable.", because: "A promise is kept." }
    const { tool, results } = sarif([nowhere, clash, ceiling], [stated])
    expect(tool.driver.rules).toEqual([
      {
        id: "ceiling/unrealizable",
        shortDescription: { text: "A ceiling is reachable." },
        fullDescription: { text: "A ceiling is reachable." },
        help: { text: "A promise is kept." },
      },
      expect.objectContaining({ id: "names/not-injective", help: { text: "one of two would overwrite the other" } }),
    ])
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
  })

  it("places a result and what is related to it", () => {
    expect(sarif([clash]).results).toEqual([
      {
        ruleId: "names/not-injective",
        ruleIndex: 0,
        level: "warning",
        message: { text: "dialect/foo-bar and dialect/foo_bar both read fooBar.\nFix: rename one of them" },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "catalog/dialects/foo_bar.ts", uriBaseId: "%SRCROOT%" },
              region: { startLine: 4, startColumn: 23 },
            },
          },
        ],
        relatedLocations: [
          {
            id: 0,
            message: { text: "dialect/foo-bar stands here" },
            physicalLocation: {
              artifactLocation: { uri: "catalog/dialects/foo-bar.ts", uriBaseId: "%SRCROOT%" },
              region: { startLine: 5, startColumn: 1 },
            },
          },
        ],
        properties: { facts: ["dialect/foo_bar", "dialect/foo-bar"] },
      },
    ])
    expect(sarif([nowhere]).results[0]?.locations).toEqual([])
  })

  it("writes paths as relative references, whatever is in them", () => {
    const at = { file: "a b/c:d/ü#?%\ud800.ts", line: 1, column: 1 }
    const text = reporters.sarif([{ ...clash, at, related: [] }], setting)
    const [, uri = ""] = /"uri": "([^"]*)"/.exec(text) ?? []
    expect(uri).toBe("a%20b/c%3Ad/%C3%BC%23%3F%25%EF%BF%BD.ts")
    expect(new URL(uri, "file:///root/").pathname).toBe(`/root/${uri}`)
  })
})
