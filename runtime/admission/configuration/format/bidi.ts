/** The classes of Unicode's bidirectional algorithm that characters of a label have; `R` stands for R and AL. */
type Direction = "L" | "R" | "AN" | "EN" | "ES" | "BN" | "ON" | "NSM"

/**
 * Whether the labels of one name meet the Bidi rule of RFC 5893, section 2. It concerns names with a right-to-left label
 * alone, and then every label of them. Each label is not empty, in Unicode, and of characters that RFC 5892 takes.
 */
export function meetsBidiRule(labels: readonly string[]): boolean {
  if (!labels.some((label) => rightToLeft.test(label))) return true
  const written = labels.map((label) => Array.from(label, directionOf))
  if (!written.some((directions) => directions.some((each) => each === "R" || each === "AN"))) return true
  return written.every(isOneDirection)
}

/** Conditions 1 to 6, for one label. */
function isOneDirection(directions: readonly Direction[]): boolean {
  const last = directions.findLast((each) => each !== "NSM")
  if (directions[0] === "L")
    return (last === "L" || last === "EN") && !directions.some((each) => each === "R" || each === "AN")
  if (directions[0] !== "R" || directions.includes("L")) return false
  return (last === "R" || last === "EN" || last === "AN") && !(directions.includes("EN") && directions.includes("AN"))
}

function directionOf(character: string): Direction {
  if (character === "-") return "ES"
  if (/[0-9\u06f0-\u06f9]/.test(character)) return "EN"
  if (/[\u0660-\u0669\u{10d30}-\u{10d39}]/u.test(character)) return "AN"
  if (/[\u200c\u200d]/.test(character)) return "BN"
  if (neutral.test(character)) return "ON"
  if (/[\p{Mn}\u{1171e}]/u.test(character)) return leadingMark.test(character) ? "L" : "NSM"
  return rightToLeft.test(character) ? "R" : "L"
}

/** The blocks of right-to-left scripts: the defaults that Unicode's `DerivedBidiClass` gives to R and AL. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** Letters and contextual signs of class ON. */
const neutral = /[\u00b7\u02b9\u02ba\u02c6-\u02cf\u02ec\u0375\u2e2f\u30fb\ua67f\ua717-\ua71f\ua788]/
/** The nonspacing marks that are of class L nevertheless. */
const leadingMark = /[\u0cbf\u0cc6\u{11a07}\u{11a08}\u{11c3f}]/u
