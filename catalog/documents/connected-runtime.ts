import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { label, publicKey } from "./api/parts.ts"

/** A process of somebody's own that is to speak to the platform, outbound only. */
export const connectedRuntime = document({
  name: "connected-runtime",
  title: "Connected runtime",
  payload: Schema.Struct({
    agent: label.annotateKey({ description: "What people call it." }),
    principal: label.annotateKey({ description: "On whose behalf it acts." }),
    attestation_key: Schema.optionalKey(publicKey).annotateKey({
      description: "The Ed25519 key that its batches are signed with; they land without the grade where left out.",
    }),
  }),
  kit: false,
})
