import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { Secret } from "../../../runtime/gateway/index.ts"
import { spellings } from "../../../runtime/gateway/credential/redactor.ts"

/** Whether bytes hold a secret, as it is, escaped, percent-encoded, or in base64. */
export function holds(secret: string): (bytes: Buffer | string) => boolean {
  const { texts } = spellings(new Secret(secret))
  return (bytes) => {
    const buffer = Buffer.from(bytes as string)
    return texts.some((text) => buffer.includes(text))
  }
}

/** The files below a folder that hold a secret, by their paths; links are not followed. */
export function filesWith(folder: string, isIn: (bytes: Buffer) => boolean): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isIn(contentOf(path)))
    .toSorted()
}

/** Nothing where it went away meanwhile. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}
