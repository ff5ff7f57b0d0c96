import type { MintedId } from "./observation.ts"

/** Gives the same name the same id, and two names two ids. */
export type Mint = (raw: string) => MintedId

/**
 * Mints ids by order of first sight: `<session>/1`, `<session>/2`. `session` is our own id of the session, so that ids of two
 * sessions never meet. Keeps every name it has seen: make one for each session, and let it go with the session.
 */
export function minting(session: string): Mint {
  const seen = new Map<string, MintedId>()
  return (raw) => {
    const known = seen.get(raw)
    if (known !== undefined) return known
    const minted = `${session}/${seen.size + 1}` as MintedId
    seen.set(raw, minted)
    return minted
  }
}
