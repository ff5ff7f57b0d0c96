import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { bash } from "../../cli/completion/bash.ts"
import { fish } from "../../cli/completion/fish.ts"
import { zsh } from "../../cli/completion/zsh.ts"
import { commands } from "../../cli/commands.ts"

const names = commands.map(({ name }) => name)
let folder = ""

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "completion-"))
  mkdirSync(join(folder, "my promises"))
  writeFileSync(join(folder, "bash"), bash("checkfu", commands))
  writeFileSync(join(folder, "zsh"), zsh("checkfu", commands))
  writeFileSync(join(folder, "fish"), fish("checkfu", commands))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Shell {
  readonly name: string
  /** What the shell offers where the cursor stands at the end of a line. */
  readonly offers: (line: string) => readonly string[]
}

function output(program: string, args: readonly string[], input = ""): string {
  const env = { PATH: process.env["PATH"], HOME: folder, TERM: "dumb", LC_ALL: "C.UTF-8" }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, input, encoding: "utf8" })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}${stdout}`)
  return stdout
}

const shells: readonly Shell[] = [
  {
    name: "bash",
    offers(line) {
      // As readline splits it: at blanks, and around the equals sign.
      const words = line.split(/(=)| /).filter((word) => word !== undefined && word !== "")
      if (/[ =]$/.test(line)) words.push("")
      const quoted = words.map((word) => `'${word}'`).join(" ")
      const script = `set -u; source ./bash; complete -p checkfu >/dev/null; COMP_WORDS=(${quoted}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _checkfu; printf '%s\\n' "\${COMPREPLY[@]:-}"`
      return output("bash", ["--norc", "-c", script]).split("\n").filter(Boolean)
    },
  },
  {
    name: "zsh",
    offers(line) {
      const script = `
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell 'PS1=; unset zle_bracketed_paste; autoload -Uz compinit && compinit -u -D; source ./zsh'
        zpty -w shell 'list() { compadd() { local -a got; builtin compadd -O got "$@"; print -rl -- "" "@"\${^got} ""; builtin compadd "$@" }; _main_complete }'
        zpty -w shell 'zle -C list list-choices list; bindkey "^X" list; print READY'
        while zpty -r shell got && [[ $got != *READY* || $got = *print* ]]; do :; done
        zpty -w -n shell ${JSON.stringify(line)}$'\\x18'
        sleep 1.5
        zpty -r -t shell got '*'; print -r -- "$got"
        while zpty -r -t shell got; do print -r -- "$got"; done
        zpty -d shell`
      const shown = output("zsh", ["-f", "-c", script]).matchAll(/^@([^\r\n]+)/gm)
      return [...new Set([...shown].map(([, word]) => (word ?? "").replaceAll("\\", "")))]
    },
  },
  {
    name: "fish",
    offers: (line) =>
      output("fish", ["--no-config", "-c", `source ./fish; complete -C ${JSON.stringify(line)}`])
        .split("\n")
        .filter(Boolean)
        .map((each) => each.split("\t")[0] ?? ""),
  },
]

for (const { name, offers } of shells) {
  const isThere = spawnSync(name, ["--version"]).status === 0
  // Without the shell there is nothing to show; in continuous integration it must be there.
  describe.skipIf(!isThere && process.env["CI"] !== "true")(
    `completion in ${name}${isThere ? "" : " (not installed)"}`,
    () => {
      it("offers every command, and of them those that begin so", () => {
        expect(offers("checkfu ")).toEqual(expect.arrayContaining(names))
        expect(offers("checkfu gen")).toEqual(["generate"])
      })

      it("offers the options of the command that is typed, and no other's", () => {
        expect(offers("checkfu generate --")).toEqual(
          expect.arrayContaining(["--check", "--diff", "--watch", "--only", "--reporter", "--catalog", "--help"]),
        )
        expect(offers("checkfu explain --").toSorted()).toEqual(["--catalog", "--help", "--json"])
      })

      it("offers the values of an option", () => {
        expect(offers("checkfu generate --reporter ").toSorted()).toEqual(["github", "json", "pretty", "sarif", "tsc"])
        expect(offers("checkfu generate --check --reporter gi")).toEqual(["github"])
      })

      it("offers what a command takes first, and only there", () => {
        expect(
          offers("checkfu completion ")
            .filter((word) => !word.startsWith("-"))
            .toSorted(),
        ).toEqual(["bash", "fish", "zsh"])
        expect(offers("checkfu help expl")).toEqual(["explain"])
        expect(offers("checkfu new har")).toEqual(["harness"])
        expect(offers("checkfu new harness har")).toEqual([])
      })

      it("offers folders for a folder, blanks in their names and all", () => {
        expect(offers("checkfu generate --catalog my").map((word) => word.replace(/\/$/, ""))).toEqual(["my promises"])
      })
    },
  )
}

describe("completion in bash", () => {
  it("knows a value behind an equals sign", () => {
    expect(shells[0]?.offers("checkfu generate --reporter=s")).toEqual(["sarif"])
    expect(shells[0]?.offers("checkfu generate --reporter=")).toHaveLength(5)
  })
})
