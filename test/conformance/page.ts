import { code, headingText, listText, paragraphText, tableText, text } from "../../generators/text/markdown.ts"
import { areas, reportRevision } from "../../runtime/conformance/index.ts"
import type { Rule } from "../../runtime/conformance/index.ts"

/** The page that explains every rule, from the rules themselves. */
export function conformancePage(): string {
  const total = areas.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    [
      '---\ntitle: Conformance\ndescription: "Every rule that agents are judged by: what holds, why, what mends it, and where it weighs."\n---',
      "{/* Made from the rules in runtime/conformance/rules. Do not edit: change a rule, then run vitest run test/conformance/page.test.ts --update. */}",
      paragraphText(
        `An agent is judged by ${total} rules, live or from the record of a run. Each has one of three verdicts: it holds, it fails, or nothing happened that could have shown it. What was not elicited is never a failure.`,
      ),
      tableText(
        ["Tier", "What it means", "Fails a report"],
        [
          ["mandatory", "the protocol or the contract demands it of everybody", "yes"],
          ["capability", "it is demanded of who offers or declares something", "yes"],
          ["advisory", "good manners, on which others rely", "no"],
          ["informational", "nothing is demanded, and what was seen is written down", "no"],
        ],
      ),
      paragraphText([
        text(
          "Ids that begin with ACP are requirements of the protocol's official Test Compatibility Kit that say the same or part of it. A report in JSON has the form ",
        ),
        code(reportRevision),
        text("; its JSON Schema is "),
        code("reportSchema"),
        text(" of "),
        code("checkfu-wire/conformance"),
        text(". To try an agent, see "),
        { type: "link", url: "/guides/test-your-harness", children: [text("Test your harness")] },
        text("."),
      ]),
      ...areas.flatMap(({ title, rules }) => [headingText(2, title), ...rules.flatMap(section)]),
    ].join("\n\n") + "\n"
  )
}

function section({ id, tier, title, what, why, repair, kit }: Rule): readonly string[] {
  return [
    headingText(3, id),
    paragraphText(`${title}. ${what}`),
    listText([
      `Tier: ${tier}`,
      `Why: ${why}`,
      `Fix: ${repair}`,
      ...(kit.length > 0 ? [`Official kit: ${kit.join(", ")}`] : []),
    ]),
  ]
}
