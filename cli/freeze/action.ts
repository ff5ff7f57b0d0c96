import { allPayloads } from "../../generators/emit/kit/payloads.ts"
import { diskAt } from "../../generators/disk/disk.ts"
import { generation } from "../../generators/generation.ts"
import { frozenTexts } from "../../generators/frozen/freeze.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { printFindings } from "../findings.ts"
import { projectOf } from "../project.ts"

/**
 * Writes down what a current revision promises of payloads, beside its fact. Never twice: where other content stands
 * already the literal has to change, or somebody who froze too early removes the files by hand, which review then sees.
 * Exit 1 where the catalog has errors, or the content differs from what stands there.
 */
export async function freeze(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [name, ...more] = given.positional
  if (name === undefined || more.length > 0) throw new UsageError("freeze takes the name of one revision")
  const project = projectOf(terminal, given)
  const { catalog, plan, findings } = await generation(project)
  if (plan === null) return printFindings(terminal, findings, "pretty")
  const revision = catalog.revisions.find((each) => each.name === name)
  if (revision === undefined)
    throw new UsageError(
      `there is no revision ${name}; there are ${catalog.revisions.map((each) => each.name).join(", ")}`,
    )
  if (revision.life !== "current")
    throw new UsageError(`${revision.literal} is ${revision.life}: today's catalog does not show what it promised`)
  const folder = `${project.catalog}/revisions/${name}`
  const texts = frozenTexts(
    revision,
    allPayloads(catalog).filter(({ since }) => since === revision.id),
  )
  const disk = diskAt(project.root)
  const files = [...texts].map(([file, text]) => ({ path: `${folder}/${file}`, text }))
  const standing = files.map(({ path, text }) => {
    const bytes = disk.read(path)
    return {
      path,
      state: bytes === "missing" ? bytes : Buffer.from(text).equals(Buffer.from(bytes)) ? "same" : "other",
    }
  })
  const others = standing.filter(({ state }) => state === "other")
  if (others.length > 0) {
    terminal.err(
      `${others.map(({ path }) => `${path} holds something else, and is left as it is.\n`).join("")}${revision.literal} is frozen. State a new revision; or, if nobody has seen this one, remove ${folder} first.\n`,
    )
    return 1
  }
  if (standing.every(({ state }) => state === "same")) {
    if (terminal.interactive) terminal.err("Nothing to write: it is frozen as it is.\n")
    return 0
  }
  for (const { path, text } of files) disk.stage(path, text)()
  terminal.out(files.map(({ path }) => `Wrote ${path}\n`).join(""))
  return 0
}
