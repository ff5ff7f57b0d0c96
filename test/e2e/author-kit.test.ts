import { existsSync, readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import { defects, inJavaScript, kitAlone, leftBehind, planted, play } from "../author-kit/play.ts"

function json(path: string): { readonly [member: string]: unknown } {
  return JSON.parse(readFileSync(path, "utf8")) as { readonly [member: string]: unknown }
}

function files(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(ending))
}

describe("the author kit in a folder of its own", () => {
  it("plays every exchange against an agent and a command that keep to them", async () => {
    const folder = kitAlone()
    const sessions = await play(inJavaScript, folder, ["checkfu", "onehorizon"], "agent.mjs")
    expect(sessions).toMatchObject({ code: 0, err: "" })
    expect(sessions.lines.slice(0, -1).every((line) => /^ok (?:checkfu|onehorizon)\/[a-z-]+$/.test(line))).toBe(true)
    expect(sessions.lines.at(-1)).toBe("18 passed, 0 failed, 0 skipped")
    const commands = await play(inJavaScript, folder, ["oneshot-v1"], "oneshot.mjs")
    expect(commands.lines).toEqual([
      "ok oneshot-v1/argv-path-stream-json",
      "ok oneshot-v1/stdin-text",
      "2 passed, 0 failed, 0 skipped",
    ])
    expect(files(join(folder, "exchanges"), ".json")).toHaveLength(sessions.lines.length + commands.lines.length - 2)
  })

  it.each(defects)("says it of one that $what", async ({ file, from, to, exchange, says }) => {
    const folder = kitAlone()
    planted(join(folder, "mine", file), from, to)
    const { code, lines } = await play(inJavaScript, folder, [exchange], file, 4)
    expect(lines[0]).toMatch(says)
    expect(lines[0]?.startsWith(`FAIL ${exchange}  `)).toBe(true)
    expect(lines.at(-1)).toBe("0 passed, 1 failed, 0 skipped")
    expect(code).toBe(1)
  })

  it("holds nothing against an agent that declares nothing, and nothing for it where nothing was tried", async () => {
    const folder = kitAlone()
    planted(join(folder, "mine", "agent.mjs"), '_meta: { "checkfu.capabilities": declares },', "")
    const { code, lines } = await play(inJavaScript, folder, ["checkfu"], "agent.mjs", 5)
    expect(lines.filter((line) => line.startsWith("FAIL"))).toEqual([])
    expect(lines.filter((line) => line.startsWith("skip"))).toContain(
      "skip checkfu/session-steer  step 2: /result/_meta is absent",
    )
    expect(code).toBe(0)
    const alone = await play(inJavaScript, folder, ["checkfu/session-steer"], "agent.mjs", 5)
    expect(alone).toMatchObject({ code: 1 })
    expect(alone.lines.at(-1)).toBe("0 passed, 0 failed, 1 skipped")
  })

  it("says how it is used where it is used otherwise, and fails where the command is not there", async () => {
    const folder = kitAlone()
    const unknown = await play(inJavaScript, folder, ["nowhere"], "agent.mjs")
    expect(unknown).toMatchObject({ code: 2, lines: [""] })
    expect(unknown.err).toContain("usage:")
    expect(unknown.err).toContain("checkfu/turn")
    const missing = await play({ ...inJavaScript, command: "mine/gone" }, folder, ["checkfu/turn"], "agent.mjs")
    expect(missing.lines[0]).toMatch(/^FAIL checkfu\/turn {2}.*mine\/gone/)
    const gone = await play(inJavaScript, folder, ["checkfu/turn"], "gone.mjs")
    expect(gone.lines[0]).toMatch(/^FAIL checkfu\/turn {2}step 2: the message is absent; the agent has ended$/)
  })

  it.each(["SIGTERM", "SIGINT", null] as const)("leaves no process behind: %s", async (signal) => {
    expect(await leftBehind(inJavaScript, kitAlone(), signal)).toEqual([])
  })

  it("needs nothing of anybody's, in sixty lines a file", () => {
    const folder = kitAlone()
    const runners = files(join(folder, "runners"), "").filter((name) => name !== "")
    expect(runners).toContain("run.mjs")
    expect(runners).toContain("run.py")
    for (const name of runners) {
      const text = readFileSync(join(folder, "runners", name), "utf8")
      expect(text.trimEnd().split("\n").length, name).toBeLessThanOrEqual(60)
      const imported = [...text.matchAll(/^(?:import .*?from|import|from) "?([^" \n]+)/gm)].map(
        ([, from]) => from ?? "",
      )
      const known = name.endsWith(".mjs") ? /^(?:node:|\.\/)/ : standardOrBeside
      expect(imported.filter((from) => !known.test(from))).toEqual([])
    }
  })

  it("lets any validator read its bundle, and agree with every vector that schemas decide", () => {
    const folder = kitAlone()
    const ajv = new Ajv2020({ strict: true, ownProperties: true })
    ajv.addSchema(json(join(folder, "bundle.schema.json")), "bundle")
    const counts = { accept: 0, reject: 0 }
    for (const path of files(join(folder, "vectors"), ".jsonl")) {
      const accepts = ajv.getSchema(path.replace(/jsonl$/, "schema.json"))
      for (const line of readFileSync(join(folder, "vectors", path), "utf8")
        .trimEnd()
        .split("\n")) {
        const vector = JSON.parse(line) as Vector
        if (vector.decidedBy !== "schema" || vector.build !== undefined) continue
        const value: unknown = vector.text === undefined ? vector.value : JSON.parse(vector.text)
        expect(accepts?.(value), `${path} ${vector.name}`).toBe(vector.verdict === "accept")
        counts[vector.verdict]++
      }
    }
    expect(Math.min(counts.accept, counts.reject)).toBeGreaterThan(100)
  })

  it("has a guide that names what is there", () => {
    const folder = kitAlone()
    const guide = readFileSync(join(folder, "README.md"), "utf8")
    for (const path of files(join(folder, "schemas"), ".schema.json"))
      expect(guide).toContain(`| \`${path.replace(/\.schema\.json$/, "")}\` |`)
    for (const [, path = ""] of guide.matchAll(/`((?:[a-z-]+\/)?[a-z-]+(?:\.schema\.json|\/))`/g))
      if (!path.includes("FOLDER"))
        expect(existsSync(join(folder, path)) || /^[a-z]+\/[a-z-]+\.schema/.test(path), path).toBe(true)
    for (const folderOfExchanges of readdirSync(join(folder, "exchanges")))
      expect(guide).toContain(`node runners/run.mjs ${folderOfExchanges} -- `)
  })
})

interface Vector {
  readonly name: string
  readonly verdict: "accept" | "reject"
  readonly decidedBy: "schema" | "decoder"
  readonly value?: unknown
  readonly text?: string
  readonly build?: unknown
}

const standardOrBeside =
  /^(?:json|os|pathlib|queue|signal|subprocess|sys|tempfile|threading|time|agent|matching|session|turns|values)$/
