// The kinds of fault are numbered as in the list of faults that other generators had, each told in its own words here.
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { hostname } from "node:os"
import { afterEach, describe, expect, it, vi } from "vitest"
import { generationOf } from "../../generators/generation.ts"
import { load } from "../../generators/load/load.ts"
import { byCodeUnit } from "../../model/fact.ts"
import { contractFiles } from "../../generators/emit/contract.ts"
import { decoderFiles } from "../../generators/emit/decoder.ts"
import { schemaFiles } from "../../generators/emit/schema.ts"
import { catalogOf, contractOf, objectOf, oneOf, payloadOf, slotOf } from "../support/example-catalog.ts"
import { emptyProject } from "../e2e/scratch.ts"
import type { Scratch } from "../e2e/scratch.ts"
import { copyOf, generatedHostile, generatedTexts, hostileModules, writeHostile } from "./project.ts"

const tool = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly version: string
  readonly devDependencies: { readonly [name: string]: string }
}
const versions = [tool.version, process.version, ...Object.values(tool.devDependencies)].filter((version) =>
  /\d\.\d+\.\d/.test(version),
)

const shim = vi.hoisted(() => ({ reversed: false, forbidden: false }))

/** Something that differs from run to run; forbidden, it throws when code of this repository asks for it. */
const guarded = vi.hoisted(() => <F extends (...args: never[]) => unknown>(name: string, real: F): F => {
  const asked = (...args: Parameters<F>): unknown => {
    const caller = new Error().stack?.split("\n").slice(2, 4).join("\n") ?? ""
    if (shim.forbidden && /\/(?:generators|model|catalog\/kinds)\//.test(caller) && !caller.includes("node_modules"))
      throw new Error(`generation asks for ${name}`)
    return real(...args)
  }
  return asked as unknown as F
})

vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>()
  const readdirSync = ((...args: Parameters<typeof fs.readdirSync>) => {
    const entries = fs.readdirSync(...args) as unknown[]
    return shim.reversed ? entries.toReversed() : entries
  }) as typeof fs.readdirSync
  return { ...fs, readdirSync, default: { ...fs, readdirSync } }
})
vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>()
  return {
    ...crypto,
    randomUUID: guarded("randomUUID", crypto.randomUUID),
    randomBytes: guarded("randomBytes", crypto.randomBytes),
  }
})
vi.mock("node:os", async (original) => {
  const os = await original<typeof import("node:os")>()
  return { ...os, hostname: guarded("hostname", os.hostname), userInfo: guarded("userInfo", os.userInfo) }
})

