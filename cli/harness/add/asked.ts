import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { HarnessProfile } from "../../../output/documents/index.ts"
import { secretIn } from "../../../runtime/admission/index.ts"
import type { Arguments } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { firstWrong } from "../oci/flags.ts"
import { nameRule } from "../oci/misuse.ts"
import { releaseIn } from "../oci/release-in.ts"
import { imageRule, releaseRules } from "../oci/release-misuse.ts"
import type { AddedSource } from "./options.ts"

/** The request for a profile that a command line states, in the form of one: whether it may be one, the platform says. Throws `UsageError`, which says what to change. */
export function profileIn(cwd: string, source: AddedSource, given: Arguments): HarnessProfile {
  return statedIn(cwd, source, given) as HarnessProfile
}

function statedIn(cwd: string, source: AddedSource, given: Arguments): object {
  const verb = `add ${source}`
  const text = (name: string): string | null => {
    const value = given.options[name]
    return typeof value === "string" ? value : null
  }
  const needed = (name: string, what: string): string => {
    const value = text(name)
    if (value === null || value === "") throw new UsageError(`${verb} needs --${name} ${what}`)
    return value
  }
  if (text("entry") !== null && text("harness") !== null)
    throw new UsageError("--entry and --harness are two names of one option: give one of them")
  const entry = (): string => text("harness") ?? needed("entry", "NAME, an entry of the catalog")
  const document = (name: string): object => {
    const typed = text(name)
    return typed === null ? {} : { [name.replaceAll("-", "_")]: jsonIn(cwd, name, typed) }
  }
  const configuration = document("configuration")
  const secret = secretIn(configuration)
  // Judged here too, so that it never leaves the machine.
  if (secret !== null)
    throw new UsageError(
      `--configuration holds what looks like ${secret.looksLike}; configuration is public, and model keys stay in a model credential`,
    )
  switch (source) {
    case "oci": {
      const wrong = firstWrong([nameRule, ...releaseRules], verb, [], given)
      if (wrong !== null) throw new UsageError(wrong)
      const release = {
        image: needed("image", "NAME@sha256:DIGEST"),
        ...releaseIn(given),
        ...platformIn(text("platform")),
        ...document("configuration-schema"),
      }
      return { name: text("name"), source: { kind: source, release }, ...configuration }
    }
    case "recipe": {
      const wrong = firstWrong([imageRule], verb, [], given)
      if (wrong !== null) throw new UsageError(wrong)
      const image = needed("image", "NAME@sha256:DIGEST")
      return { name: text("name") ?? entry(), source: { kind: source, entry: entry(), image }, ...configuration }
    }
    case "catalog":
      return { name: text("name") ?? entry(), source: { kind: source, entry: entry() }, ...configuration }
    case "release": {
      const release = needed("release", "ID")
      const driver = needed("driver", "NAME, exactly that of the release")
      const from = { kind: source, release_id: release, driver }
      return { name: needed("name", "NAME"), source: from, ...configuration }
    }
    default:
      return source satisfies never
  }
}

function platformIn(typed: string | null): object {
  if (typed === null) return {}
  const [, os, architecture] = /^([a-z0-9]+)\/([a-z0-9]+)$/.exec(typed) ?? []
  if (os === undefined) throw new UsageError(`--platform is OS/ARCH, such as linux/amd64, not ${typed}`)
  return { platform: { os, architecture } }
}

function jsonIn(cwd: string, name: string, typed: string): unknown {
  const file = typed.startsWith("@") ? typed.slice(1) : null
  try {
    return JSON.parse(file === null ? typed : readFileSync(resolve(cwd, file), "utf8"))
  } catch (thrown) {
    const unread = thrown instanceof SyntaxError ? "is no JSON" : "cannot be read"
    throw new UsageError(`--${name}${file === null ? "" : ` @${file}`} ${unread}: give JSON, or @FILE`)
  }
}
