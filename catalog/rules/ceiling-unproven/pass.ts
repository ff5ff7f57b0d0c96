import type { Fact } from "../../../model/fact.ts"
import { harness, world } from "./world.ts"

/** A ceiling that is declared and proven, one at the envelope, and one that is left out. */
export const facts: readonly Fact[] = [
  ...world,
  harness("clerk", ["helpers"], { helpers: "observed" }),
  harness("porter", [], { stopping: "killed" }),
  harness("guard", ["stopping"], {}),
]
