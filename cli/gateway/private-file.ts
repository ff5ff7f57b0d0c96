import { closeSync, fchmodSync, openSync, writeSync } from "node:fs"

/** Writes a file that its owner alone can read, also where one stood there that others could. */
export function writePrivately(path: string, text: string): void {
  const file = openSync(path, "w", 0o600)
  try {
    fchmodSync(file, 0o600)
    writeSync(file, text)
  } finally {
    closeSync(file)
  }
}
