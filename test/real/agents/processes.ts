import { readFileSync, readdirSync } from "node:fs"

/**
 * The processes that were started with a home, whoever started them and whatever became of their parents. By `/proc`, apart
 * from the driver's own books; a system without it throws.
 */
export function processesAt(home: string): readonly number[] {
  const running = readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name))
  return running.filter((process) => environmentOf(process).includes(`HOME=${home}`)).map(Number)
}

/** Empty where the process has gone meanwhile, is a zombie, or is not ours. */
function environmentOf(process: string): readonly string[] {
  try {
    return readFileSync(`/proc/${process}/environ`, "utf8").split("\0")
  } catch {
    return []
  }
}
