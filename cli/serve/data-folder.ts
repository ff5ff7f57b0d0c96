import { randomBytes } from "node:crypto"
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sealingKeyBytes } from "../../runtime/evidence/seal.ts"
import { serveFiles } from "../platform/connection.ts"
import { StartFault } from "./start-fault.ts"

/** Where a process keeps what is its own: its owner's alone. */
export interface DataFolder {
  readonly path: string
  /** The embedded store, where no server is named. */
  readonly store: string
  readonly sealingKey: string
  readonly signingKey: string
  /** The key of whoever may do everything. */
  readonly rootKey: string
  readonly runnerKey: string
  /** Where the API listens, for as long as it does. */
  readonly apiUrl: string
}

/** Opens the data folder, which is made where there is none. Throws `StartFault` where it cannot be used. */
export function openData(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    chmodSync(path, 0o700)
  } catch (thrown) {
    throw new StartFault(`the data folder ${path} cannot be used: ${messageOf(thrown)}`)
  }
  return {
    path,
    store: join(path, "store.db"),
    sealingKey: join(path, "store-key"),
    signingKey: join(path, "signing-key.pem"),
    rootKey: join(path, serveFiles.rootKey),
    runnerKey: join(path, "runner-key"),
    apiUrl: join(path, serveFiles.apiUrl),
  }
}

/** The bytes of a key that secrets are sealed under. Throws `StartFault` where the file is no such key, or is not private. */
export function readSealingKey(path: string): Uint8Array {
  const key = readPrivate(path)
  if (key.length !== sealingKeyBytes)
    throw new StartFault(`${path} is no key for the store: it has ${key.length} bytes, not ${sealingKeyBytes}`)
  return key
}

/** The key in a file, which is made where there is none. Of two processes that make it at once both have the same. */
export function keyAt(path: string): Uint8Array {
  try {
    writeFileSync(path, randomBytes(sealingKeyBytes), { mode: 0o600, flag: "wx" })
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== "EEXIST")
      throw new StartFault(`${path} cannot be written: ${messageOf(thrown)}`)
  }
  return readSealingKey(path)
}

/** The text of a file that its owner alone may read; undefined: there is none. */
export function privateTextAt(path: string): string | undefined {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return undefined
  return readPrivate(path).toString("utf8").trim()
}

/** Makes a file with a text for its owner alone; says whether there was none. */
export function makePrivateText(path: string, text: string): boolean {
  try {
    writeFileSync(path, `${text}\n`, { mode: 0o600, flag: "wx" })
    return true
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === "EEXIST") return false
    throw new StartFault(`${path} cannot be written: ${messageOf(thrown)}`)
  }
}

/** Removes a file, where it is there. */
export function remove(path: string): void {
  rmSync(path, { force: true })
}

function readPrivate(path: string): Buffer {
  let bytes: Buffer
  let mode: number
  try {
    bytes = readFileSync(path)
    mode = statSync(path).mode
  } catch (thrown) {
    throw new StartFault(`${path} cannot be read: ${messageOf(thrown)}`)
  }
  if ((mode & 0o077) !== 0)
    throw new StartFault(`${path} may be read by others: take that from them, chmod 600 ${path}`)
  return bytes
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
