import { memberOf } from "../../member.ts"
import { shortened } from "../reactions.ts"
import type { Introduced } from "../report.ts"

/** What an agent says of itself in its answer to `initialize`. */
export function introductionIn(answer: unknown): Introduced {
  const [info, version, methods] = ["agentInfo", "protocolVersion", "authMethods"].map((name) => memberOf(answer, name))
  const name = memberOf(info, "name")
  return {
    agent: typeof name === "string" ? { name: shortened(name), version: textIn(info, "version") } : null,
    protocolVersion: typeof version === "number" ? version : null,
    capabilities: offeredIn(memberOf(answer, "agentCapabilities"), []).toSorted(),
    logins: (Array.isArray(methods) ? (methods as readonly unknown[]) : []).map((method) => ({
      id: textIn(method, "id"),
      name: textIn(method, "name"),
    })),
  }
}

/** How deep capabilities are looked through; the protocol's have three levels. */
const deepest = 6

/** An empty object stands for something that is offered and has no options. */
function offeredIn(value: unknown, path: readonly string[]): readonly string[] {
  if (value === undefined || value === null || value === false) return []
  const isGroup = typeof value === "object" && !Array.isArray(value) && path.length < deepest
  const members = isGroup ? Object.entries(value).filter(([name]) => name !== "_meta") : []
  if (members.length === 0) return path.length === 0 ? [] : [path.join(".")]
  return members.flatMap(([name, each]) => offeredIn(each, [...path, name]))
}

function textIn(value: unknown, name: string): string {
  const text = memberOf(value, name)
  return typeof text === "string" ? shortened(text) : ""
}
