import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { word } from "./api/parts.ts"
import { image } from "./release/parts.ts"
import { key } from "./routing/parts.ts"

/** A harness that the platform knows: what it is meant for, and whether it can run. */
export const harnessCatalogEntry = document({
  name: "harness-catalog-entry",
  title: "Entry of the harness catalog",
  payload: Schema.Struct({
    name: key.annotateKey({ description: "The name of the entry." }),
    launch_role: Schema.Literals(["primary", "alternative", "local_fixture"]).annotateKey({
      description: "What the product means it for. It says nothing of whether it can run.",
    }),
    mode: Schema.Literals(["managed", "packaged", "custom", "connected"]).annotateKey({
      description: "How it comes to run.",
    }),
    availability: Schema.Literals(["ready", "image_required", "blocked"]).annotateKey({
      description: "Whether the entry can run.",
    }),
    driver: word.annotateKey({ description: "The lane that its program is driven by." }),
    model_control: word.annotateKey({ description: "Who chooses the model." }),
    usage_authority: word.annotateKey({ description: "Whose account of usage counts." }),
    default_image: Schema.optionalKey(image),
    missing_evidence: Schema.optionalKey(word).annotateKey({
      description: "The evidence that a blocked entry waits for.",
    }),
    missing_plane: Schema.optionalKey(word).annotateKey({
      description: "The plane of the platform that a blocked entry waits for.",
    }),
  }),
  kit: false,
})
