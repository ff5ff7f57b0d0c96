import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { INSTRUMENTER_CONSTANTS } from "@stryker-mutator/api/core"
import type { InstrumenterContext } from "@stryker-mutator/api/core"
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin"
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner"
import type {
  DryRunResult,
  MutantRunOptions,
  MutantRunResult,
  TestResult,
  TestRunner,
  TestRunnerCapabilities,
} from "@stryker-mutator/api/test-runner"
import { collectTests, getFn } from "@vitest/runner"
import type { Task, Test, VitestRunner } from "@vitest/runner"
import fc from "fast-check"
import { reaching } from "./reaching.ts"
import { testFiles } from "./sources.ts"

const collector: VitestRunner = {
  config: {
    root: process.cwd(),
    name: "",
    testNamePattern: undefined,
    allowOnly: false,
    setupFiles: [],
    passWithNoTests: true,
    includeTaskLocation: true,
    sequence: { seed: 1, hooks: "stack", setupFiles: "list" },
    chaiConfig: undefined,
    maxConcurrency: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  },
  async importFile(path) {
    await import(pathToFileURL(path).href)
  },
}

/** What the code of the mutants and this runner tell each other. */
type Instrumented = { -readonly [name in keyof InstrumenterContext]: InstrumenterContext[name] | undefined }

const world = globalThis as { [name: string]: unknown }
const stryker = (world[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}) as Instrumented

/**
 * Runs the tests of Vitest within one process that stays, so that a mutant costs its tests alone: Stryker's own runner for
 * Vitest starts a thread and imports everything again for each of the thousands. What a mutant left behind, such as a
 * remembered answer, shows where the test that killed it fails without it too: then the mutant is asked in a new process.
 */
class ResidentRunner implements TestRunner {
  /** The tests of the files that were loaded, by file and name. */
  readonly #tests = new Map<string, ReadonlyMap<string, Test>>()
  readonly #spent = new Map<string, number>()
  #runs = 0
  #tainted = false

  /** A module that is loaded stays: Stryker starts a new process for a mutant of what runs while a module loads. */
  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: false }
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = []
    await this.#load(testFiles("."))
    for (const [id, test] of [...this.#tests.values()].flatMap((of) => [...of])) {
      stryker.currentTestId = id
      tests.push(await this.#run(id, test))
      stryker.currentTestId = undefined
    }
    const { mutantCoverage } = stryker
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage === undefined ? {} : { mutantCoverage }) }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (this.#tainted) throw new Error("An earlier mutant left something behind")
    stryker.hitCount = 0
    stryker.hitLimit = options.hitLimit
    const tests: TestResult[] = []
    for (const { files, wanted } of batchesOf(options)) {
      stryker.activeMutant = options.mutantActivation === "static" ? options.activeMutant.id : undefined
      try {
        await this.#load(files)
      } catch (fault) {
        if (options.mutantActivation === "runtime") throw fault
        // Without the mutant it loads, as the dry run shows: so this is what kills it.
        return { status: MutantRunStatus.Killed, failureMessage: String(fault), killedBy: [], nrOfTests: tests.length }
      }
      stryker.activeMutant = options.activeMutant.id
      await this.#runUntilFailed(wanted ?? files.flatMap((file) => [...(this.#tests.get(file)?.keys() ?? [])]), tests)
      if (tests.at(-1)?.status === TestStatus.Failed) break
    }
    const hits = stryker.hitCount
    stryker.hitCount = undefined
    stryker.activeMutant = undefined
    this.#runs += 1
    if (options.mutantActivation === "runtime") await this.#lookForTaint(tests.at(-1))
    return toMutantRunResult(
      determineHitLimitReached(hits, options.hitLimit) ?? { status: DryRunStatus.Complete, tests },
    )
  }

  async #runUntilFailed(wanted: readonly string[], tests: TestResult[]): Promise<void> {
    for (const id of wanted.toSorted((left, right) => this.#cost(left) - this.#cost(right))) {
      const test = this.#testOf(id)
      if (test !== undefined) tests.push(await this.#run(id, test))
      if (tests.at(-1)?.status === TestStatus.Failed) return
    }
  }

  async #lookForTaint(last: TestResult | undefined): Promise<void> {
    const killer = last?.status === TestStatus.Failed ? this.#testOf(last.id) : undefined
    if (last === undefined || killer === undefined) return
    this.#tainted = (await this.#run(last.id, killer)).status === TestStatus.Failed
    if (this.#tainted && this.#runs > 1) throw new Error("This mutant or an earlier one left something behind")
  }

  async #run(id: string, test: Test): Promise<TestResult> {
    const start = performance.now()
    const { line, column } = test.location ?? { line: 1, column: 1 }
    // Where a test stands lets Stryker keep what it knows of a mutant whose tests are the same, also when others come.
    const told = { id, name: id, fileName: test.file.filepath, startPosition: { line: line - 1, column: column - 1 } }
    try {
      await getFn(test)()
      return { ...told, status: TestStatus.Success, timeSpentMs: this.#spend(id, start) }
    } catch (error) {
      const failureMessage = error instanceof Error ? error.message : String(error)
      return { ...told, status: TestStatus.Failed, failureMessage, timeSpentMs: this.#spend(id, start) }
    }
  }

  #spend(id: string, start: number): number {
    const spent = performance.now() - start
    this.#spent.set(id, Math.max(spent, this.#cost(id)))
    return spent
  }

  #cost(id: string): number {
    return this.#spent.get(id) ?? 0
  }

  async #load(files: readonly string[]): Promise<void> {
    for (const file of files) if (!this.#tests.has(file)) this.#tests.set(file, await testsIn(file))
  }

  #testOf(id: string): Test | undefined {
    return this.#tests.get(fileOf(id))?.get(id)
  }
}

/** What to load, and what to run of it; all of it where nothing is said. */
interface Batch {
  readonly files: readonly string[]
  readonly wanted: readonly string[] | null
}

/** The tests that reach a mutant, together; of one that runs while modules load the files that import it, one after the other. */
function batchesOf({ testFilter, sandboxFileName }: MutantRunOptions): readonly Batch[] {
  if (testFilter !== undefined) return [{ files: [...new Set(testFilter.map(fileOf))], wanted: testFilter }]
  const source = relative(process.cwd(), sandboxFileName)
  return reaching(source, testFiles("."), ".").map((file) => ({ files: [file], wanted: null }))
}

/** A test goes by its file, from the root, and by its name; the second of a name by a number too. */
async function testsIn(path: string): Promise<ReadonlyMap<string, Test>> {
  // The first value that fails is enough: nobody reads for which smallest one a mutant fails.
  fc.configureGlobal({ endOnFailure: true })
  const tests = new Map<string, Test>()
  for (const file of await collectTests([join(process.cwd(), path)], collector)) {
    if (file.result?.state === "fail") throw new Error(`${path}: ${file.result.errors?.[0]?.message ?? "fails"}`)
    for (const test of testsOf(file.tasks)) {
      const id = `${path}#${test.fullTestName}`
      tests.set(tests.has(id) ? `${id} (${tests.size})` : id, test)
    }
  }
  return tests
}

function fileOf(id: string): string {
  return id.slice(0, id.indexOf("#"))
}

function testsOf(tasks: readonly Task[]): readonly Test[] {
  return tasks.flatMap((task) => (task.type === "suite" ? testsOf(task.tasks) : task.mode === "run" ? [task] : []))
}

/** The plugins of Stryker that this module brings. */
export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "resident", ResidentRunner)]
