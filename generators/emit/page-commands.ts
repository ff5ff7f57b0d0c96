import { code, headingText, paragraphText, prose, tableText } from "../text/markdown.ts"
import type { Value } from "../text/skeleton.ts"
import { optionText, sentence, usageOf, wrongExit } from "../text/usage.ts"
import type { DescribedCommand } from "../text/usage.ts"
import { uniqueHeadings } from "./page-headings.ts"

/** The command as its own table tells of it, under the name that people type. */
export interface Manual {
  readonly command: string
  readonly commands: readonly DescribedCommand[]
}

/** Every command under the heading of its group, in the order of the table. No two headings have one anchor. */
export function commandBlocks({ command, commands }: Manual): Value {
  const groups = [...new Set(commands.map(({ group }) => group))]
  const ordered = groups.flatMap((group) => commands.filter((each) => each.group === group))
  const headings = uniqueHeadings([
    ...groups.map((group) => [group, `Group ${group}`] as const),
    ...ordered.map(({ name }) => [`${command} ${name}`, `The command ${command} ${name}`] as const),
  ])
  const headingOf = (described: DescribedCommand): string => headings[groups.length + ordered.indexOf(described)] ?? ""
  return groups.map((group, index) => ({
    heading: headingText(2, headings[index] ?? ""),
    commands: ordered
      .filter((described) => described.group === group)
      .map((described) => ({ heading: headingText(3, headingOf(described)), ...blocksOf(command, described) })),
  }))
}

function blocksOf(command: string, described: DescribedCommand): { readonly [name: string]: Value } {
  const { says, options, examples, exits } = described
  return {
    about: paragraphText(prose(sentence(says))),
    usage: paragraphText([code(usageOf(command, described))]),
    options: tableOrNone(
      ["Option", "Meaning"],
      options.map((option) => [[code(optionText(option))], prose(option.says)]),
    ),
    exits: tableText(
      ["Exit code", "When"],
      [["0", exits.clean], ...(exits.found === null ? [] : [["1", exits.found]]), ["2", wrongExit]],
    ),
    examples: tableOrNone(
      ["Example", "What for"],
      examples.map(({ line, says: what }) => [[code(`${command} ${line}`)], prose(what)]),
    ),
  }
}

function tableOrNone(columns: readonly string[], rows: Parameters<typeof tableText>[1]): string {
  return rows.length === 0 ? "" : tableText(columns, rows)
}
