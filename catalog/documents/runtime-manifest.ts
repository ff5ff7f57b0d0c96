import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"

/** One word of a command; no program can be given one with a NUL in it. */
const word = Schema.String.check(Schema.isBetweenCodePoints(1, 4_096), Schema.isPattern(/^[^\u0000]*$/))

/** What an author says of an agent that a One Horizon worker is to run: its command, and the modes of tasks that it takes on. */
export const runtimeManifest = document({
  name: "runtime-manifest",
  title: "Manifest of a runtime",
  payload: Schema.Struct({
    version: Schema.Literal(1).annotateKey({ description: "The form of the manifest." }),
    name: Schema.String.check(
      Schema.isBetweenCodePoints(1, 64),
      Schema.isPattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    ).annotateKey({ description: "What the agent is called, in words of lower-case letters and digits." }),
    command: Schema.Array(word).check(Schema.isMinLength(1), Schema.isMaxLength(257)).annotateKey({
      description:
        "The program that speaks the Agent Client Protocol, and its arguments. It starts where the manifest lies.",
    }),
    modes: Schema.Array(Schema.Literals(["code", "plan", "review", "research"]))
      .check(Schema.isMinLength(1), Schema.isMaxLength(4))
      .annotateKey({ description: "The modes of tasks that it declares. Each is tried by itself." }),
  }),
})
