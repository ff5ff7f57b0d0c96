import { existsSync } from "node:fs"
import { chooseEngine, hasEnded, privatePodman, socketEngine } from "../containers/index.ts"
import type { Done, Engine } from "../containers/index.ts"
import type { Workshop } from "./workshop.ts"

/** The engine of one test. With podman everything is kept in the test's own folder. */
export async function openEngine(
  environment: Readonly<Record<string, string | undefined>>,
  { storage }: Workshop,
): Promise<Done<Engine>> {
  const choice = chooseEngine({ environment, has: existsSync })
  switch (choice.kind) {
    case "none":
      return { ok: false, what: choice.what }
    case "podman":
      return privatePodman({ environment }, storage)
    case "socket":
      return { ok: true, value: await swept(socketEngine(choice.path)) }
    default:
      return choice satisfies never
  }
}

/** The engine, without what tests have left on it that were killed. */
async function swept(engine: Engine): Promise<Engine> {
  const owners = await engine.owners()
  for (const owner of owners.ok ? owners.value.filter((each) => hasEnded(each)) : []) await engine.clear(owner)
  return engine
}
