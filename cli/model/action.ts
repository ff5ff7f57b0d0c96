import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { withPlatform } from "../platform/platform.ts"
import { addCredential, listCredentials, revokeCredential, rotateCredential, showCredential } from "./credential.ts"
import { listModels } from "./list.ts"
import { misplaced } from "./misplaced.ts"
import { createProfile, listProfiles, publishProfile, showProfile } from "./profile.ts"
import type { Verb } from "./verb.ts"

const verbs: { readonly [noun: string]: { readonly [verb: string]: Verb } } = {
  credential: {
    add: { takes: "KEY", prepare: addCredential },
    list: { takes: null, prepare: listCredentials },
    rotate: { takes: "KEY", prepare: rotateCredential },
    revoke: { takes: "KEY", prepare: revokeCredential },
    show: { takes: "KEY", prepare: showCredential },
  },
  profile: {
    create: { takes: "KEY", prepare: createProfile },
    publish: { takes: "KEY", prepare: publishProfile },
    list: { takes: null, prepare: listProfiles },
    show: { takes: "KEY", prepare: showProfile },
  },
}

/** Keeps the credentials and the routing of models: `credential` and `profile` with their verbs, and `list`. */
export async function model(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [noun = "nothing", name, ...rest] = given.positional
  if (noun === "list") {
    if (name !== undefined) throw new UsageError(`model list takes no argument, and got ${name}`)
    return withPlatform(terminal, given, listModels(terminal, given))
  }
  const known = verbs[noun]
  if (known === undefined) throw new UsageError(`model does credential, profile or list, not ${noun}`)
  const verb = known[name ?? ""]
  if (verb === undefined)
    throw new UsageError(`model ${noun} does ${Object.keys(known).join(", ")}, not ${name ?? "nothing"}`)
  const [argument, ...more] = rest
  const line = `model ${noun} ${name ?? ""}`
  // What stands there too much is not shown: somebody may have given a secret.
  if (more.length > 0 || (verb.takes === null && argument !== undefined))
    throw new UsageError(`${line} takes ${verb.takes === null ? "no argument" : `one argument, ${verb.takes}`}`)
  if (verb.takes !== null && argument === undefined) throw new UsageError(`${line} needs a ${verb.takes}`)
  const wrong = misplaced(line, given)
  if (wrong !== null) throw new UsageError(wrong)
  return withPlatform(terminal, given, await verb.prepare(terminal, given, argument ?? ""))
}
