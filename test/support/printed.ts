import type { Terminal } from "../../cli/command.ts"

/** A terminal that nobody watches, in a folder, and what is printed there. */
export function printedIn(
  cwd: string,
  signal: AbortSignal,
): { readonly out: string; readonly err: string; readonly terminal: Terminal } {
  const printed = { out: "", err: "" }
  const terminal: Terminal = {
    out: (text) => void (printed.out += text),
    err: (text) => void (printed.err += text),
    color: false,
    interactive: false,
    cwd,
    again: "demo generate",
    command: "demo",
    version: "1.2.3",
    signal,
  }
  return Object.assign(printed, { terminal })
}
