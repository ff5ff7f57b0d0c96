import { createInterface } from "node:readline"

/**
 * What befalls this process at a moment of which it is told over its standard input, with which it ends as well: `kill
 * MOMENT` ends it by SIGKILL, and `sleep MOMENT` stops it there, once it has said `asleep`, until somebody lets it go on.
 * `at` says whether it slept.
 */
export function mortal(): { readonly at: (moment: string) => Promise<boolean> } {
  let fate: string | null = null
  const lines = createInterface(process.stdin)
  lines.on("line", (told) => void (fate = told))
  lines.on("close", () => process.exit(0))
  return {
    at: async (moment) => {
      if (fate === `kill ${moment}`) {
        process.kill(process.pid, "SIGKILL")
        await new Promise(() => undefined)
      }
      if (fate !== `sleep ${moment}`) return false
      fate = null
      process.stdout.write("asleep\n")
      process.kill(process.pid, "SIGSTOP")
      return true
    },
  }
}
