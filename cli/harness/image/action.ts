import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { nearNames } from "../../../model/near-names.ts"
import { tool } from "../../../generators/tool.ts"
import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { printNext } from "../../write-new.ts"
import { shownFolder } from "../init/shown-folder.ts"
import { testOci } from "../init/test-oci.ts"
import { fillContext } from "./context.ts"
import { openEngine } from "./open-engine.ts"
import type { Found } from "./recipe.ts"
import { labelsOf, readRecipe, recipeNames } from "./recipe.ts"

/** The base where none is given: it has Node, a shell and nothing of an agent. */
const usualBase = "docker.io/library/node:22-bookworm-slim"

/** What an image is dated with, and every file in it, so that two builds are one image. */
const timestamp = 0

/**
 * Builds the image of a harness of the catalog by its recipe. 1: it is not built here, which is said with who supplies it, or the
 * build failed. 2: wrong usage, or there is no engine for it.
 */
export async function image(terminal: Terminal, asked: readonly string[], given: Arguments): Promise<ExitCode> {
  const { recipe, ...found } = recipeFor(asked, given.options["harness"])
  const { name } = found
  const fail = (what: string, code: ExitCode): ExitCode => {
    terminal.err(`${terminal.command}: ${what}\n`)
    return code
  }
  if (recipe.from === "elsewhere")
    return fail(`no image of ${name} is built here. ${recipe.missing} ${recipe.supplier}`, 1)
  const engine = openEngine(process.env)
  if (!engine.ok) return fail(engine.what, 2)
  const facts = await engine.value.facts(terminal.signal)
  if (!facts.ok) return fail(`${engine.value.at} does not answer: ${facts.what}`, 2)
  const { platform } = facts.value
  if (!recipe.platforms.includes(platform))
    return fail(`${name} is built for ${recipe.platforms.join(" and ")}, and this engine runs ${platform}`, 2)
  const { base = usualBase, output } = given.options
  const context = contextIn(terminal, output)
  const step = (text: string): void => {
    if (terminal.interactive) terminal.err(`\r\u001B[K${text}`)
  }
  let keeps = false
  try {
    step(recipe.from === "npm" ? "installing by the lock" : "laying out")
    const terms = { tool: tool.folder, base: String(base), platform, signal: terminal.signal }
    const filled = await fillContext(context, { ...found, recipe }, terms)
    step("building")
    const labels = labelsOf(tool.folder, { ...found, recipe })
    const tag = taggedAs(given.options["tag"], name, labels)
    const build = { context, tag, labels, timestamp, network: "none" } as const
    const built = filled.ok ? await engine.value.build(build, terminal.signal) : filled
    step("")
    if (!built.ok) return fail(built.what, 1)
    keeps = output !== undefined
    report(terminal, { recipe, ...found }, { id: built.value, tag, labels }, given)
    return 0
  } finally {
    if (!keeps) rmSync(context, { recursive: true, force: true })
  }
}

function recipeFor([verb, ...named]: readonly string[], option: string | boolean | undefined): Found {
  const names = recipeNames(tool.folder)
  if (verb !== "build") throw new UsageError(`harness image does build, not ${verb ?? "nothing"}`)
  const [name, ...more] = typeof option === "string" ? [...named, option] : named
  if (name === undefined || more.length > 0)
    throw new UsageError(`harness image build takes one harness: ${names.join(", ")}`)
  if (names.includes(name)) return readRecipe(tool.folder, name)
  const [near] = nearNames(name, names)
  const nearest = near === undefined ? "" : `; nearest is ${near}`
  throw new UsageError(`there is no recipe for ${name}, only for ${names.join(", ")}${nearest}`)
}

/** The folder that the build sees: an empty one that is kept, or one among the temporary files. */
function contextIn(terminal: Terminal, output: string | boolean | undefined): string {
  if (typeof output !== "string") return mkdtempSync(join(tmpdir(), "harness-image-"))
  const folder = resolve(terminal.cwd, output)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (thrown) {
    const { code = "it failed" } = thrown as NodeJS.ErrnoException
    throw new UsageError(`${output} cannot be made (${code}); name another folder with --output`)
  }
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${output} is not empty, and is left as it is; name another folder with --output`)
  return folder
}

function taggedAs(given: string | boolean | undefined, name: string, labels: Readonly<Record<string, string>>): string {
  if (typeof given === "string") return given
  return `localhost/harness-${name}:${labels["dev.checkfu.recipe"]?.slice("sha256:".length, 19) ?? "latest"}`
}

interface Built {
  readonly id: string
  readonly tag: string
  readonly labels: Readonly<Record<string, string>>
}

function report(terminal: Terminal, { name }: Found, { id, tag, labels }: Built, given: Arguments): void {
  if (given.options["json"] === true) {
    terminal.out(`${JSON.stringify({ harness: name, image: id, tag, labels }, null, 2)}\n`)
    return
  }
  const rows = Object.entries(labels).map(([label, value]) => `  ${label.padEnd(20)} ${value}\n`)
  terminal.out(`Built ${tag}\n  ${"image".padEnd(20)} ${id}\n${rows.join("")}`)
  const release = {
    entrypoint: "/opt/harness/bin/harness",
    protocol: "acp-v1",
    working_directory: "/workspace",
  }
  const { output } = given.options
  const tested = (folder: string): string => testOci(terminal.command, name, folder, release).join(" \\\n  ")
  printNext(terminal, [
    typeof output === "string"
      ? `Test it, as the platform runs it:\n${tested(shownFolder(output))}`
      : `To test it as the platform runs it, build it once more with --output FOLDER, which keeps what it is made of`,
    "Push it where your platform reaches it, and adopt it by the digest that it has there",
  ])
}
