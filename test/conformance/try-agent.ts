import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { reportOf } from "../../runtime/conformance/index.ts"
import type { Report } from "../../runtime/conformance/index.ts"
import { trySuite } from "../../runtime/conformance/suite/suite.ts"
import { defaultContracts } from "../../runtime/defaults.ts"

/** Tries an agent of this repository with short times, drains included. */
export async function tryAgent(
  file: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Report> {
  const parts = await trySuite({
    launch: {
      command: process.execPath,
      args: [resolve(file), ...args],
      cwd: process.cwd(),
      environment: { PATH: process.env["PATH"] ?? "", ...environment },
    },
    folder,
    drains: true,
    limits: { startup: 10_000, request: 3_000, prompt: 5_000, settle: 3_000, quiet: 150, inputGrace: 800 },
    stage: (name, text) => {
      writeFileSync(join(folder, name), text)
      return pathToFileURL(join(folder, name)).href
    },
  })
  return reportOf(parts, { subject: { kind: "agent", command: ["node", file, ...args] }, spoken: defaultContracts })
}

/** Ids of every rule that does not hold, whatever its tier. */
export function failedBy({ rules }: Report): readonly string[] {
  return rules.filter(({ verdict }) => verdict === "fail").map(({ id }) => id)
}
