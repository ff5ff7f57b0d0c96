import type { Acceptance } from "./accept.ts"
import type { DialectFact } from "./dialect.ts"
import { grants, kind, means, prose, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const providerKind = kind({
  name: "provider",
  states: "a model provider, where it answers and which dialects it accepts",
  meanings: {
    accepts: means(grants),
    origin: means(unordered),
    credential: means(unordered),
    priced: means(unordered),
    source: prose,
  },
  whole: means(grants),
})

/** A stated provider. */
export type ProviderFact = Stated<"provider">

/** Where a stated fact was found and when somebody last looked; `reviewedOn` is an ISO date. */
export interface Source {
  readonly url: string
  readonly reviewedOn: string
}

/** A dialect that a provider accepts, and the path below its origin that serves it. */
export interface Accepted {
  readonly dialect: DialectFact
  readonly path: string
}

/** States that a dialect is accepted at a path below the provider's origin. */
export function serves(dialect: DialectFact, path: string): Accepted {
  return { dialect, path }
}

/** The header that bears a credential, in lower case, and what stands before the credential in its value. */
export interface CredentialHeader {
  readonly header: string
  readonly prefix: string
}

/** States the header by which a provider knows who asks. */
export function header(name: string, prefix = ""): CredentialHeader {
  return { header: name, prefix }
}

/**
 * A model provider. `origin` is scheme and authority; `priced` says whether its models have reviewed prices. The
 * credential goes out as a bearer token in `authorization` where no other header is stated.
 */
export function provider(stated: {
  readonly name: string
  readonly origin: `https://${string}`
  readonly credential?: CredentialHeader
  readonly accepts: readonly Accepted[]
  readonly priced: boolean
  readonly source: Source
  readonly accept?: readonly Acceptance[]
}): ProviderFact {
  return state(providerKind, stated)
}
