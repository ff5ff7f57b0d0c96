import { describe, expect, it } from "vitest"
import { briefly, loadOnce } from "./temporary-catalog.fixture.ts"

const kinds = 'from "checkfu-catalog/kinds"\n'
const dialectOf = (name: string): string =>
  `import { dialect } ${kinds}export const ${name} = dialect({ name: "${name}", method: "POST", path: "/${name}" })\n`
const providerOf = (name: string, spoken: string, from: string): string =>
  `import { provider, serves } ${kinds}import { ${spoken} } from "${from}"
export const ${name} = provider({ name: "${name}", origin: "https://${name}.example", accepts: [serves(${spoken}, "/")], priced: false, source: { url: "https://${name}.example", reviewedOn: "2026-01-01" } })\n`
const contractOf = (name: string): string =>
  `import { contract, declaration } ${kinds}export const ${name} = contract({ name: "${name}", title: "${name}", ownership: "owned", keyPrefix: "${name}.", methodPrefix: "_${name}/" })
export const ${name}More = declaration({ contract: ${name}, name: "more", member: "more", values: ["yes"] })\n`

/** A package with two dialects, two providers and two contracts. */
const base = {
  "../node_modules/nest/package.json": '{ "name": "nest", "version": "2.0.0" }\n',
  "../node_modules/nest/catalog/dialects.ts": `${dialectOf("chirp")}${dialectOf("trill").split("\n").slice(1).join("\n")}`,
  "../node_modules/nest/catalog/tree.ts": providerOf("tree", "chirp", "./dialects.ts"),
  "../node_modules/nest/catalog/hedge.ts": providerOf("hedge", "trill", "./dialects.ts"),
  "../node_modules/nest/catalog/wren.ts": contractOf("wren"),
  "../node_modules/nest/catalog/finch.ts": contractOf("finch"),
}
const own = (config: string, files: { readonly [path: string]: string } = {}) =>
  loadOnce({ ...base, "catalog.config.ts": `export default ${config}\n`, ...files })
const ids = ({ facts }: Awaited<ReturnType<typeof own>>): readonly string[] => facts.map(({ id }) => id)

describe("a catalog that extends a package", () => {
  it("has the facts of both, and says of which package each is", async () => {
    const loaded = await own('{ extends: ["nest"] }', { "a.ts": dialectOf("caw") })
    expect(briefly(loaded)).toEqual([])
    expect(loaded.facts.map(({ id, from }) => [id, from])).toEqual([
      ["contract/finch", "nest"],
      ["contract/wren", "nest"],
      ["declaration/finch/more", "nest"],
      ["declaration/wren/more", "nest"],
      ["dialect/caw", undefined],
      ["dialect/chirp", "nest"],
      ["dialect/trill", "nest"],
      ["provider/hedge", "nest"],
      ["provider/tree", "nest"],
    ])
    expect(loaded.spans.locate("provider/tree#/accepts")).toEqual({
      file: "node_modules/nest/catalog/tree.ts",
      line: 3,
      column: 78,
      of: "nest",
    })
    expect(loaded.spans.locate("dialect/caw")).toEqual({ file: "catalog/a.ts", line: 2, column: 14 })
  })

  it("refers to its facts by importing them from the package", async () => {
    const loaded = await own('{ extends: ["nest"], only: [] }', {
      "a.ts": providerOf("roof", "chirp", "nest/catalog/dialects.ts"),
    })
    expect(briefly(loaded)).toEqual([])
    expect(ids(loaded)).toEqual(["dialect/chirp", "provider/roof"])
  })

  it.each<[string, readonly string[]]>([
    ["dialect", ["dialect/chirp", "dialect/trill"]],
    ["provider/tree", ["dialect/chirp", "provider/tree"]],
    ["contract/wren", ["contract/wren", "declaration/wren/more"]],
    ["declaration/finch/more", ["contract/finch", "declaration/finch/more"]],
  ])("takes %s alone, with what it refers to", async (name, taken) => {
    const loaded = await own(`{ extends: ["nest"], only: ["${name}"] }`)
    expect(briefly(loaded)).toEqual([])
    expect(ids(loaded)).toEqual(taken)
  })

  it("takes the axes that a fact calls by their names alone, and no others; of its own the own", async () => {
    const axisOf = (name: string): string =>
      `import { axis, chain } ${kinds}export const ${name} = axis({ name: "${name}", order: chain("low", "high") })\n`
    const files = {
      "../node_modules/nest/catalog/axes/pitch.ts": axisOf("pitch"),
      "../node_modules/nest/catalog/axes/volume.ts": axisOf("volume"),
      "../node_modules/nest/catalog/axes/tempo.ts": axisOf("tempo"),
      "../node_modules/nest/catalog/drivers.ts": `import { driver, under } ${kinds}export const wing = driver({ name: "wing", protocol: null, lane: "wing", server: true, envelopes: [under("kept", { pitch: "high" }), under("dropped", { volume: "low" })] })\n`,
    }
    const config = '{ extends: ["nest"], only: ["driver/wing"] }'
    const loaded = await own(config, files)
    expect(briefly(loaded)).toEqual([])
    expect(ids(loaded)).toEqual(["axis/pitch", "axis/volume", "driver/wing"])
    const replaced = await own(config, { ...files, "pitch.ts": axisOf("pitch") })
    expect(briefly(replaced)).toEqual([])
    expect(replaced.facts.map(({ id, from }) => [id, from])).toEqual([
      ["axis/pitch", undefined],
      ["axis/volume", "nest"],
      ["driver/wing", "nest"],
    ])
  })

  it("is told of a selection that means nothing, and what was perhaps meant", async () => {
    const { findings } = await own('{\n  extends: ["nest"],\n  only: ["dialect", "provider/tre"],\n}')
    expect(findings).toMatchObject([
      {
        code: "load/config",
        what: "only names provider/tre, which no catalog that is extended has.",
        fix: "write provider/tree, or remove it",
        at: { file: "catalog/catalog.config.ts", line: 3, column: 21 },
      },
    ])
  })

  it("replaces no fact, and is shown the one that stands there already", async () => {
    const loaded = await own('{ extends: ["nest"] }', { "a.ts": dialectOf("chirp") })
    expect(loaded.findings).toMatchObject([
      {
        code: "load/replaces-base",
        what: "dialect/chirp is a fact of nest, and is stated again here.",
        at: { file: "catalog/a.ts", line: 2, column: 14 },
        related: [{ says: "stated by nest", at: { file: "node_modules/nest/catalog/dialects.ts", line: 2 } }],
      },
    ])
  })

  it("may state one of its own where that one is left out by name, unless something that is taken refers to it", async () => {
    const files = { "a.ts": dialectOf("chirp") }
    const loaded = await own('{ extends: ["nest"], only: ["contract/wren"] }', files)
    expect(briefly(loaded)).toEqual([])
    expect(ids(loaded)).toEqual(["contract/wren", "declaration/wren/more", "dialect/chirp"])
    const referred = await own('{ extends: ["nest"], only: ["provider/tree"] }', files)
    expect(briefly(referred)).toEqual(["load/replaces-base catalog/a.ts:2:14"])
  })

  it("leaves exchanges and frozen files aside that speak of what was not taken", async () => {
    const files = {
      "../node_modules/nest/catalog/exchanges/finch/song.json": '{ "slot": "slot/finch/song" }',
      "../node_modules/nest/catalog/exchanges/wren/song.json": '{ "slot": "slot/wren/song" }',
    }
    const names = async (config: string): Promise<readonly string[]> =>
      (await own(config, files)).exchanges.map(({ name }) => name)
    expect(await names('{ extends: ["nest"] }')).toEqual(["finch/song", "wren/song"])
    expect(await names('{ extends: ["nest"], only: ["contract/wren"] }')).toEqual(["wren/song"])
  })
})

