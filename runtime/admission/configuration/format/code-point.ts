/** What RFC 5892 says of a code point in a label: it may stand there, or only in a context, or never. */
export type CodePointClass = "valid" | "join" | "context" | "disallowed"

/**
 * The class that a code point's properties give it, by the Unicode version of the engine that runs this: what a later
 * version assigns is disallowed.
 */
export function classOf(character: string): CodePointClass {
  if (/[a-z0-9-]/.test(character)) return "valid"
  if (joinControl.test(character)) return "join"
  if (contextual.test(character)) return "context"
  if (exceptional.test(character)) return "valid"
  return letterOrDigit.test(character) && !removed.test(character) ? "valid" : "disallowed"
}

/** RFC 5892, section 2.8. */
const joinControl = /[\u200c\u200d]/u
/** Those exceptions of section 2.6 that are valid in a context. */
const contextual = /[\u00b7\u0375\u05f3\u05f4\u30fb\u0660-\u0669\u06f0-\u06f9]/u
/** Those that are valid everywhere. */
const exceptional = /[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]/u
/** Section 2.1. */
const letterOrDigit = /[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u

/**
 * Letters and digits that are disallowed nevertheless: those that compatibility and case change (section 2.2), ignorable
 * ones and their blocks (2.3 and 2.4), conjoining Hangul (2.9), and the rest of the exceptions.
 */
const removed = new RegExp(
  [
    String.raw`[\p{Changes_When_NFKC_Casefolded}\p{Default_Ignorable_Code_Point}`,
    String.raw`\u20d0-\u20ff\u{1d100}-\u{1d1ff}\u{1d200}-\u{1d24f}`,
    String.raw`\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7c6\ud7cb-\ud7fb`,
    String.raw`\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]`,
  ].join(""),
  "u",
)
