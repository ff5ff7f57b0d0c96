import { RegExpParser } from "@eslint-community/regexpp"
import type { AST } from "@eslint-community/regexpp"
import { describe, expect, it } from "vitest"
import { randomFrom, randomPattern } from "../../../../test/json-schema/random.ts"
import { judgePattern } from "./work.ts"

function codeOf(pattern: string): string | null {
  const verdict = judgePattern(pattern)
  return verdict.ok ? null : verdict.fault.code
}

describe("the subset of patterns", () => {
  it.each([
    "",
    "^$",
    "|",
    "a|^b$",
    "[a-z]{0,9}-[a-z]{0,9}",
    "^-?\\d{1,10}$",
    "^#[0-9a-fA-F]{6}$",
    "^[\\w.-]{1,64}@",
    "\\p{Lu}",
    "[]a",
    "^[^]{2}$",
    "\\/\\-".slice(0, 2),
    "\\u{1f600}{3}",
    "^\\cA\\0\\x41\\t$",
    "[\\b\\-\\]^]",
    "[a-]",
    "[-a]",
    "[\\d-]",
    "^\\ud83d\\ude00?$",
    "𝒳{2}",
    "\\$\\^\\.\\|",
    "^a{256}$",
    "^a{0,1}b$",
    "^a{007}$",
  ])("has %j", (pattern) => {
    expect(codeOf(pattern)).toBe(null)
  })

  it.each([
    ["a*", "unbounded"],
    ["a+", "unbounded"],
    ["a{3,}", "unbounded"],
    ["a*?", "unbounded"],
    ["a??", "lazy"],
    ["a{1,2}?", "lazy"],
    ["(a)", "group"],
    ["(?:a)", "group"],
    ["(?<n>a)", "group"],
    ["\\1", "group"],
    ["\\k<n>", "group"],
    ["(?=a)", "lookaround"],
    ["(?!a)", "lookaround"],
    ["(?<=a)", "lookaround"],
    ["(?<!a)", "lookaround"],
    ["(?i)a", "syntax"],
    ["(?i:a)", "syntax"],
    ["\\b", "assertion"],
    ["\\B", "assertion"],
    ["a^", "assertion"],
    ["$a", "assertion"],
    ["^^", "assertion"],
    ["$$", "assertion"],
    ["a{0}", "repeat"],
    ["a{0,0}", "repeat"],
    ["a{257}", "repeat"],
    ["a{1,9007199254740993}", "repeat"],
    ["a{2,1}", "syntax"],
    ["a{", "syntax"],
    ["a}", "syntax"],
    ["]", "syntax"],
    ["[a", "syntax"],
    ["[b-a]", "syntax"],
    ["[\\d-a]", "syntax"],
    ["\\", "syntax"],
    ["\\a", "syntax"],
    ["\\-", "syntax"],
    ["\\p{Nope}", "syntax"],
    ["\\pL", "syntax"],
    ["\\u{110000}", "syntax"],
    ["\\x1", "syntax"],
    ["\\00", "syntax"],
    ["\\c1", "syntax"],
    ["[\\B]", "syntax"],
    ["[\\1]", "syntax"],
    ["^?", "syntax"],
    ["^{2}", "syntax"],
    ["a?a?a?aaa", "ambiguous"],
    ["\\d{1,9}\\w{1,9}", "ambiguous"],
    [".{1,64}@", "ambiguous"],
    ["^[^a]{0,9}b?c?[d]", "ambiguous"],
    ["^a?\\p{L}", "ambiguous"],
    ["^[\\p{Lu}]{0,2}1", "ambiguous"],
    ["^[^\\p{L}]{0,2}a", "ambiguous"],
    ["^a?b?c?a", "ambiguous"],
    ["^\\ud83d\\ude00?\\u{1f600}", "ambiguous"],
    ["^\\s?\\ufeff", "ambiguous"],
    ["^é?[^a-z]", "ambiguous"],
  ])("has no %j: %s", (pattern, code) => {
    expect(codeOf(pattern)).toBe(code)
  })

  it("counts what is inspected: up to the first term that must match, and no further", () => {
    const workOf = (pattern: string): number | null => {
      const verdict = judgePattern(pattern)
      return verdict.ok ? verdict.work : null
    }
    expect(workOf("^")).toBe(1)
    expect(workOf("^abc")).toBe(4)
    expect(workOf("^a?bc")).toBe(1 + 2 + 1 + 1)
    expect(workOf("^a{0,5}b?cda")).toBe(1 + 5 * 3 + 2 + 3)
    expect(workOf("^a|b")).toBe(4)
  })
})