afterEach(() => {
  shim.reversed = false
  shim.forbidden = false
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Generates the hostile catalog anew and gives what was generated. */
async function generated(modules: Iterable<readonly [string, string]>): Promise<ReadonlyMap<string, string>> {
  const project = emptyProject()
  writeHostile(project, modules)
  expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
  return generatedTexts(project)
}

describe("determinism", () => {
  const hostile = generatedHostile()

  it("fault 1: neither the order of files nor of facts inside them reaches the output", async () => {
    const modules = [...hostileModules()]
    shim.reversed = true
    expect(await generated(modules.toReversed())).toEqual(generatedTexts(hostile()))
    shim.reversed = false
    const turned = modules.map(([name, text]): [string, string] => [name, factsTurned(text)])
    expect(turned.filter(([name, text]) => text !== hostileModules().get(name)).length).toBeGreaterThan(2)
    const moved = turned.map(([name, text]): [string, string] =>
      name === "cells.ts" ? ["zz/last/cells.ts", text] : [name, text],
    )
    expect(await generated(moved)).toEqual(generatedTexts(hostile()))
    const straight = await plannedIn(hostile(), (paths) => paths)
    expect(await plannedIn(hostile(), (paths) => paths.toReversed())).toEqual(straight)
    expect(await plannedIn(hostile(), (paths) => [...paths.slice(3), ...paths.slice(0, 3)])).toEqual(straight)
  })

  it("fault 2: nothing random, no clock, no name of the machine is asked for", async () => {
    for (const { asks, from } of [
      { asks: () => randomUUID(), from: "randomUUID" },
      { asks: () => hostname(), from: "hostname" },
    ])
      expect(asks(), from).toEqual(expect.any(String))
    class NoDate extends Date {
      constructor(...given: readonly [] | readonly [number | string]) {
        guarded("Date", () => null)()
        super(...(given as [string]))
      }
      static override now = guarded("Date.now", Date.now)
    }
    vi.stubGlobal("Date", NoDate)
    vi.stubGlobal("Math", Object.create(Math, { random: { value: guarded("Math.random", () => Math.random()) } }))
    shim.forbidden = true
    expect(await generated(hostileModules())).toEqual(generatedTexts(hostile()))
  })

  it("fault 3: names are sorted by code unit, whatever the locale of the machine", async () => {
    const names = ["a_b", "a-b", "A", "a", "ab", "aB", "_x", "Z"]
    const sorted = ["A", "Z", "_x", "a", "a-b", "aB", "a_b", "ab"]
    expect(names.toSorted(byCodeUnit)).toEqual(sorted)
    expect(names.toReversed().toSorted(byCodeUnit)).toEqual(sorted)
    const manifest = hostile().read("generated/manifest.txt").trimEnd().split("\n")
    const paths = manifest.map((line) => line.slice(66))
    expect(paths).toEqual(paths.toSorted())
    const aa = paths.filter((path) => path.startsWith("generated/contracts/aa/"))
    expect(aa.map((path) => path.slice(23))).toEqual(["a10.ts", "a9.ts", "aa-first.ts", "index.ts", "z.ts"])
    const project = copyOf(hostile())
    for (const [index, name] of names.entries())
      project.write(`catalog/${name}-${index}.ts`, `export const x = ${index}\n`)
    const { out } = await project.run("generate", "--reporter", "json")
    const found = (JSON.parse(out) as readonly { readonly at: { readonly file: string } }[]).map(({ at }) => at.file)
    expect(found).toEqual(found.toSorted())
    expect(found.length).toBeGreaterThanOrEqual(names.length)
  })

  it("fault 4: no time, no zone and no version stands in what is generated", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2001-02-03T04:05:06Z") })
    vi.stubEnv("TZ", "Pacific/Kiritimati")
    const early = await generated(hostileModules())
    vi.setSystemTime(new Date("2038-11-12T13:14:15Z"))
    vi.stubEnv("TZ", "America/St_Johns")
    expect(await generated(hostileModules())).toEqual(early)
    expect(early).toEqual(generatedTexts(hostile()))
    for (const [path, text] of early) {
      const [first = ""] = text.split("\n")
      if (path.endsWith(".ts"))
        expect(first).toBe("// Generated from the catalog. Do not edit: change the fact and generate again.")
      expect(text, path).not.toMatch(/20\d\d-\d\d-\d\dT|\d\d:\d\d:\d\d/)
      expect(
        versions.filter((version) => text.includes(version)),
        path,
      ).toEqual([])
    }
  })

  it("fault 5: values stand in the order in which they are stated, and another order is a change of its own", async () => {
    const texts = generatedTexts(hostile())
    const type = texts.get("generated/contracts/hostile/words.ts") ?? ""
    expect(type).toContain('readonly order: "b" | "a" | "10" | "9"\n  readonly numbers: 10 | 9 | -1 | 0.5\n')
    const schema = JSON.parse(texts.get("generated/schemas/hostile/words.schema.json") ?? "") as {
      readonly properties: { readonly [name: string]: { readonly enum: readonly unknown[] } }
    }
    expect(schema.properties["order"]?.enum).toEqual(["b", "a", "10", "9"])
    expect(schema.properties["numbers"]?.enum).toEqual([10, 9, -1, 0.5])
    expect(texts.get("pages/deep/slots.mdx")).toContain('one of "b", "a", "10", "9"')
    const project = copyOf(hostile())
    project.edit("catalog/payloads.ts", '["b", "a", "10", "9"]', '["9", "b", "a", "10"]')
    const { code, out } = await project.run("generate")
    expect(code).toBe(0)
    expect(out).toMatch(/words.*values/)
    expect(project.read("generated/contracts/hostile/words.ts")).toContain('readonly order: "9" | "b" | "a" | "10"')
  })

  it("fault 6: members that objects would reorder keep one order in every output", async () => {
    const stated = ["b", "10", "9", "2025-06-18", "a", "__proto__"]
    const payload = payloadOf({
      kind: "object",
      excess: "closed",
      members: stated.map((name) => ({ name, type: oneOf(true), optional: false, description: null })),
    })
    const inner = payloadOf(objectOf({ b: oneOf(1) }))
    const contract = contractOf("acme", "owned", (head) => [
      slotOf(head, "keys", payload, { payloadOf: null }),
      slotOf(head, "other", inner, { payloadOf: null }),
    ])
    const catalog = catalogOf([contract])
    const files = [...decoderFiles(catalog, "out"), ...contractFiles(catalog, "out"), ...schemaFiles(catalog, "out")]
    const text = (path: string): string => files.find((file) => file.path === path)?.text ?? ""
    expect(
      text("out/schemas/acme/keys.schema.json")
        .match(/^ {4}"(?:[^"]+)": \{$/gm)
        ?.map((line) => line.trim().slice(1, -4)),
    ).toEqual(stated)
    expect(
      text("out/contracts/acme/keys.ts")
        .match(/readonly (.+): true$/gm)
        ?.map((line) => line.replace(/readonly "?(.+?)"?: true/, "$1")),
    ).toEqual(stated)
    const published = generatedTexts(hostile())
    const order = ["9", "10", "b", "2025-06-18", "a"]
    const rows = /### keys\n[^]*?\n\n(\| Member[^]*?)\n\n/.exec(published.get("pages/deep/slots.mdx") ?? "")?.[1] ?? ""
    expect(
      rows
        .split("\n")
        .slice(2)
        .map((row) => row.split("`")[1]),
    ).toEqual(order)
    const listed = published.get("generated/contracts/hostile/keys.ts")?.match(/readonly (.+?)\??: boolean/g)
    expect(listed?.map((line) => line.replace(/readonly "?([^"?:]+)"?\??: boolean/, "$1"))).toEqual(order)
    expect(published.get("generated/gateway/routes.json")?.match(/"target": "(.+)"/g)).toEqual([
      '"target": "/9/tongue"',
      '"target": "/10/2025-06-18/tongue"',
    ])
  })
})

/** The module with its exported facts in the opposite order, those alone that nothing in the module waits for. */
function factsTurned(text: string): string {
  const parts = text.split(/\n(?=\/\*\*)/)
  const [imports = "", ...facts] = parts
  const names = facts.map((fact) => /export const (\w+)/.exec(fact)?.[1] ?? "")
  const isFree = names.every(
    (name, at) =>
      name !== "" &&
      facts.every((fact, other) => other === at || !new RegExp(`\\b${name}\\b`).test(fact.replace(/"[^"]*"/g, ""))),
  )
  return isFree ? [imports, ...facts.map((fact) => `${fact.trimEnd()}\n`).toReversed()].join("\n") : text
}

async function plannedIn(project: Scratch, shuffle: (paths: readonly string[]) => readonly string[]): Promise<unknown> {
  const loaded = await load({ root: project.folder, cacheFolder: null, shuffle })
  const { plan, findings } = await generationOf(loaded)
  expect(findings).toEqual([])
  return plan
}
