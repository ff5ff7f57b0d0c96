import { readFileSync } from "node:fs"
import { homedir } from "node:os"
import { join, resolve } from "node:path"
import { readConnection } from "./connection-file.ts"
import type { Connection } from "./connection-file.ts"
import type { Arguments } from "../command.ts"
import { UsageError } from "../command.ts"

/** Where a platform is, and as whom it is asked. */
export interface PlatformConnection {
  /** Without a slash at its end. */
  readonly apiUrl: string
  readonly apiKey: string
  /** Name or id; null: the one that the key is for, or the oldest. */
  readonly workspace: string | null
}

/** The variables that a connection may come from. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The files in which a local server says where it listens, and with which key it is asked. */
export const serveFiles = { apiUrl: "api-url", rootKey: "root-key" } as const

/** Where a local server keeps its data unless told otherwise. */
export const usualData: string = join(homedir(), ".checkfu", "serve")

/**
 * Where the platform is: as the options say, else the connection file, the environment, or the data of a local server. The key
 * of a local server is sent to that server alone. Throws `UsageError`, which says what is missing.
 */
export function connectionOf(cwd: string, given: Arguments, environment: Environment): PlatformConnection {
  const data = textIn(given, "data")
  if (data !== null && textIn(given, "api-url") !== null)
    throw new UsageError("--data and --api-url each say where the platform is: give one of them")
  const served = servedAt(data === null ? usualData : resolve(cwd, data))
  const outside = data === null ? named(cwd, given, environment) : { url: null, key: null }
  const url = outside.url ?? served.url
  if (url === null)
    throw new UsageError(
      data === null
        ? "there is no platform to ask: start one with checkfu serve, or name one with --api-url or CHECKFU_API_URL"
        : `no server says in ${data} where it listens: start one with checkfu serve --data ${data}`,
    )
  const apiUrl = addressOf(url)
  const keyFile = textIn(given, "api-key-file")
  const local = served.url !== null && addressOf(served.url) === apiUrl ? served.key : null
  const apiKey = keyFile === null ? (outside.key ?? local) : fileIn(resolve(cwd, keyFile))
  if (apiKey === null)
    throw new UsageError(
      keyFile === null
        ? `there is no key for ${apiUrl}: put one into CHECKFU_API_KEY, or into a file that --api-key-file names`
        : `--api-key-file ${keyFile} cannot be read, or is empty`,
    )
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new UsageError("the API key is no single word of visible ASCII")
  return { apiUrl, apiKey, workspace: textIn(given, "workspace") }
}

/** An address and a key, as far as they are said. */
interface Said {
  readonly url: string | null
  readonly key: string | null
}

function named(cwd: string, given: Arguments, environment: Environment): Said {
  const variable = (name: string): string | null => environment[name]?.trim() || null
  return {
    url: textIn(given, "api-url") ?? connectionFile(cwd, given)?.apiUrl ?? variable("CHECKFU_API_URL"),
    key: variable("CHECKFU_API_KEY"),
  }
}

function servedAt(folder: string): Said {
  return { url: fileIn(join(folder, serveFiles.apiUrl)), key: fileIn(join(folder, serveFiles.rootKey)) }
}

/** The connection file that is named; null: none is. Throws `UsageError` where it cannot be used. */
export function connectionFile(cwd: string, given: Arguments): Connection | null {
  const shown = textIn(given, "connection-file")
  if (shown === null) return null
  const text = fileIn(resolve(cwd, shown))
  if (text === null)
    throw new UsageError(`cannot read the connection file ${shown}: write it, or leave out --connection-file`)
  const read = readConnection(text)
  if (typeof read === "string") throw new UsageError(`the connection file ${shown} cannot be used: ${read}`)
  return read
}

function addressOf(url: string): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new UsageError(
      `the address of the platform is an http or https URL, such as https://api.example.com, not ${url}`,
    )
  const { username, password, search, hash } = new URL(url)
  if (username !== "" || password !== "" || search !== "" || hash !== "")
    throw new UsageError("the address of the platform has no user, no query and no fragment: name the origin alone")
  return url.replace(/\/+$/, "")
}

function textIn({ options }: Arguments, name: string): string | null {
  const value = options[name]
  return typeof value === "string" && value !== "" ? value : null
}

function fileIn(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim() || null
  } catch {
    return null
  }
}
