import { existsSync } from "node:fs"
import { chooseEngine, podmanEngine, socketEngine } from "../containers/index.ts"
import type { Done, EngineFacts } from "../containers/index.ts"
import type { Clock } from "../driver/index.ts"

/** Looks for what sandboxes are made by, and says what it is, or what to do so that there is one. */
export type EngineLook = () => Promise<Done<EngineFacts>>

/** How long an engine that answered is taken to be there, in milliseconds. One that did not is asked each time. */
const trusted = 60_000

/** Looks for the engine of this machine, as a sandbox would choose it. */
export function engineLook(environment: Readonly<Record<string, string | undefined>>): EngineLook {
  return async () => {
    const choice = chooseEngine({ environment, has: existsSync })
    switch (choice.kind) {
      case "none":
        return { ok: false, what: choice.what }
      case "podman":
        return podmanEngine({ environment }).facts()
      case "socket":
        return socketEngine(choice.path).facts()
      default:
        return choice satisfies never
    }
  }
}

/** The same look, not repeated while its last good answer is fresh. */
export function trusting(look: EngineLook, clock: Clock): EngineLook {
  let last: { readonly at: number; readonly facts: Done<EngineFacts> } | null = null
  return async () => {
    if (last !== null && last.facts.ok && clock.now() - last.at < trusted) return last.facts
    const facts = await look()
    last = { at: clock.now(), facts }
    return facts
  }
}
