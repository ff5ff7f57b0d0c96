import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { typespecOf } from "./as-typespec.ts"
import { costOf } from "./cost.ts"
import type { Cost } from "./cost.ts"
import { answer, model } from "./payloads.ts"

/** The peer, and its last version that runs on Node 20. */
export const peer = { name: "TypeSpec", version: "1.11.0" }

const packages = ["@typespec/compiler", "@typespec/json-schema"].map((name) => `${name}@${peer.version}`)
const home = join(tmpdir(), `peer-typespec-${peer.version}`)

/** Emits the JSON Schemas of the same payloads with TypeSpec. Installs it beside other temporary things, once. */
export function peerCost(slots: number, folder: string): Cost {
  const compiler = join(home, "node_modules", "@typespec", "compiler", "cmd", "tsp.js")
  if (!existsSync(compiler)) {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, "package.json"), `{ "private": true }\n`)
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], {
      cwd: home,
      stdio: "ignore",
    })
  }
  const models = Array.from({ length: slots }, (_, number) => model(number)).flatMap((one, number) =>
    number % 10 === 3 ? [one, { name: `${one.name}Answer`, payload: answer(number) }] : [one],
  )
  // The compiler finds its libraries from where the source lies.
  const source = join(home, `main-${slots}.tsp`)
  writeFileSync(source, typespecOf(models))
  const out = join(folder, "peer")
  return costOf(home, [compiler, "compile", source, "--emit", "@typespec/json-schema", "--output-dir", out])
}
