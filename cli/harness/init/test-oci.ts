import { quoted } from "./shell.ts"

/** A release, as far as a command line states it. */
export type StatedRelease = Readonly<Record<string, string | readonly string[] | undefined>>

/** The members of a release in the order of the command line, with the option of each. */
const options = [
  ["entrypoint", "entrypoint"],
  ["protocol", "protocol"],
  ["arguments", "arg"],
  ["argv", "argv"],
  ["prompt_transport", "prompt-transport"],
  ["output_mode", "output-mode"],
  ["resume_flag", "resume-flag"],
  ["output_schema_flag", "output-schema-flag"],
  ["output_schema_transport", "output-schema-transport"],
  ["working_directory", "working-directory"],
] as const

/** The command that builds a folder's image and tests it as a release states it: one group of words a line. */
export function testOci(command: string, name: string, folder: string, release: StatedRelease): readonly string[] {
  const stated = options.flatMap(([member, option]) => {
    const value = release[member]
    if (value === undefined) return []
    if (typeof value !== "string") return value.map((each) => quoted(`--${option}=${each}`))
    // Of two words the second must not look like an option.
    return [value.startsWith("-") ? quoted(`--${option}=${value}`) : `--${option} ${quoted(value)}`]
  })
  return [`${command} harness test oci`, `--name ${name}`, `--build-context ${quoted(folder)}`, ...stated]
}
