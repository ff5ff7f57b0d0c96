const daysOfMonth: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const minutesOfDay = 24 * 60

/** `full-date` of RFC 3339: a day that the Gregorian calendar has. */
export function isDate(text: string): boolean {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return false
  const [year, month, day] = [numberAt(text, 0, 4), numberAt(text, 5, 2), numberAt(text, 8, 2)]
  if (year === null || month === null || day === null) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = month === 2 && isLeap ? 29 : (daysOfMonth[month - 1] ?? 0)
  return day >= 1 && day <= days
}

/** `full-time` of RFC 3339, with its offset. A leap second is one only where it is 23:59 in UTC. */
export function isTime(text: string): boolean {
  if (text[2] !== ":" || text[5] !== ":") return false
  const [hour, minute, second] = [numberAt(text, 0, 2), numberAt(text, 3, 2), numberAt(text, 6, 2)]
  if (hour === null || minute === null || second === null || hour > 23 || minute > 59 || second > 60) return false
  const offset = offsetAt(text, endOfFraction(text, 8))
  if (offset === null) return false
  return second < 60 || (hour * 60 + minute - offset + 2 * minutesOfDay) % minutesOfDay === minutesOfDay - 1
}

/** `date-time` of RFC 3339. */
export function isDateTime(text: string): boolean {
  const separator = text[10]
  return (separator === "T" || separator === "t") && isDate(text.slice(0, 10)) && isTime(text.slice(11))
}

/** Where a fraction of seconds ends that begins at a place; the place itself where none does. */
function endOfFraction(text: string, from: number): number {
  if (text[from] !== ".") return from
  let end = from + 1
  while (isDigit(text.charCodeAt(end))) end++
  return end === from + 1 ? from : end
}

/** The minutes east of UTC that the rest of a text states; null where it states none. */
function offsetAt(text: string, from: number): number | null {
  const sign = text[from]
  if (sign === "Z" || sign === "z") return text.length === from + 1 ? 0 : null
  if ((sign !== "+" && sign !== "-") || text.length !== from + 6 || text[from + 3] !== ":") return null
  const [hours, minutes] = [numberAt(text, from + 1, 2), numberAt(text, from + 4, 2)]
  if (hours === null || minutes === null || hours > 23 || minutes > 59) return null
  return (sign === "+" ? 1 : -1) * (hours * 60 + minutes)
}

/** The number that so many ASCII digits make; null where one is none. */
function numberAt(text: string, from: number, digits: number): number | null {
  let number = 0
  for (let at = from; at < from + digits; at++) {
    const code = text.charCodeAt(at)
    if (!isDigit(code)) return null
    number = number * 10 + code - 0x30
  }
  return number
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}
