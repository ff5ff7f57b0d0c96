import { wholePage } from "../kinds/page.ts"

/** The command line, as the command's own table has it. */
export const commandReference = wholePage({
  name: "reference/commands",
  title: "Commands",
  description: "Every command with its options and examples, as its help prints them.",
  tables: [],
  skeleton: "commands",
})
