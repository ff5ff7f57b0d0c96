import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { digest, ordinal, sentence, word } from "./api/parts.ts"
import { key, modelName, providerKey } from "./routing/parts.ts"

/** What a sandbox of a runner can be. */
export const SandboxEnvelope = Schema.Struct({
  provider: word,
  platform: word,
  network: Schema.Literals(["none", "restricted", "open"]),
}).annotate({ identifier: "SandboxEnvelope" })

/** A target that is not ready, and why. */
export const Readiness = Schema.Struct({
  target: word,
  reason: sentence,
}).annotate({ identifier: "Readiness" })

/** A login of the customer's own, for one exact target. */
export const OwnedCapability = Schema.Struct({
  profile_version: word,
  release_digest: digest,
  provider: providerKey,
  model: modelName,
  login: Schema.Boolean.annotateKey({ description: "Whether somebody is logged in now." }),
}).annotate({ identifier: "OwnedCapability" })

/** What a runner has to give, announced again before it expires. */
export const runnerPresence = document({
  name: "runner-presence",
  title: "Presence of a runner",
  payload: Schema.Struct({
    generation: ordinal.annotateKey({
      description: "Counts the starts of the process; a lower one than before is refused.",
    }),
    pool: key.annotateKey({ description: "The pool that it serves." }),
    placement: Schema.Literals(["byoc_docker", "hosted"]).annotateKey({
      description: "Whose machine it is on: the customer's own, or the platform's.",
    }),
    drivers: Schema.Array(word)
      .check(Schema.isMaxLength(16))
      .annotateKey({ description: "The lanes that it can drive." }),
    planes: Schema.Array(word)
      .check(Schema.isMaxLength(16))
      .annotateKey({ description: "The protocols of the planes that it serves." }),
    slots: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_024 })).annotateKey({
      description: "How many jobs it takes on at once.",
    }),
    sandbox: SandboxEnvelope,
    ready: Schema.Boolean.annotateKey({ description: "Whether it takes on jobs." }),
    readiness: Schema.Array(Readiness)
      .check(Schema.isMaxLength(64))
      .annotateKey({ description: "The targets that are not ready on it, with the reason of each." }),
    harness_owned: Schema.Array(OwnedCapability)
      .check(Schema.isMaxLength(64))
      .annotateKey({ description: "The logins that it has, each for one exact target." }),
  }),
  kit: false,
})
