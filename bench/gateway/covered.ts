import { digestOf } from "../decoders/covered.ts"
import { isSource, together } from "../together.ts"

/** The digest of what the long run of the scanner is of: the scanner, the texts, and the judge. */
export function coveredByBodies(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway/body"], (path) =>
      ["grammar.ts", "plain.ts", "scan.ts", "tokens.ts"].includes(path),
    ),
    digestOf(root, ["test/fuzz"], (path) => isSource(path) && /^(?:body\/|random\.ts$)/.test(path)),
  )
}

/** The digest of what the killed clients are of: the whole gateway, its routes, and how the clients are killed. */
export function coveredByKills(root: string): string {
  const how = ["calls.ts", "kills.ts", "opened.ts", "upstream.ts"]
  return together(
    digestOf(root, ["runtime/gateway", "output/gateway"], isSource),
    digestOf(root, ["test/gateway"], (path) => how.includes(path)),
  )
}

/** The digest of what the figures beside other proxies are of: the gateway, its routes, and how it is measured. */
export function coveredByReport(root: string): string {
  return together(
    digestOf(root, ["runtime/gateway", "output/gateway"], isSource),
    digestOf(root, ["bench/gateway"], (path) => isSource(path) && !/^(?:covered|kills)\.ts$/.test(path)),
  )
}
