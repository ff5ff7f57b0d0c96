import { readFileSync, readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { commandOf } from "../../model/command.ts"
import { decodeOneshotReleaseText } from "../../output/documents/index.ts"
import { lineForms } from "../../output/facts/line-forms.ts"

const folder = "docs/examples/oneshot"
const page = readFileSync("docs/guides/one-shot-harnesses.mdx", "utf8")

describe("the release of a real command", () => {
  it.each(readdirSync(folder))("%s is one, is written in its own form, and stands on the page", (file) => {
    const text = readFileSync(`${folder}/${file}`, "utf8")
    const read = decodeOneshotReleaseText(text)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    expect(page).toContain(`${folder}/${file}`)
    const { value } = read
    const command = commandOf(value, { turn: "first" })
    if (!command.ok) throw new Error(command.problem)
    // The words by which the form was seen are among those of the release.
    const program = value.entrypoint.slice(value.entrypoint.lastIndexOf("/") + 1)
    const seenFrom = lineForms.flatMap(({ writtenBy }) => writtenBy).find((words) => words.split(" ")[0] === program)
    expect(command.argv).toEqual(expect.arrayContaining(seenFrom?.split(" ").slice(1) ?? ["a form"]))
    const later = commandOf(value, { turn: "later" })
    const resumes = later.ok && later.argv.length > command.argv.length
    expect(resumes).toBe(value.resume_flag !== undefined)
  })
})