describe("another parser of regular expressions", () => {
  it("takes random patterns for what we take them, down to the verdict", () => {
    const random = randomFrom(11)
    const junk = [
      "(",
      ")",
      "?",
      "*",
      "{2",
      "]",
      "\\",
      "^",
      "$",
      "{1}",
      "-",
      "[",
      "\\u",
      "}",
      "|",
      "\\p{L}",
      "\\b",
      "\\k",
    ]
    let [accepted, refused] = [0, 0]
    for (let round = 0; round < 20_000; round++) {
      let pattern = randomPattern(random)
      if (random.chance(0.4)) {
        const at = random.below(pattern.length + 1)
        pattern = pattern.slice(0, at) + random.pick(junk) + pattern.slice(at)
      }
      const ours = judgePattern(pattern)
      const theirs = otherVerdict(pattern)
      expect(ours.ok ? ours.work : null, pattern).toBe(theirs)
      if (ours.ok) accepted++
      else refused++
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(3_000)
  })
})

/** Code points that tell all sets of the random patterns apart. */
const samples = Array.from({ length: 0x3_00 }, (_, point) => String.fromCodePoint(point)).concat(
  "𝒳",
  "\u2028",
  "\ufeff",
  "\u2029",
  "中",
  "\ud835",
  "\udcb3",
)

/** The work of an accepted pattern by the syntax tree of a library, null for a refused one. */
function otherVerdict(pattern: string): number | null {
  let tree: AST.Pattern
  try {
    tree = new RegExpParser().parsePattern(pattern, undefined, undefined, { unicode: true })
  } catch {
    return null
  }
  if (tree.alternatives.length > 32 || pattern.length > 256) return null
  let work = 0
  for (const { elements } of tree.alternatives) {
    const terms = elements.map((element, index) => termOf(element, index, elements.length))
    work++
    for (const [index, term] of terms.entries()) {
      if (term === null) return null
      if (term === "anchor") continue
      const rest = terms.slice(index + 1).flatMap((other) => (other === null || other === "anchor" ? [] : [other]))
      const required = rest.findIndex(({ min }) => min > 0)
      const inspected = term.min === term.max ? [] : required === -1 ? rest : rest.slice(0, required + 1)
      if (inspected.some((other) => samples.some((sample) => term.has(sample) && other.has(sample)))) return null
      work += term.max * (1 + inspected.length)
    }
  }
  const isAnchored = tree.alternatives.every(
    ({ elements }) => elements[0]?.type === "Assertion" && elements[0].kind === "start",
  )
  return work <= (isAnchored ? 4_096 : 64) ? work : null
}

interface Term {
  readonly min: number
  readonly max: number
  readonly has: (sample: string) => boolean
}

function termOf(element: AST.Element, index: number, count: number): Term | "anchor" | null {
  if (element.type === "Assertion") {
    const stands = (element.kind === "start" && index === 0) || (element.kind === "end" && index === count - 1)
    return stands ? "anchor" : null
  }
  const { min, max, greedy } = element.type === "Quantifier" ? element : { min: 1, max: 1, greedy: true }
  const atom = element.type === "Quantifier" ? element.element : element
  if (atom.type !== "Character" && atom.type !== "CharacterSet" && atom.type !== "CharacterClass") return null
  if (!greedy || max < 1 || max > 256) return null
  const parts: readonly AST.ClassRangesCharacterClassElement[] | readonly AST.Element[] =
    atom.type === "CharacterClass" ? (atom.elements as readonly AST.ClassRangesCharacterClassElement[]) : [atom]
  const isEverything = parts.some((part) => part.type === "CharacterSet" && part.kind === "property")
  const one = new RegExp(`^(?:${atom.raw})$`, "u")
  return { min, max, has: (sample) => isEverything || one.test(sample) }
}
