import type { ReporterName } from "../../generators/report/reporters.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { reviewHere } from "./compared.ts"

/** How a review is printed. */
type DiffReporter = "pretty" | "markdown" | "json" | "github" | "sarif"

/** Prints what a catalog says that another did not, and what of that is refused. Exit 1 where something is, or the catalog cannot be read. */
export async function diff(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const asked = given.options["json"] === true ? "json" : (given.options["reporter"] ?? "pretty")
  const reporter = asked as DiffReporter
  const here = await reviewHere(terminal, given)
  if (!here.ok) return findings(terminal, here.findings, reporter === "markdown" ? "pretty" : reporter)
  const { review, current } = here
  const code = review.findings.some(({ severity }) => severity === "error") ? 1 : 0
  switch (reporter) {
    case "pretty": {
      terminal.out((await import("../../generators/review/pretty.ts")).reviewText(review, terminal.color))
      if (review.findings.length === 0) return code
      terminal.out("\n")
      return findings(terminal, review.findings, reporter)
    }
    case "markdown":
      terminal.out((await import("../../generators/review/markdown.ts")).reviewMarkdown(review))
      return code
    case "json":
      terminal.out((await import("../../generators/review/json.ts")).reviewJson(review, (await current()).spans))
      return code
    case "github":
    case "sarif":
      return findings(terminal, review.findings, reporter)
    default:
      return reporter satisfies never
  }
}

async function findings(
  terminal: Terminal,
  found: Parameters<typeof import("../findings.ts").printFindings>[1],
  reporter: ReporterName,
): Promise<ExitCode> {
  return (await import("../findings.ts")).printFindings(terminal, found, reporter)
}
