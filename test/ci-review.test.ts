import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"

const script = resolve(".ci/review")

interface Repository {
  readonly git: (...args: readonly string[]) => string
  /** Commits everything, and answers the commit. */
  readonly commit: (text: string) => string
  /** What the step says and ends with, where `diff` ends with `code`. */
  readonly reviewed: (code: number) => { readonly code: number | null; readonly out: string }
  /** Another clone of it, with as many commits. */
  readonly clone: (...args: readonly string[]) => Repository
}

function repository(): Repository {
  const top = mkdtempSync(join(tmpdir(), "ci-review-"))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  mkdirSync(join(top, "one"))
  const first = at(top, "one")
  first.git("init", "--quiet", "--initial-branch=main")
  return first
}

function at(top: string, name: string): Repository {
  const cwd = join(top, name)
  const git = (...args: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", ...args], {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim()
  return {
    git,
    commit(text) {
      writeFileSync(join(cwd, "file"), text)
      git("add", "--all")
      git("commit", "--quiet", "--message", text)
      return git("rev-parse", "HEAD")
    },
    reviewed(code) {
      const command = ["bash", "-c", `echo "$@"; exit ${code}`, "checkfu"]
      const { status, stdout } = spawnSync("bash", [script, ...command], { cwd, encoding: "utf8" })
      return { code: status, out: stdout.trim() }
    },
    clone(...args) {
      git("clone", "--quiet", ...args, `file://${cwd}`, join(top, "two"))
      return at(top, "two")
    },
  }
}

describe("the step that reviews the catalog", () => {
  it("passes, and says so, where there is no commit before: of a first commit, and of a clone of one commit", () => {
    const nothing = { code: 0, out: "There is no commit before this one here: nothing to compare the catalog with." }
    const one = repository()
    one.commit("first")
    expect(one.reviewed(1)).toEqual(nothing)
    one.commit("second")
    expect(one.clone("--depth=1").reviewed(1)).toEqual(nothing)
  })

  it("compares with the commit before on the main branch, also in a clone of two commits, and fails where diff does", () => {
    const one = repository()
    const before = one.commit("first")
    one.commit("second")
    expect(one.reviewed(0)).toEqual({ code: 0, out: `diff --against ${before}` })
    expect(one.reviewed(1)).toEqual({ code: 1, out: `diff --against ${before}` })
    expect(one.clone("--depth=2").reviewed(1)).toEqual({ code: 1, out: `diff --against ${before}` })
  })

  it("compares a merge with what it was merged into", () => {
    const one = repository()
    one.commit("first")
    one.git("checkout", "--quiet", "-b", "change")
    one.git("commit", "--quiet", "--allow-empty", "--message", "change")
    one.git("checkout", "--quiet", "main")
    const target = one.commit("main goes on")
    one.git("merge", "--quiet", "--no-ff", "--message", "merge", "change")
    expect(one.reviewed(1)).toEqual({ code: 1, out: `diff --against ${target}` })
  })

  it("compares a branch with where it left the main one, however many commits ago", () => {
    const one = repository()
    const left = one.commit("first")
    const two = one.clone()
    two.git("checkout", "--quiet", "-b", "change")
    two.commit("second")
    two.commit("third")
    expect(two.reviewed(1)).toEqual({ code: 1, out: `diff --against ${left}` })
  })
})
