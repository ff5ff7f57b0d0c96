import type { AgentCapabilities } from "../../../output/acp/index.ts"
import type { Contract, DeclarationData } from "../../../output/contract.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { Judged } from "../grammar/grammar.ts"

/** What an agent does not declare or offer, what it would have to serve, and what it would have by it. */
export interface Earning {
  readonly declare: string
  readonly serve: string
  readonly earn: string
}

/** Capabilities of the protocol that a platform makes use of. */
const capabilities: readonly (Earning & { readonly of: (capabilities: AgentCapabilities) => unknown })[] = [
  {
    declare: "agentCapabilities.loadSession: true",
    serve: "session/load",
    earn: "conversations that outlive a process",
    of: ({ loadSession }) => loadSession,
  },
  {
    declare: "agentCapabilities.sessionCapabilities.resume: {}",
    serve: "session/resume",
    earn: "conversations that go on without being told again",
    of: ({ sessionCapabilities }) => sessionCapabilities?.resume,
  },
  {
    declare: "agentCapabilities.sessionCapabilities.close: {}",
    serve: "session/close",
    earn: "sessions that end without their process",
    of: ({ sessionCapabilities }) => sessionCapabilities?.close,
  },
]

/** What is left to earn, from the contracts as data: each declaration with the slots that it opens. */
export function earnings(
  spoken: readonly Spoken[],
  declared: ReadonlySet<string>,
  parts: readonly Judged[],
): readonly Earning[] {
  const extensions = spoken.flatMap(({ contract }) =>
    contract.declarations.filter(({ id }) => !declared.has(id)).map((declaration) => earning(contract, declaration)),
  )
  const offered = capabilities
    .filter(({ of }) => !parts.some((part) => isOffered(of(part.capabilities))))
    .map(({ declare, serve, earn }) => ({ declare, serve, earn }))
  return [...extensions, ...offered]
}

function earning(contract: Contract<string>, { name, member, values, raises }: DeclarationData): Earning {
  const wires = Object.values(contract.slots).flatMap(({ gate, site }) => {
    if (gate !== name) return []
    return site.kind === "method" ? [site.method] : site.kind === "meta" ? [site.at.at(-1) ?? ""] : []
  })
  const said = values.map((value) => JSON.stringify(value)).join(" or ")
  return {
    declare: `${member}: ${said}`,
    serve: wires.length === 0 ? "resource links in prompts" : wires.join(" and "),
    earn: raises === null ? `runs that need ${member}` : `${raises.axis.name} ${raises.to} in place of ${raises.from}`,
  }
}

function isOffered(capability: unknown): boolean {
  return capability === true || (typeof capability === "object" && capability !== null)
}
