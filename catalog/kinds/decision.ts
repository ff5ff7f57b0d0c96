import { kind, prose } from "./kind.ts"

/** Decision records are read from Markdown and have no constructor. A record lifts the refusal of a change, and grants nothing by itself. */
export const decisionKind = kind({
  name: "decision",
  states: "why a change was allowed, and the scenarios that show its loss before and its end after",
  meanings: { title: prose, facts: prose, before: prose, after: prose, tests: prose, tried: prose, gaps: prose },
  whole: prose,
})
