import type { Fact } from "../../../model/fact.ts"
import type { Expected } from "../expected.ts"
import { check, harness, world } from "./world.ts"

/** A ceiling that nobody declares, and one whose only check must be asked for. */
export const facts: readonly Fact[] = [
  ...world,
  check("stopping", "opt_in"),
  harness("clerk", ["stopping"], { helpers: "observed" }),
  harness("guard", ["stopping"], { stopping: "asked" }),
]

/** What the rule says of them. */
export const expected: readonly Expected[] = [
  {
    code: "ceiling/unproven",
    at: "harness/clerk#/ceiling/helpers",
    what: "clerk promises helpers=observed, which only declaring reaches, and does not declare helpers.",
    fix: "state helpers among what it declares, if it says so in its handshake, or remove the ceiling",
  },
  {
    code: "ceiling/unproven",
    at: "harness/guard#/ceiling/stopping",
    what: "guard promises stopping=asked by declaring stopping, which no check proves that runs without being asked for.",
    fix: "state a check that proves stopping, or remove the ceiling",
  },
]
