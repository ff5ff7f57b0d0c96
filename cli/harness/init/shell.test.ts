import { execFileSync } from "node:child_process"
import { expect, it } from "vitest"
import { quoted } from "./shell.ts"

it.each([
  "plain",
  "--flag",
  "--argv={prompt_path}",
  "--argv=",
  "--a=b=c d",
  "it's",
  "$HOME",
  "`x`",
  "a\nb",
  "",
  "*",
  "~",
])("a shell reads %j as it was", (word) => {
  expect(execFileSync("sh", ["-c", `printf %s ${quoted(word)}`], { encoding: "utf8" })).toBe(word)
})

it("quotes what needs it, and no more", () => {
  expect(["./a/b.mjs", "--argv=--resume", "--argv={resume_flag}", "a b"].map(quoted)).toEqual([
    "./a/b.mjs",
    "--argv=--resume",
    "--argv='{resume_flag}'",
    "'a b'",
  ])
})
