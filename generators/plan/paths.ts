const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)/i
const forbidden = /[\p{Cc}<>:"|?*]/u
const longestSegment = 200

/** Why a path cannot be planned on every system, as a clause, or `null`: paths are relative, posix, and legal on Windows too. */
export function pathFault(path: string): string | null {
  if (path === "") return "is empty"
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "is absolute"
  if (path.includes("\\")) return "contains a backslash"
  if (/\p{Cs}/u.test(path)) return "is not well-formed Unicode"
  for (const segment of path.split("/")) {
    if (segment === "") return "has an empty segment"
    if (segment === "." || segment === "..") return `has the segment ${segment}`
    if (forbidden.test(segment)) return "contains a character that Windows forbids"
    if (/[. ]$/.test(segment)) return "has a segment that ends in a dot or a space"
    if (reserved.test(segment)) return `contains ${segment}, a device name on Windows`
    if (Buffer.byteLength(segment) > longestSegment) return `has a segment of more than ${longestSegment} bytes`
  }
  return null
}

/** Equal for two paths that are one place on a disk that ignores case or normalises Unicode. */
export function foldedPath(path: string): string {
  return path.normalize("NFC").toLowerCase()
}

/** Whether a path lies in a folder, at any depth. */
export function liesIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

/** The folders above a path, outermost first: `a`, `a/b` for `a/b/c`. */
export function foldersOf(path: string): readonly string[] {
  const folders: string[] = []
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1))
    folders.push(path.slice(0, slash))
  return folders
}

/** The path without its folders. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/** Where a file's new text waits until it takes the file's name: `.NAME.generating-MARK` in the same folder. */
export function temporaryPath(path: string, mark: number): string {
  const base = baseName(path)
  return `${path.slice(0, path.length - base.length)}.${base}.generating-${mark}`
}

/** The file for which a temporary file was made, or `null` if the path is no temporary file of ours. */
export function madeFor(path: string): string | null {
  const base = baseName(path)
  const match = /^\.(.+)\.generating-\d+$/.exec(base)
  return match?.[1] === undefined ? null : path.slice(0, path.length - base.length) + match[1]
}
