import { promptPlaceholder as promptPath, resumePlaceholder as resumeFlag } from "../../../model/command.ts"
import type { Rule } from "./flags.ts"
import { isOneshot, oneshotProtocol } from "./protocols.ts"

const imageForm = /^[^@\s]+@sha256:[0-9a-f]{64}$/
const ofOneshot = [
  "argv",
  "prompt-transport",
  "output-mode",
  "resume-flag",
  "output-schema-flag",
  "output-schema-transport",
]

/** What is wrong with the image that is named. */
export const imageRule: Rule = ({ text }) => {
  const image = text("image")
  if (image === null || imageForm.test(image)) return null
  if (image === "") return "--image is empty: put the published image's NAME@sha256:DIGEST there"
  const published = image.includes("<")
    ? "replace what stands in angle brackets"
    : "a tag can move; a push prints the digest"
  return `--image takes NAME@sha256: and 64 hexadecimal digits, not ${image}: ${published}`
}

/** What is wrong with the flags that state a release, whichever command takes them. */
export const releaseRules: readonly Rule[] = [
  imageRule,
  ({ verb, text }) => {
    const path = text("entrypoint")
    if (path === null) return `${verb} needs --entrypoint PATH, the program inside the image`
    return path.startsWith("/")
      ? null
      : `--entrypoint is an absolute path inside the image, such as /${path}, not ${path}`
  },
  ({ text }) => {
    const path = text("working-directory")
    if (path !== null && /^\/+$/.test(path))
      return "--working-directory / would hide the whole image: name a folder below it"
    return path === null || path.startsWith("/")
      ? null
      : `--working-directory is an absolute path inside the image, such as /${path}, not ${path}`
  },
  ({ text, has }) => {
    if (isOneshot(text("protocol")))
      return has("arg")
        ? "--arg is for acp-v1, and --protocol is oneshot-v1: give the program's arguments as --argv"
        : null
    const stray = ofOneshot.find(has)
    return stray === undefined
      ? null
      : `--${stray} is for one-shot programs: add --protocol ${oneshotProtocol}, or leave it out`
  },
  ({ text, has }) => {
    if (!isOneshot(text("protocol"))) return null
    if (!has("prompt-transport"))
      return "oneshot-v1 needs --prompt-transport: stdin, or argv_path with --argv={prompt_path}"
    return has("output-mode") ? null : "oneshot-v1 needs --output-mode: stream_json, or text"
  },
  ({ text, list }) => {
    const odd = isOneshot(text("protocol")) ? (list("argv") ?? []).find(isOddPlaceholder) : undefined
    return odd === undefined
      ? null
      : `--argv knows ${promptPath} and ${resumeFlag}, each alone in an argument, and not ${odd}`
  },
  ({ text, list }) => {
    const count = timesIn(list("argv"), promptPath)
    switch (text("prompt-transport")) {
      case "argv_path":
        if (count === 1) return null
        return count === 0
          ? "--prompt-transport argv_path needs --argv={prompt_path} at the place of the path, or take stdin"
          : `--argv={prompt_path} stands ${count} times: leave one`
      case "stdin":
        return count === 0
          ? null
          : "--prompt-transport stdin has no path: leave out --argv={prompt_path}, or take argv_path"
      default:
        return null
    }
  },
  ({ text, list }) => {
    const count = timesIn(list("argv"), resumeFlag)
    if (count > 1) return `--argv={resume_flag} stands ${count} times: leave one`
    if (text("resume-flag") === null)
      return count === 0
        ? null
        : "--argv={resume_flag} needs --resume-flag=FLAG, which stands there from the second turn on"
    return count === 1 ? null : "--resume-flag needs --argv={resume_flag} at its place among the arguments"
  },
  ({ has }) => {
    const [flag, transport] = [has("output-schema-flag"), has("output-schema-transport")]
    if (flag === transport) return null
    return flag
      ? "--output-schema-flag needs --output-schema-transport: argv_json or argv_path, which nobody guesses"
      : "--output-schema-transport needs --output-schema-flag=FLAG, whose value it describes"
  },
]

function timesIn(list: readonly string[] | null, word: string): number {
  return (list ?? []).filter((each) => each === word).length
}

/** In braces, and none of the two; JSON and other text with braces in it is an argument like any other. */
function isOddPlaceholder(word: string): boolean {
  const inside = /\{[a-z_]+\}/.exec(word)?.[0]
  return inside !== undefined && word !== promptPath && word !== resumeFlag
}
