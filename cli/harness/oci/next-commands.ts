import type { OciAsked } from "./asked.ts"
import { flagsOf } from "./release-in.ts"
import { shellLine } from "../../shell-line.ts"

/** The commands that come next, as they are typed, and the flags that one of them still lacks. */
export interface NextCommands {
  readonly next:
    | { readonly retest: string }
    | { readonly add: string; readonly verify: string }
    | { readonly add: string; readonly verify_template: string }
  /** Flags without a value so far; with one of them missing, `verify` is a template. */
  readonly required_flags: readonly string[]
}

/** The variable that holds the published image's name and digest when the image is tested again. */
export const imageVariable = "IMAGE"

/**
 * What comes next after a test that passed. An image that was built for the test alone is never registered: it is published,
 * and tested again by its digest, which whoever publishes it puts into a variable of the shell.
 */
export function nextCommands(command: string, asked: OciAsked): NextCommands {
  const { name, source, release, selectors, context } = asked
  const where = [...flag("connection-file", context.connectionFile), ...flag("api-url", context.apiUrl)]
  const missing = (["sandbox", "model"] as const).filter((each) => selectors[each] === null).map((each) => `--${each}`)
  const selected = [...flag("sandbox", selectors.sandbox), ...flag("model", selectors.model)]
  if (source.kind === "build")
    return {
      next: {
        retest: shellLine([
          command,
          "harness",
          "test",
          "oci",
          "--name",
          name,
          "--image",
          { asWritten: `"$${imageVariable}"` },
          ...flagsOf(release),
          ...selected,
          ...where,
        ]),
      },
      required_flags: [],
    }
  const add = shellLine([
    command,
    "harness",
    "add",
    "oci",
    "--name",
    name,
    "--image",
    source.image,
    ...flagsOf(release),
    ...where,
  ])
  const verifying = [
    command,
    "harness",
    "verify",
    name,
    ...flag("sandbox", selectors.sandbox ?? "<sandbox-profile>"),
    ...flag("model", selectors.model ?? "<model-routing-profile>"),
    "--wait",
    ...where,
  ]
  if (missing.length === 0) return { next: { add, verify: shellLine(verifying) }, required_flags: [] }
  return { next: { add, verify_template: shellLine(verifying.map(templated)) }, required_flags: missing }
}

function flag(name: string, value: string | null): readonly string[] {
  if (value === null) return []
  return value.startsWith("-") ? [`--${name}=${value}`] : [`--${name}`, value]
}

/** A gap of a template is shown as one, and not as a word for a shell. */
function templated(word: string): string | { readonly asWritten: string } {
  return /^<[a-z-]+>$/.test(word) ? { asWritten: word } : word
}
