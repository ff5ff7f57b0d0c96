import { describe, expect, it } from "vitest"
import { atomsOf, holds } from "./agreement.ts"
import type { Clause } from "./agreement.ts"

const present: Clause = { kind: "present", member: "a" }
const equals: Clause = { kind: "equals", member: "a", value: 1 }
const count = (least: number, most: number | null): Clause => ({ kind: "count", member: "l", text: "x", least, most })
const alone: Clause = { kind: "placeholders", member: "l", among: ["{p}", "{q}"] }

describe("a condition on the members of an object", () => {
  it.each<readonly [Clause, object, boolean]>([
    [present, {}, false],
    [present, { a: null }, true],
    [{ kind: "present", member: "toString" }, {}, false],
    [equals, {}, false],
    [equals, { a: 1 }, true],
    [equals, { a: "1" }, false],
    [count(0, 0), {}, true],
    [count(1, null), {}, false],
    [count(1, null), { l: ["x", "y", "x"] }, true],
    [count(1, 1), { l: ["x", "y", "x"] }, false],
    [count(1, 1), { l: ["y", "x"] }, true],
    [count(0, 1), { l: ["xx"] }, true],
    [alone, {}, true],
    [alone, { l: [] }, true],
    [alone, { l: ["{p}", "{q}", "{p}", "p", "{", "}", "}{", "a{b}", "{b}a"] }, true],
    [alone, { l: ["{r}"] }, false],
    [alone, { l: ["{}"] }, false],
    [alone, { l: ['{"a":\n{}}'] }, false],
    [alone, { l: ["--file={p}"] }, false],
    [alone, { l: ["{p} "] }, false],
    [alone, { l: ["{P}"] }, false],
    [{ kind: "not", of: present }, { a: 1 }, false],
    [{ kind: "not", of: present }, {}, true],
    [count(0, 0), { l: "x" }, true],
    [count(1, null), { l: "Stryker was here" }, false],
    [alone, { l: [1, null] }, true],
    [{ kind: "and", left: present, right: equals }, { a: 2 }, false],
    [{ kind: "and", left: present, right: equals }, { a: 1 }, true],
    [{ kind: "and", left: equals, right: present }, { a: 2 }, false],
    [{ kind: "or", left: present, right: equals }, {}, false],
    [{ kind: "or", left: equals, right: present }, { a: 2 }, true],
    [{ kind: "or", left: present, right: equals }, { a: 2 }, true],
    [{ kind: "same", left: present, right: equals }, { a: 2 }, false],
    [{ kind: "same", left: present, right: equals }, {}, true],
    [{ kind: "same", left: present, right: equals }, { a: 1 }, true],
  ])("%j of %j: %s", (clause, value, expected) => {
    expect(holds(clause, value as { readonly [member: string]: unknown })).toBe(expected)
  })

  it("is made of conditions on single members, from the left", () => {
    const clause: Clause = {
      kind: "same",
      left: { kind: "not", of: { kind: "and", left: present, right: alone } },
      right: { kind: "or", left: equals, right: present },
    }
    expect(atomsOf(clause)).toEqual([present, alone, equals, present])
  })
})
