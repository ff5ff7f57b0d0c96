import { execFile, execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../..")
const rooms = ["catalog", "cli", "generators", "model", "output", "runtime", "templates", "test"]
const files = ["package.json", "tsconfig.json", "vitest.config.ts"]
const atATime = 2

/** How a test ended. */
export interface Outcome {
  readonly name: string
  readonly passed: boolean
}

/** Why nothing can be said of a patch. */
export const unappliable: string = "the patch no longer applies: make it anew from the code as it stands"

/** Runs tests under a patch. */
export interface Trial {
  /** Path of the patch below `test/mutants/`. */
  readonly patch: string
  /** What vitest is asked to run. */
  readonly tests: readonly string[]
}

/**
 * Tries patches, two at a time, each in a copy of the sources from which it is taken out again, and tells of each as soon
 * as it is known: how the tests ended, null where they gave no result, or that the patch does not apply.
 */
export async function tryAll<T extends Trial>(
  trials: readonly T[],
  tell: (trial: T, outcomes: readonly Outcome[] | null | "unappliable") => void,
): Promise<void> {
  const waiting = [...trials]
  const worker = async (): Promise<void> => {
    const copy = mkdtempSync(join(tmpdir(), "mutants-"))
    try {
      for (const room of rooms) cpSync(join(root, room), join(copy, room), { recursive: true })
      for (const file of files) cpSync(join(root, file), join(copy, file))
      symlinkSync(join(root, "node_modules"), join(copy, "node_modules"))
      for (let trial = waiting.shift(); trial !== undefined; trial = waiting.shift())
        tell(trial, await underPatch(trial, copy))
    } finally {
      rmSync(copy, { recursive: true })
    }
  }
  await Promise.all(Array.from({ length: Math.min(atATime, trials.length) }, worker))
}

async function underPatch({ patch, tests }: Trial, copy: string): Promise<readonly Outcome[] | null | "unappliable"> {
  const path = join(root, "test/mutants", patch)
  const apply = (...options: readonly string[]): void =>
    void execFileSync("git", ["apply", ...options, path], { cwd: copy, stdio: "pipe" })
  try {
    apply("--check")
  } catch {
    return "unappliable"
  }
  apply()
  try {
    return await outcomesOf(tests, copy)
  } finally {
    apply("--reverse")
  }
}

function outcomesOf(tests: readonly string[], copy: string): Promise<readonly Outcome[] | null> {
  const report = join(copy, "report.json")
  rmSync(report, { force: true })
  const args = ["node_modules/vitest/vitest.mjs", "run", ...tests, "--reporter=json", `--outputFile=${report}`]
  return new Promise((settle) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 1 << 26 }, () => {
      try {
        settle(outcomesIn(readFileSync(report, "utf8")))
      } catch {
        settle(null)
      }
    })
  })
}

function outcomesIn(report: string): readonly Outcome[] | null {
  const { testResults } = JSON.parse(report) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
    }[]
  }
  const outcomes = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: fullName, passed: status === "passed" })),
  )
  return outcomes.length === 0 ? null : outcomes
}
