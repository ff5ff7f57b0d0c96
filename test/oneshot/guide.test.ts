import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { expect, it } from "vitest"
import { folder } from "./driven.ts"

const page = readFileSync("docs/guides/one-shot-harnesses.mdx", "utf8")

function block(fence: string): string {
  const [, text] = page.split(`\`\`\`${fence}\n`)
  if (text === undefined) throw new Error(`the page has no ${fence}`)
  return text.slice(0, text.indexOf("```"))
}

it("The sample of the guide to one-shot harnesses says what stands behind it", () => {
  const work = folder()
  const sample = block('ts title="service/ask-once.ts"').replaceAll(
    '"../runtime/',
    `"${pathToFileURL(resolve("runtime")).href}/`,
  )
  const release = { argv: ["good"], prompt_transport: "stdin", output_mode: "stream_json" }
  const command = [process.execPath, resolve("test/oneshot/command.js")]
  const call = `for (const line of await askTwice(${JSON.stringify(release)}, ${JSON.stringify(command)}, ${JSON.stringify(work)})) console.log(line)`
  writeFileSync(join(work, "sample.mts"), `${sample}\n${call}\n`)
  const tsx = pathToFileURL(resolve("node_modules/tsx/dist/esm/index.mjs")).href
  const printed = execFileSync(process.execPath, ["--import", tsx, join(work, "sample.mts")], { encoding: "utf8" })
  const [, said] = /, it says:\n\n```\n([^]*?)```/.exec(page) ?? []
  expect(printed).toBe(said)
})

it("The release on that page is the one of the examples", () => {
  expect(JSON.parse(block("json"))).toEqual(JSON.parse(readFileSync("docs/examples/oneshot/claude-code.json", "utf8")))
})
