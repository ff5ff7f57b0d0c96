import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { effectOf } from "./as-effect.ts"
import { answer, model } from "./payloads.ts"

/** How large an invented catalog is. */
export interface Size {
  readonly slots: number
  readonly harnesses: number
  readonly providers: number
  /** Whether the contracts are for the author kit, which adds vectors, typings and described schemas. */
  readonly kit: boolean
}

const perModule = 100
const perContract = 1_000
/** A page of all harnesses by all providers would be larger than a page may be. */
const matrixPages = 8

/**
 * Writes an invented catalog as the project of somebody else would hold it: a thousand slots to a contract, a hundred to a
 * module; one harness or provider to a module; tables of all of them, and a page. Equal sizes give equal bytes.
 */
export function synthesize(root: string, size: Size): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write("package.json", `{ "name": "invented", "type": "module", "private": true }\n`)
  write(
    "catalog/catalog.config.ts",
    `import { config } from "checkfu-catalog/kinds"\n\nexport default config({ out: "output", docs: "docs" })\n`,
  )
  for (let first = 0; first < size.slots; first += perModule) {
    const contract = Math.floor(first / perContract)
    const numbers = Array.from({ length: Math.min(perModule, size.slots - first) }, (_, index) => first + index)
    write(`catalog/contracts/c${contract}/contract.ts`, head(contract, size.kit))
    write(`catalog/contracts/c${contract}/slots/from-${first}.ts`, slotModule(contract, numbers))
  }
  if (size.harnesses > 0) {
    write("catalog/lane.ts", lane)
    for (let at = 0; at < matrixPages; at++) write(`docs/wires-${at}.mdx`, handWritten(`Wires ${at}`, `wires-${at}`))
    for (let at = 0; at < size.providers; at++) write(`catalog/providers/p${at}.ts`, providerModule(at))
    for (let at = 0; at < size.harnesses; at++) write(`catalog/harnesses/h${at}.ts`, harnessModule(at))
  }
  write("catalog/published.ts", published(size))
  write("docs/slots.mdx", handWritten("Slots", "slots"))
}

function head(contract: number, kit: boolean): string {
  const stated = `name: "c${contract}", title: "Contract ${contract}", ownership: "owned", keyPrefix: "c${contract}.", methodPrefix: "_c${contract}/", kit: ${kit}`
  return `import { contract, declaration } from "checkfu-catalog/kinds"

/** An invented contract. */
export const c${contract} = contract({ ${stated} })

/** Says that requests are served. */
export const serves${contract} = declaration({ contract: c${contract}, name: "serves", member: "serves", values: ["yes"], raises: null })
`
}

function slotModule(contract: number, numbers: readonly number[]): string {
  const slots = numbers.map((number) => {
    const { name, payload } = model(number)
    const { before, schema } = effectOf(payload)
    const isRequest = number % 10 === 3
    const key = name.replaceAll(/(?<=.)[A-Z]/g, (capital) => `-${capital}`).toLowerCase()
    const site = isRequest
      ? `request("_c${contract}/${key}", { from: "client" })`
      : `meta(${JSON.stringify(definitions[number % definitions.length])}, "c${contract}.${key}")`
    const answered = isRequest
      ? `\n  gate: serves${contract},\n  answer: acknowledgement(${effectOf(answer(number)).schema}),`
      : ""
    const posture =
      isRequest || definitions[number % definitions.length] === "NewSessionRequest" ? "authority" : "fidelity"
    return `${before}
/** Says what ${name} says, as it would be said of slot ${number}. */
export const slot${number} = slot({
  contract: c${contract},
  name: "${key}",
  site: ${site},
  posture: "${posture}",
  payload: ${schema},${answered}
  life: "realized",
})
`
  })
  return `import * as Schema from "effect/Schema"
import { acknowledgement, meta, request, slot } from "checkfu-catalog/kinds"
import { c${contract}, serves${contract} } from "../contract.ts"
${slots.join("")}`
}

const definitions = [
  "NewSessionRequest",
  "PromptResponse",
  "SessionNotification.update",
  "SessionNotification",
] as const

