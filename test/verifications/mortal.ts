import { createInterface } from "node:readline"

/** What kills this process at a moment that it is told of over its standard input, with which it ends as well. */
export function mortal(): { readonly at: (moment: string) => Promise<void> } {
  let fatal: string | null = null
  const lines = createInterface(process.stdin)
  lines.on("line", (moment) => void (fatal = moment))
  lines.on("close", () => process.exit(0))
  return {
    at: async (moment) => {
      if (moment !== fatal) return
      process.kill(process.pid, "SIGKILL")
      await new Promise(() => undefined)
    },
  }
}
