import { isAbsolute } from "node:path"

/** A folder as it stands in a command line, where nothing may take it for anything but a path. */
export function shownFolder(directory: string): string {
  const path = directory.replace(/(?<=.)\/+$/, "")
  return isAbsolute(path) || /^\.\.?(?:\/|$)/.test(path) ? path : `./${path}`
}
