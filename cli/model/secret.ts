import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { text as allOf } from "node:stream/consumers"
import type { Arguments } from "../command.ts"
import { UsageError } from "../command.ts"

/** Where a secret may come from that is in no file. */
export interface SecretPlaces {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Standard input; null: a person sits there, and what is typed would show. */
  readonly input: AsyncIterable<Uint8Array> | null
}

const form = /^[^\u0000-\u0020\u007f]{1,8192}$/

/** The places of this process. */
export function ownPlaces(): SecretPlaces {
  return { environment: process.env, input: process.stdin.isTTY ? null : process.stdin }
}

/**
 * Reads a secret from a file, from a variable, or from standard input, without the white space around it. Never from the command
 * line, which every process of the machine can read. No message holds any of it.
 */
export async function secretOf(cwd: string, { options }: Arguments, places: SecretPlaces): Promise<string> {
  const [file, variable] = [options["secret-file"], options["secret-env"]]
  if (file !== undefined && variable !== undefined)
    throw new UsageError("--secret-file and --secret-env each say where the secret is: give one of them")
  const secret = (await found(cwd, file, variable, places)).trim()
  if (!form.test(secret))
    throw new UsageError(
      secret === "" ? "the secret is empty" : "the secret is no single word of 8192 characters at most",
    )
  return secret
}

async function found(
  cwd: string,
  file: string | boolean | undefined,
  variable: string | boolean | undefined,
  { environment, input }: SecretPlaces,
): Promise<string> {
  if (typeof file === "string") {
    try {
      return readFileSync(resolve(cwd, file), "utf8")
    } catch {
      throw new UsageError(`--secret-file ${file} cannot be read`)
    }
  }
  if (typeof variable === "string") {
    const value = environment[variable]
    if (value !== undefined) return value
    // Its name is not shown: somebody may have given the secret in place of it.
    throw new UsageError("--secret-env names a variable that is not there")
  }
  if (input !== null) return allOf(input)
  throw new UsageError("the secret is read from --secret-file FILE, from --secret-env NAME, or from a pipe")
}
