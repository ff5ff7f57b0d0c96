/** A generated region of a page. */
export interface Region {
  readonly name: string
  /** Offset of the end of the opening comment's line, before its line ending. */
  readonly start: number
  /** Offset of the beginning of the closing comment's line. */
  readonly end: number
  /** Line of the opening comment, from 1. */
  readonly line: number
}

/** Comments that do not pair up. Nothing is written into a page that has one. */
export interface RegionFault {
  readonly class: "region-nested" | "region-unclosed" | "region-duplicate"
  readonly name: string
  readonly line: number
}

interface Opening {
  readonly name: string
  readonly start: number
  readonly line: number
  readonly parent: Opening | null
  end: number | null
  enclosed: boolean
}

const marker = /^[ \t]*\{\/\*[ \t]*(\/?)generated:([A-Za-z0-9][A-Za-z0-9/-]*)[ \t]*\*\/\}[ \t]*$/
const fenceOpening = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*[ \t>]*(`{3,}(?=[^`]*$)|~{3,})/
const fenceClosing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** Whether a text may name a region: letters, digits, `-` and `/`, the first a letter or digit. */
export function isRegionName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9/-]*$/.test(name)
}

/** The comment line that opens a region. */
export function openingOf(name: string): string {
  return `{/* generated:${name} */}`
}

/** The comment line that closes a region. */
export function closingOf(name: string): string {
  return `{/* /generated:${name} */}`
}

/**
 * The regions of a page in order, and what is wrong with its comments. A comment counts when it stands alone on its
 * line, outside front matter and fenced code; inside a line of prose or inline code it is text.
 * One pass, linear in the text whatever it holds.
 */
export function findRegions(text: string): {
  readonly regions: readonly Region[]
  readonly faults: readonly RegionFault[]
} {
  const openings: Opening[] = []
  const stack: Opening[] = []
  const open = new Map<string, number>()
  const faults: RegionFault[] = []
  for (const { content, start, line } of proseLines(text)) {
    const [, slash, name] = marker.exec(content) ?? []
    if (name === undefined) continue
    if (slash === "") {
      const opening = {
        name,
        start: start + content.length,
        line,
        parent: stack.at(-1) ?? null,
        end: null,
        enclosed: false,
      }
      openings.push(opening)
      stack.push(opening)
      open.set(name, (open.get(name) ?? 0) + 1)
    } else if ((open.get(name) ?? 0) === 0) faults.push({ class: "region-unclosed", name, line })
    else
      for (let closed = stack.pop(); closed !== undefined; closed = stack.pop()) {
        open.set(closed.name, (open.get(closed.name) ?? 0) - 1)
        if (closed.name !== name) continue
        closed.end = start
        break
      }
  }
  const regions: Region[] = []
  const seen = new Set<string>()
  for (const opening of openings) {
    const { name, start, end, line, parent } = opening
    opening.enclosed = parent !== null && (parent.end !== null || parent.enclosed)
    if (end === null) faults.push({ class: "region-unclosed", name, line })
    else if (opening.enclosed) faults.push({ class: "region-nested", name, line })
    else if (seen.has(name)) faults.push({ class: "region-duplicate", name, line })
    else regions.push({ name, start, end, line })
    if (end !== null) seen.add(name)
  }
  return { regions, faults: faults.toSorted((left, right) => left.line - right.line) }
}

/** What stands between a region's comments, with the line endings next to them. */
export function contentOf(text: string, region: Region): string {
  return text.slice(region.start, region.end)
}

/** The page with other text in one region, one line feed on either side of it. No byte outside the comments changes. */
export function splice(text: string, region: Region, newText: string): string {
  return `${text.slice(0, region.start)}\n${newText}\n${text.slice(region.end)}`
}

/** The page with other text in several of its regions, which must be as `findRegions` gave them for this text. */
export function spliceAll(text: string, regions: readonly Region[], textOf: ReadonlyMap<string, string>): string {
  let spliced = ""
  let done = 0
  for (const region of regions) {
    const newText = textOf.get(region.name)
    if (newText === undefined) continue
    spliced += `${text.slice(done, region.start)}\n${newText}\n`
    done = region.end
  }
  return spliced + text.slice(done)
}

/** The lines of a page outside front matter and fenced code, without line endings. */
export function* proseLines(
  text: string,
): Generator<{ readonly content: string; readonly start: number; readonly line: number }> {
  let fence: string | null = null
  let inFrontMatter = false
  let line = 0
  for (let start = 0; start <= text.length;) {
    const feed = text.indexOf("\n", start)
    const next = feed === -1 ? text.length + 1 : feed + 1
    const content = text.slice(start, feed > start && text[feed - 1] === "\r" ? feed - 1 : next - 1)
    line += 1
    if (line === 1 && /^\uFEFF?---[ \t]*$/.test(content)) inFrontMatter = true
    else if (inFrontMatter) inFrontMatter = !/^---[ \t]*$/.test(content)
    else if (fence !== null) {
      const closing = fenceClosing.exec(content)?.[1]
      if (closing?.[0] === fence[0] && closing !== undefined && closing.length >= fence.length) fence = null
    } else {
      fence = fenceOpening.exec(content)?.[1] ?? null
      if (fence === null) yield { content, start, line }
    }
    start = next
  }
}