const lane = `import { axis, chain, contract, dialect, driver, revision, under } from "checkfu-catalog/kinds"

/** How much of its thinking an agent shows. */
export const insight = axis({ name: "insight", order: chain("dark", "summary", "full") })

/** The lane of the driver. */
export const pipeLane = revision({ name: "pipe-lane", literal: "invented:pipe@1", subject: "lane", life: "current" })

/** A process at the other end of a pipe. */
export const pipe = driver({ name: "pipe", protocol: "pipe-v1", lane: pipeLane, envelopes: [under("always", { insight: "full" })] })

${[0, 1, 2, 3, 4, 5]
  .map(
    (number) =>
      `/** An invented language. */\nexport const d${number} = dialect({ name: "d${number}", method: "POST", path: "/v1/d${number}" })\n`,
  )
  .join("\n")}`

function providerModule(at: number): string {
  const accepted = [at % 6, (at + 1 + (at % 4)) % 6].map((each) => `d${each}`)
  const source = `{ url: "https://p${at}.example/docs", reviewedOn: "2026-01-01" }`
  return `import { provider, serves } from "checkfu-catalog/kinds"
import { ${accepted.toSorted().join(", ")} } from "../lane.ts"

/** An invented provider. */
export const p${at} = provider({
  name: "p${at}",
  origin: "https://p${at}.example",
  accepts: [${accepted.map((each) => `serves(${each}, "/api/${each}")`).join(", ")}],
  priced: true,
  source: ${source},
})
`
}

function harnessModule(at: number): string {
  const spoken = at % 10 === 9 ? null : [at % 6, ...(at % 3 === 0 ? [(at + 3) % 6] : [])].map((each) => `d${each}`)
  const imports = ["pipe", ...(spoken ?? [])].toSorted().join(", ")
  return `import { harness, imageRequired, undeclared } from "checkfu-catalog/kinds"
import { ${imports} } from "../lane.ts"

/** An invented agent. */
export const h${at} = harness({
  name: "h${at}",
  launchRole: "${at === 0 ? "primary" : "alternative"}",
  mode: "packaged",
  supply: imageRequired(),
  driver: pipe,
  modelLane: "gateway",
  mcpDelivery: "m${at % matrixPages}",
  dialects: ${spoken === null ? "undeclared" : `[${spoken.join(", ")}]`},
  declares: [],
  ceiling: { insight: "${["dark", "summary", "full"][at % 3]}" },
})
`
}

function published({ harnesses }: Size): string {
  const groups = harnesses > 0 ? Array.from({ length: matrixPages }, (_, at) => at) : []
  const matrices = groups.map(
    (at) => `
/** Who reaches whom, of group ${at}. */
export const wires${at} = table({
  contract: c0,
  name: "wires-${at}",
  title: "Wires ${at}",
  rows: "harness",
  where: [is("mcpDelivery", "m${at}")],
  columns: [member("Agent", "name"), across("provider", "reach"), across("axis", "realize")],
})

/** The page of group ${at}. */
export const page${at} = page({ name: "wires-${at}", title: "Wires ${at}", description: "Group ${at}.", tables: [wires${at}] })
`,
  )
  return `import { across, is, member, page, table } from "checkfu-catalog/kinds"
import { c0 } from "./contracts/c0/contract.ts"

/** Every slot. */
export const slots = table({
  contract: c0,
  name: "slots",
  title: "All slots",
  rows: "slot",
  columns: [member("Slot", "name"), member("Posture", "posture"), member("Life", "life")],
})

/** The page of slots. */
export const slotsPage = page({ name: "slots", title: "Slots", description: "Every slot.", tables: [slots] })
${matrices.join("")}`
}

function handWritten(title: string, ...regions: readonly string[]): string {
  const marks = regions.map((region) => `{/* generated:${region} */}\n{/* /generated:${region} */}\n`)
  return `---\ntitle: ${title}\ndescription: Every one.\n---\n\n${marks.join("\n")}`
}
