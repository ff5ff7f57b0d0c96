import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, normalize } from "node:path/posix"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { packageNames } from "../../packages/contents.ts"
import type { PackageName } from "../../packages/contents.ts"
import { packed, run } from "./support/packed.ts"
import { startServe } from "./support/served.ts"

const root = process.cwd()
let folder = ""
let tarballs: ReturnType<typeof packed>
const files = new Map<PackageName, ReadonlyMap<string, string>>()

beforeAll(() => {
  tarballs = packed()
  folder = mkdtempSync(join(tmpdir(), "packages-"))
  for (const name of packageNames) {
    const target = join(folder, name)
    run("mkdir", ["-p", target], folder)
    run("tar", ["-xzf", tarballs[name], "-C", target, "--strip-components", "1"], folder)
    const paths = run("find", [".", "-type", "f"], target).trim().split("\n").map(normalize).toSorted()
    files.set(name, new Map(paths.map((path) => [path, readFileSync(join(target, path), "utf8")])))
  }
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function contentOf(name: PackageName): ReadonlyMap<string, string> {
  return files.get(name) ?? new Map<string, string>()
}

function digestOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex")
}

describe.each(packageNames)("the package %s", (name) => {
  it("is faultless to publint, at its strictest", async () => {
    const { publint } = await import("publint")
    const { messages } = await publint({ pkgDir: join(folder, name), strict: true, pack: false })
    expect(messages).toEqual([])
  })

  it("has types that are not wrong", () => {
    run(
      process.execPath,
      ["node_modules/@arethetypeswrong/cli/dist/index.js", tarballs[name], "--profile", "esm-only"],
      root,
    )
  })

  it("has no file but those of its rooms, and no test among them", () => {
    const rooms = [...new Set([...contentOf(name).keys()].map((path) => path.replace(/^((?:dist\/)?[^/]+).*$/, "$1")))]
    const common = ["LICENSE", "README.md", "package.json"]
    const expected: { readonly [each in PackageName]: readonly string[] } = {
      "checkfu-wire": ["dist/chunks", "dist/model", "dist/output", "dist/runtime", "model", "output", "runtime"],
      "checkfu-catalog": [
        "catalog",
        "dist/catalog",
        "dist/generators",
        "dist/model",
        "docs",
        "generators",
        "model",
        "templates",
      ],
      checkfu: ["catalog", "dist/command", "model", "output", "templates", "test"],
    }
    expect(rooms.toSorted()).toEqual([...common, ...expected[name]].toSorted())
    const tests = /\.(?:test|fixture)\.|(?:^|\/)(?:pass|fail)\.ts$|tsbuildinfo/
    const begun = /^templates\/harness\//
    expect([...contentOf(name).keys()].filter((path) => tests.test(path) && !begun.test(path))).toEqual([])
  })

  it("says nothing of the machine that it was made on, nor of a workspace", () => {
    for (const [path, text] of contentOf(name)) {
      expect([path, text.includes(root)]).toEqual([path, false])
      if (path === "package.json") expect(text).not.toMatch(/workspace:|link:|file:|"devDependencies"|"scripts"/)
    }
  })

  it("depends on exact versions, the same as the repository was tried with", () => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(contentOf(name).get("package.json") ?? "") as {
      readonly dependencies?: { readonly [name: string]: string }
      readonly peerDependencies?: { readonly [name: string]: string }
    }
    const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
      readonly devDependencies: { readonly [name: string]: string }
    }
    for (const [of, version] of Object.entries(dependencies)) expect([of, version]).toEqual([of, devDependencies[of]])
    if (name === "checkfu-wire") expect(dependencies).toEqual({})
    const imported = new Set<string>()
    for (const [path, text] of contentOf(name))
      if (/^dist\/.*\.js$/.test(path) && !/library-/.test(path))
        for (const [, of] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*"((?:@[^/"]+\/)?[a-z][^/":.]*)[^":]*"/g))
          imported.add(of ?? "")
    expect([...imported].filter((of) => !(of in dependencies || of in peerDependencies))).toEqual([])
  })

  it("has a source for every map, shipped or in the map itself", () => {
    const maps = [...contentOf(name)].filter(([path]) => path.endsWith(".map"))
    expect(maps.length).toBeGreaterThan(50)
    for (const [path, text] of maps) {
      const map = JSON.parse(text) as {
        readonly sources: readonly string[]
        readonly sourcesContent?: readonly unknown[]
      }
      for (const [index, source] of map.sources.entries()) {
        const isThere = contentOf(name).has(normalize(join(dirname(path), source)))
        expect([path, source, isThere || typeof map.sourcesContent?.[index] === "string"]).toEqual([path, source, true])
      }
    }
    for (const [path, text] of contentOf(name)) {
      const named = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text)?.[1]
      if (/^dist\/.*\.(?:js|d\.ts)$/.test(path) && named !== undefined)
        expect([path, contentOf(name).has(join(dirname(path), named))]).toEqual([path, true])
    }
  })
})

