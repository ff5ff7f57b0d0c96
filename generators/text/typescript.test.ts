import fc from "fast-check"
import { format } from "prettier"
import { describe, expect, it } from "vitest"
import { group, indent, line, print, softline } from "./layout.ts"
import {
  arrayLiteral,
  arrayOfArrays,
  call,
  constant,
  docComment,
  importOf,
  numberLiteral,
  objectLiteral,
  regexLiteral,
  stringLiteral,
  typeOfTexts,
} from "./typescript.ts"

const anyString = fc.string({ unit: "binary", maxLength: 40 })
const proseOrCode = fc.string({
  unit: fc.constantFrom(
    "*",
    "/",
    "\\",
    "`",
    "$",
    "{",
    "}",
    '"',
    "'",
    "<",
    "!",
    "-",
    "script",
    " ",
    "\n",
    "a",
    "\u2028",
    "\ud800",
    "é",
    "日",
  ),
  maxLength: 60,
})

function evaluated(code: string): unknown {
  return new Function(`"use strict"; return (${code})`)()
}

async function prettied(code: string): Promise<string> {
  return format(code, { parser: "typescript", semi: false, printWidth: 100 })
}

describe("a string literal", () => {
  it("means the text that was given, whatever that is", () => {
    fc.assert(fc.property(fc.oneof(anyString, proseOrCode), (text) => evaluated(stringLiteral(text)) === text))
  })

  it("holds no line separator, no closing script element, no lone surrogate, nothing that turns the reading direction", () => {
    expect(stringLiteral("\u2028 \u2029 </script> </SCRIPT> <!-- \ud800 \u202e")).toBe(
      String.raw`"\u2028 \u2029 \x3C/script> \x3C/SCRIPT> \x3C!-- \ud800 \u202e"`,
    )
  })

  it("is written as Prettier would write it", async () => {
    const texts = [
      "plain",
      'says "so"',
      "it's",
      `it's "both"`,
      `it's ''"`,
      "é – “x”",
      "日本😀",
      "back\\slash",
      "\u0007\n\t",
      "",
    ]
    for (const text of [...texts, ...fc.sample(proseOrCode, { numRuns: 40, seed: 3 })]) {
      const code = `${print(constant("x", stringLiteral(text)))}\n`
      expect(await prettied(code)).toBe(code)
    }
  })
})

describe("a documentation comment", () => {
  it("cannot be closed by any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyString,
          proseOrCode,
          proseOrCode.map((text) => text.repeat(9)),
        ),
        fc.integer({ min: 0, max: 8 }),
        (text, column) => {
          const comment = docComment(text, column)
          expect(comment.indexOf("*/")).toBe(comment.length - 2)
          expect(comment.trimStart().startsWith("/**")).toBe(true)
          expect(comment).not.toMatch(/[\u2028\u2029\u202e]/)
        },
      ),
    )
  })

  it("lets no text of it run", () => {
    evaluated(`${docComment("*/ globalThis.pwned = 1 /*")} 0`)
    evaluated(`${docComment("x ".repeat(48) + "/ globalThis.pwned = 1 /*")} 0`)
    expect(globalThis).not.toHaveProperty("pwned")
  })

  it("wraps at a hundred columns and keeps every word", () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`)
    const lines = docComment(words.join("\n\n "), 4).split("\n")
    for (const text of lines) expect(text.length).toBeLessThanOrEqual(100)
    expect(lines.join(" ").match(/word\d+/g)).toEqual(words)
  })
})

describe("other literals", () => {
  it("print numbers as Prettier does", async () => {
    for (const value of [0, -0, 1, -1, 1.5, 1e21, 1e-7, Number.MAX_SAFE_INTEGER]) {
      const code = `const x = ${numberLiteral(value)}\n`
      expect(await prettied(code)).toBe(code)
      expect(evaluated(numberLiteral(value)) === value).toBe(true)
    }
  })

  it("print patterns that match the same texts", () => {
    for (const pattern of [
      "^[a-z/]+$",
      "a/b",
      "",
      "^</script>$",
      "[\\u{1f600}-\\u{1f64f}]",
      "^😀{2}$",
      "\\/",
      "^\n$",
    ]) {
      const read = evaluated(regexLiteral(pattern)) as RegExp
      const meant = new RegExp(pattern, "u")
      for (const text of ["", "a", "/", "a/b", "</script>", "😀", "😀😀", "\n", "0"])
        expect(read.test(text), `${pattern} on ${text}`).toBe(meant.test(text))
      expect(regexLiteral(pattern)).toMatch(/^[ -~]+$/)
    }
  })

  it("print objects whose member names set no prototype", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.oneof(fc.constantFrom("__proto__", "constructor", "a-b", "1a", "10", "class"), proseOrCode)),
        (names) => {
          const made = evaluated(print(objectLiteral(names.map((name) => [name, stringLiteral(name)])))) as object
          expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
          expect(new Map(Object.entries(made))).toEqual(new Map(names.map((name) => [name, name])))
        },
      ),
    )
  })

  it("break arrays, calls, objects and imports where Prettier breaks them", async () => {
    for (let length = 1; length < 40; length++) {
      const words = Array.from({ length }, (_, at) => stringLiteral("w".repeat((at * 7) % 11)))
      const names = Array.from({ length }, (_, at) => `name${at}`)
      const code = [
        print(importOf(names, "./from.ts")),
        print(constant("x", arrayLiteral(words), { type: "readonly string[]" })),
        print(constant("t", stringLiteral("t"), { type: typeOfTexts("Tool", names) })),
        print(constant("u", objectLiteral([["a", "1"]]), { type: typeOfTexts("Tool", names) })),
        print(constant("y", arrayOfArrays(words.map((word) => [word, word])))),
        print(
          constant(
            "z",
            objectLiteral([
              ["a", arrayLiteral(words)],
              ["long enough a name", stringLiteral("t".repeat(length * 3))],
              ["id", stringLiteral("i".repeat(length * 3))],
            ]),
          ),
        ),
        print(call("f", words)),
      ].join("\n")
      expect(await prettied(`${code}\n`)).toBe(`${code}\n`)
    }
  })
})

describe("the layout", () => {
  it("keeps a group on one line up to the hundredth column and breaks it beyond", () => {
    const doc = (width: number): string => print(group("f(", indent(softline, "a".repeat(width - 3)), softline, ")"))
    expect(doc(100)).not.toContain("\n")
    expect(doc(101).split("\n")).toHaveLength(3)
  })

  it("leaves no space at the end of a line", () => {
    expect(print(group("a", " ", indent(line, "b".repeat(120))))).toBe(`a\n  ${"b".repeat(120)}`)
  })
})
