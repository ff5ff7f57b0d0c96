/**
 * `duration` of RFC 3339, appendix A: weeks alone, or adjacent units in their order, so that `P1Y2D` and `PT1H2S` are none.
 * Numbers are whole, and of any length.
 */
export function isDuration(text: string): boolean {
  if (text[0] !== "P") return false
  const separator = text.indexOf("T")
  if (separator < 0) {
    const units = unitsOf(text, 1, text.length)
    return units === "W" || isRun(units, "YMD")
  }
  return (separator === 1 || isRun(unitsOf(text, 1, separator), "YMD")) && isRun(unitsOf(text, separator + 1), "HMS")
}

/** Whether there are units, and none between them is left out. */
function isRun(units: string | null, order: string): boolean {
  return units !== null && units !== "" && order.includes(units)
}

/** The units in a part of a text, each behind its digits; null where the part is not made of such. More than four are none. */
function unitsOf(text: string, from: number, to: number = text.length): string | null {
  let units = ""
  let digits = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x30 && code <= 0x39) digits++
    else if (digits === 0 || units.length === 4) return null
    else {
      units += text[at]
      digits = 0
    }
  }
  return digits === 0 ? units : null
}
