import { describe, expect, it } from "vitest"
import { randomFrom } from "../../../../test/json-schema/random.ts"
import { decodePunycode, encodePunycode } from "./punycode.ts"

/** Of the samples of RFC 3492, section 7.1, those in lower case. */
const samples = [
  ["ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"],
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"],
  ["почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"],
  ["3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"],
  ["-> $1.00 <-", "-> $1.00 <--"],
  ["ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"],
] as const

describe("Punycode", () => {
  it.each(samples)("%s is %s", (label, encoded) => {
    expect(encodePunycode(label)).toBe(encoded)
    expect(decodePunycode(encoded)).toBe(label)
  })

  it("decodes its digits in either case", () => {
    expect(decodePunycode("9N2BP8Q")).toBe("실례")
  })

  it.each(["é", "a\u{ffff}", "99999999", "a-é", "!", "-x", "X", "aaaaaaaaaaaaaaa9"])("takes no %j", (text) => {
    const decoded = decodePunycode(text)
    expect(decoded === null || encodePunycode(decoded) !== text).toBe(true)
  })

  it("gives back what it encoded, whatever the code points", () => {
    const random = randomFrom(3492)
    for (let round = 0; round < 5_000; round++) {
      const points = Array.from({ length: 1 + random.below(20) }, () => {
        const point = random.below(random.pick([0x80, 0x250, 0x3_000, 0x11_00_00]))
        return point >= 0xd8_00 && point <= 0xdf_ff ? 0xe9 : point
      })
      const label = String.fromCodePoint(...points)
      expect(decodePunycode(encodePunycode(label))).toBe(label)
    }
  })
})
