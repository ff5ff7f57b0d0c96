import type { FactBody } from "../../model/fact.ts"

/** The files of tests that a decision record names. */
export function testsOf(body: FactBody | null): readonly string[] {
  const tests = body?.["tests"]
  return Array.isArray(tests) ? tests.filter((path) => typeof path === "string") : []
}

/** A record's body with the scenarios of it that its tests try, by their titles. */
export function withTried(body: FactBody, titles: ReadonlySet<string>): FactBody {
  const named = [body["before"], body["after"]].filter((title) => typeof title === "string")
  return { ...body, tried: named.filter((title) => titles.has(title)) }
}
