import type { Arguments } from "../../command.ts"
import { firstWrong } from "./flags.ts"
import type { Rule } from "./flags.ts"
import { ociOptions } from "./options.ts"
import { releaseRules } from "./release-misuse.ts"

/** `json` besides: what is printed is JSON at any rate. What says where the platform is goes into the next commands. */
const known: ReadonlySet<string> = new Set([
  "json",
  "api-url",
  "connection-file",
  ...ociOptions.map(({ name }) => name),
])
const nameForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What a name of a profile has to be. */
export const nameRule: Rule = ({ verb, text }) => {
  const name = text("name")
  if (name === null) return `${verb} needs --name NAME, which the next commands give to the profile`
  return nameForm.test(name) && name.length <= 64
    ? null
    : `--name is lower-case letters and digits with single hyphens between them, 64 at most, not ${name}`
}

const rules: readonly Rule[] = [
  ({ positional: [first] }) =>
    first === undefined
      ? null
      : `test oci takes flags alone, and got ${first}; an argument of the program is given as --arg=${first} or --argv=${first}`,
  ({ names }) => {
    const other = names.find((name) => !known.has(name))
    return other === undefined ? null : `--${other} is of another verb of harness, and not of test oci: leave it out`
  },
  nameRule,
  ({ has }) => {
    if (has("build-context") && has("image"))
      return "--build-context makes an image for this test, and --image takes a published one: give one of them"
    return has("build-context") || has("image")
      ? null
      : "test oci needs --build-context FOLDER, or --image NAME@sha256:DIGEST for an image that is published"
  },
  ({ has }) =>
    has("allow-registry-all-interfaces") && has("image")
      ? "--allow-registry-all-interfaces is for the registry of --build-context, and with --image there is none: leave it out"
      : null,
  ...releaseRules,
  ({ text }) => {
    const url = text("api-url")
    return url === null || (/^https?:\/\//.test(url) && URL.canParse(url))
      ? null
      : `--api-url is the address of the platform, such as https://api.example.com, not ${url}`
  },
]

/** The first thing that is wrong with the flags by themselves, with what to change; null: nothing. */
export function misuse(positional: readonly string[], given: Arguments): string | null {
  return firstWrong(rules, "test oci", positional, given)
}
