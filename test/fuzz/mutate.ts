import type { Random } from "./random.ts"

/** What may stand where a value stands. */
const values = [
  "0",
  "-0",
  "1",
  "-1",
  "1.5",
  "1e3",
  "1e400",
  "-1e400",
  "1E-400",
  "9007199254740991",
  "9007199254740993",
  "123456789012345678901234567890",
  "0.1e1",
  "true",
  "false",
  "null",
  "[]",
  "{}",
  "[[]]",
  "[null]",
  "[1,2,3]",
  '""',
  '"a"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\ud83d\\ude00"',
  '"\\u00e9"',
  '"\u{1F600}"',
  '"é"',
  '"__proto__"',
  '"constructor"',
  '{"":null}',
  '{"__proto__":{}}',
  `${"[".repeat(66)}${"]".repeat(66)}`,
  `"${"a".repeat(300)}"`,
  `"${"\u{1F600}".repeat(130)}"`,
]
/** What breaks a text, or may. */
const pieces = [
  "01",
  "+1",
  "1.",
  "NaN",
  "Infinity",
  "nul",
  '"\\x"',
  '"\\u12"',
  ",",
  ":",
  "]",
  "}",
  "[",
  "{",
  " ",
  "\n",
  '"a":1,',
  '"extra":0,',
  '"__proto__":null,',
  "[".repeat(70),
  "]".repeat(70),
]
const anyToken = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/g
const valueToken = /(?<=[:[,])(?:"(?:[^"\\]|\\.)*"(?!:)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|\[\]|\{\})/g
const memberToken = /"(?:[^"\\]|\\.)*":(?:"(?:[^"\\]|\\.)*"|[^{}[\],]+)/g

/** A text with one to three things wrong with its bytes, its tokens, or, most often, with its values and members. */
export function mutated(text: string, others: readonly string[], random: Random): string {
  let changed = text
  for (let times = 1 + random.below(3); times > 0; times--) {
    const way = random.below(12)
    if (way === 0) changed = bytesChanged(changed, others, random)
    else if (way === 1) changed = tokenChanged(changed, others, random)
    else if (way < 5) changed = memberChanged(changed, random)
    else changed = valueChanged(changed, others, random)
  }
  return changed
}

function bytesChanged(text: string, others: readonly string[], random: Random): string {
  const bytes = Buffer.from(text)
  const at = random.below(bytes.length + 1)
  const to = Math.min(bytes.length, at + 1 + random.below(8))
  switch (random.below(6)) {
    case 0:
      if (at < bytes.length) bytes[at] = (bytes[at] as number) ^ (1 << random.below(8))
      return bytes.toString()
    case 1:
      if (at < bytes.length) bytes[at] = random.below(256)
      return bytes.toString()
    case 2:
      return bytes.subarray(0, at).toString()
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(to)]).toString()
    case 4:
      return Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)]).toString()
    default: {
      const other = Buffer.from(random.of(others))
      return Buffer.concat([bytes.subarray(0, at), other.subarray(random.below(other.length + 1))]).toString()
    }
  }
}

function tokenChanged(text: string, others: readonly string[], random: Random): string {
  return replaced(text, anyToken, random, (token) =>
    random.below(2) === 0 ? random.of(pieces) : random.of(pieces) + (random.below(2) === 0 ? token : random.of(others)),
  )
}

function valueChanged(text: string, others: readonly string[], random: Random): string {
  return replaced(text, valueToken, random, () => (random.below(12) === 0 ? random.of(others) : random.of(values)))
}

/** A member once more with another value, of which the last counts; another one under its name; or none. */
function memberChanged(text: string, random: Random): string {
  return replaced(text, memberToken, random, (member, found) => {
    const name = member.slice(0, member.indexOf('":') + 2)
    switch (random.below(4)) {
      case 0:
        return `${member},${name}${random.of(values)}`
      case 1:
        return `${name}${random.of(values)},${member}`
      case 2:
        return `${member},${random.of(found)}`
      default:
        return random.of(found)
    }
  })
}

function replaced(
  text: string,
  tokens: RegExp,
  random: Random,
  by: (token: string, found: readonly string[]) => string,
): string {
  const found = [...text.matchAll(tokens)]
  if (found.length === 0) return random.of(values)
  const { 0: token, index } = random.of(found)
  const texts = found.map(([each]) => each)
  return text.slice(0, index) + by(token, texts) + text.slice(index + token.length)
}
