import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import type { NewFile } from "../../../generators/scaffold/asked.ts"
import { skeletonOf } from "../../../generators/text/skeleton.ts"
import { quoted } from "./shell.ts"
import type { StatedRelease } from "./test-oci.ts"
import { testOci } from "./test-oci.ts"

/** What a wrapper is begun as. */
export interface Beginning {
  /** A folder of the templates, such as `acp`. */
  readonly kind: string
  /** A folder of that. */
  readonly language: Language
  /** In words of lower-case letters and digits. */
  readonly name: string
  /** The command's own name. */
  readonly command: string
  /** The wrapper's folder as people here type it. */
  readonly at: string
}

/** A wrapper's files, by path below its folder, and what to do next. */
export interface Wrapper {
  readonly files: readonly NewFile[]
  readonly next: readonly string[]
}

/** How programs and tests of a language are run. */
const languages = {
  javascript: { program: "node", test: "node --test" },
  python: { program: "python3", test: "python3" },
} as const

/** A language that wrappers are written in. */
export type Language = keyof typeof languages

/** The kinds that folders of templates stand for. */
export function kindsIn(templates: string): readonly string[] {
  return readdirSync(templates).toSorted()
}

/** Whether it is a language that wrappers are written in. */
export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name)
}

/** A wrapper that runs as it is. Its program, its test and its Containerfile are files of the templates, letter by letter. */
export function wrapperOf(templates: string, { kind, language, name, command, at }: Beginning): Wrapper {
  const read = (...path: readonly string[]): string => readFileSync(join(templates, kind, ...path), "utf8")
  const filled = (skeleton: string, values: Readonly<Record<string, string>>): string => {
    const made = skeletonOf(read(skeleton))(values)
    if (!made.ok) throw new Error(`${kind}/${skeleton} is wrong in line ${made.line}: ${made.problem}`)
    return made.text
  }
  const own = readdirSync(join(templates, kind, language)).toSorted()
  const test = own.find(isTest) ?? ""
  const program = own.find((file) => !isTest(file) && file !== "Containerfile") ?? ""
  const release = filled("release.hbs", { name })
  const stated = JSON.parse(release) as StatedRelease
  const runs = languages[language]
  const from = (folder: string, below: string): Readonly<Record<string, string>> => ({
    name,
    command,
    at,
    program,
    run: `${runs.program} ${quoted(`${below}${program}`)}`,
    test: `${runs.test} ${quoted(`${below}${test}`)}`,
    oci: testOci(command, name, folder, stated).join(" \\\n  "),
  })
  return {
    files: [
      { path: "README.md", text: filled("README.hbs", from(".", "")) },
      { path: "release.json", text: release },
      ...own.map((path) => ({ path, text: read(language, path) })),
    ],
    next: filled("next.hbs", from(at, `${at}/`))
      .trim()
      .split("\n\n"),
  }
}

function isTest(file: string): boolean {
  return /^test_|\.test\./.test(file)
}
