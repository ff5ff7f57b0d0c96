/** Why a regular expression can not be published for every reader alike; null where it can. */
export function patternProblem(source: string, flags: string): string | null {
  if (flags !== "" && flags !== "u") return `the flags ${flags} mean nothing to other readers of a pattern`
  if (!isValid(source, "") || !isValid(source, "u"))
    return "the pattern means different things with and without the flag u"
  if (!source.startsWith("^") || !source.endsWith("$"))
    return "a pattern that is not anchored matches inside a longer text"
  return scan(source)
}

function scan(source: string): string | null {
  let depth = 0
  let inClass = false
  for (let at = 1; at < source.length; at += 1) {
    const character = source[at]
    if (character === "\\") {
      const escaped = source[at + 1] ?? ""
      if (/[dwsbDWSBpPk1-9]/.test(escaped))
        return `\\${escaped} means different characters to different readers of a pattern`
      if (at + 2 >= source.length) return "a pattern that is not anchored matches inside a longer text"
      at += 1
    } else if (inClass) inClass = character !== "]"
    else if (character === "[") inClass = true
    else if (character === "(") depth += 1
    else if (character === ")") depth -= 1
    else if (character === "|" && depth === 0) return "an alternative outside a group is anchored on one side only"
  }
  return null
}

function isValid(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags === flags
  } catch {
    return false
  }
}