describe("what is published of the interface", () => {
  it("is what the committed reports say", () => {
    expect(run(process.execPath, ["--import", "tsx", "packages/api.ts", "--check"], root)).toBe("")
  })

  it("would be refused where the reports say something else", () => {
    const report = "packages/checkfu-wire/api/gateway.api.md"
    const text = readFileSync(report, "utf8")
    onTestFinished(() => writeFileSync(report, text))
    writeFileSync(report, text.replace("findRoute", "seekRoute"))
    expect(() => run(process.execPath, ["--import", "tsx", "packages/api.ts", "--check"], root)).toThrow(
      /The interface changed: checkfu-wire\/gateway/,
    )
  })
})

describe("packing", () => {
  it("gives the same bytes again, in another folder and from nothing that was built", () => {
    const copy = mkdtempSync(join(tmpdir(), "again-"))
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    const listed = run("git", ["ls-files", "-co", "--exclude-standard"], root).trim().split("\n")
    for (const path of listed) if (existsSync(path)) cpSync(path, join(copy, path))
    run("npx", ["--yes", "pnpm@12.4.2", "install", "--frozen-lockfile", "--prefer-offline"], copy)
    const again = packed(copy)
    for (const name of packageNames) expect([name, digestOf(again[name])]).toEqual([name, digestOf(tarballs[name])])
  })
})

interface Bins {
  readonly checkfu: string
  readonly one: string
}

describe("the command's package", () => {
  beforeAll(() => symlinkSync(join(root, "packages/checkfu/node_modules"), join(folder, "checkfu", "node_modules")))

  it("runs where nothing but its own dependencies is installed, on its own texts", () => {
    const project = mkdtempSync(join(tmpdir(), "command-"))
    onTestFinished(() => rmSync(project, { recursive: true, force: true }))
    const { bin } = JSON.parse(contentOf("checkfu").get("package.json") ?? "{}") as { readonly bin: Bins }
    const begun = (name: keyof Bins, args: readonly string[]): string =>
      run(process.execPath, [join(folder, "checkfu", bin[name]), ...args], project)
    const command = (...args: readonly string[]): string => begun("checkfu", args)
    expect(command("--version")).toMatch(/^checkfu \d+\.\d+\.\d+\ncatalog format \d+\n$/)
    command("init", "acme")
    command("generate")
    expect(command("generate", "--check")).toBe("")

    const agent = [process.execPath, join(root, "test/worker/agents/calling.js"), "none", "[]"]
    const tried = begun("one", ["runtime", "dev", "--mode", "research", "--", ...agent])
    expect(tried).toContain("research passed: ")
  })

  it("serves over a store of its own, whose thread is a file of the package", async () => {
    const data = mkdtempSync(join(tmpdir(), "serve-"))
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const here = { host: "127.0.0.1", port: 0 }
    writeFileSync(join(data, "serve.json"), JSON.stringify({ api: { listen: here }, operations: null }))
    const { bin } = JSON.parse(contentOf("checkfu").get("package.json") ?? "{}") as { readonly bin: Bins }
    const at = ["--data", join(data, "data"), "--config", join(data, "serve.json"), "--only", "api"]
    const served = await startServe(join(folder, "checkfu", bin.checkfu), at)
    const description = await fetch(`${served.addresses["api"]}/openapi.json`)
    expect(await description.json()).toMatchObject({ openapi: "3.1.0" })
    expect(await served.end("SIGTERM")).toBe(0)
  })

  it("brings the licences of what is bundled into it", () => {
    const notices = contentOf("checkfu").get("dist/command/THIRD-PARTY-LICENSES.txt") ?? ""
    for (const name of ["effect", "handlebars", "mdast-util-to-markdown"])
      expect(notices).toMatch(new RegExp(`^${name} \\d`, "m"))
  })

  it("begins quickly: what help and completion load is a few small files, and no generator", () => {
    const command = contentOf("checkfu")
    const action = [...command].find(([path, text]) => path.endsWith(".js") && text.includes("complete -F "))?.[0] ?? ""
    const open = ["dist/command/main.js", action]
    const loaded = new Set<string>()
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (loaded.has(path)) continue
      loaded.add(path)
      const imported = (command.get(path) ?? "").matchAll(/(?:\bfrom|\bimport)"(\.\/[^"]+)"/g)
      open.push(...[...imported].map(([, to]) => normalize(join("dist/command", to ?? ""))))
    }
    const size = [...loaded].reduce((sum, path) => sum + (command.get(path) ?? "").length, 0)
    expect(loaded.size).toBeGreaterThan(1)
    expect(size).toBeLessThan(48_000)
    const script = run(
      process.execPath,
      [join(folder, "checkfu", "dist/command/main.js"), "completion", "bash"],
      folder,
    )
    expect(script).toContain("complete -F _checkfu checkfu")
  })
})