describe("catalogs that extend each other", () => {
  const chain = (of: string, config: string): { readonly [path: string]: string } => ({
    [`../node_modules/${of}/package.json`]: `{ "name": "${of}" }\n`,
    [`../node_modules/${of}/catalog/catalog.config.ts`]: `export default ${config}\n`,
    [`../node_modules/${of}/catalog/a.ts`]: dialectOf(of),
  })

  it("are followed to the last, each with what it takes of the next", async () => {
    const loaded = await own(
      '{ extends: ["branch"] }',
      chain("branch", '{ extends: ["nest"], only: ["provider/tree"] }'),
    )
    expect(briefly(loaded)).toEqual([])
    expect(ids(loaded)).toEqual(["dialect/branch", "dialect/chirp", "provider/tree"])
  })

  it("are read once where two extend the same", async () => {
    const loaded = await own('{ extends: ["branch", "twig", "nest"] }', {
      ...chain("branch", '{ extends: ["nest"] }'),
      ...chain("twig", '{ extends: ["nest"] }'),
    })
    expect(briefly(loaded)).toEqual([])
    expect(ids(loaded).filter((id) => id.startsWith("dialect/"))).toEqual([
      "dialect/branch",
      "dialect/chirp",
      "dialect/trill",
      "dialect/twig",
    ])
  })

  it("are refused in a circle", async () => {
    const loaded = await own('{ extends: ["branch"] }', {
      ...chain("branch", '{ extends: ["twig"] }'),
      ...chain("twig", '{ extends: ["branch"] }'),
    })
    expect(briefly(loaded)).toEqual(["load/config node_modules/twig/catalog/catalog.config.ts:1:28"])
  })
})

describe("a setting", () => {
  it.each<[string, string, string]>([
    ["{ extend: [] }", "There is no setting extend.", "write extends, or remove it"],
    ["{ zzzzzzzz: 1 }", "There is no setting zzzzzzzz.", "use one of out, docs, extends, only, rules, or remove it"],
    ['{ extends: "nest" }', "extends is not a list of folders and packages.", "state a list of folders and packages"],
    [
      "{ only: [1] }",
      "only is not null or a list of kinds, contracts and facts.",
      "state null or a list of kinds, contracts and facts",
    ],
    [
      '{ rules: ["nest"] }',
      "catalog.config.ts takes rules from nest, and there is no such folder or installed package with rules.",
      "name a folder of rules, relative to the project, or install the package",
    ],
    [
      '{ extends: ["nets"] }',
      "catalog.config.ts extends nets, and there is no such folder or installed package with a catalog.",
      "name the folder of a catalog, relative to the project, or install the package",
    ],
  ])("that is wrong is a finding: %s", async (config, what, fix) => {
    expect((await own(config)).findings).toMatchObject([{ what, fix }])
  })
})
