import { expect, it } from "vitest"
import { remembering } from "./remembering.ts"

it("makes once what equal texts ask for, and begins anew beyond its bound", () => {
  const remember = remembering<string>(2)
  const made: string[] = []
  const ask = (key: string): string => remember(key, () => (made.push(key), key.toUpperCase()))
  expect(["a", "b", "a", "b"].map(ask)).toEqual(["A", "B", "A", "B"])
  expect(made).toEqual(["a", "b"])
  expect(["c", "c", "a"].map(ask)).toEqual(["C", "C", "A"])
  expect(made).toEqual(["a", "b", "c", "a"])
})
