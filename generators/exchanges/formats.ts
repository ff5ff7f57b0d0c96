import type { Payload } from "../../model/wire-type.ts"
import { closed, format, json, list, member, oneOf, optional, places, pointer, text } from "./shapes.ts"

const carried = [
  optional("payload", pointer, "Where the payload of the slot stands in the message. Added by generation."),
  optional("schema", text(200), "The schema of that payload, from the kit's folder. Added by generation."),
]

/** A golden exchange of one slot, as `catalog/exchanges/` holds it and the kit publishes it. */
export const exchangeFormat: Payload = format(
  closed([
    member("slot", text(200), "The fact that the exchange is about."),
    member("says", text(1_000), "What happens, in a sentence."),
    member(
      "steps",
      list(
        {
          kind: "union",
          tag: "from",
          variants: [
            {
              name: "client",
              excess: "closed",
              members: [
                member("message", json, "A line of JSON-RPC that the platform writes to the agent's standard input."),
                ...carried,
                optional("value", json, "The payload itself, where it stands in the message in another form."),
                optional(
                  "wrong",
                  pointer,
                  "Where in the message the payload is malformed on purpose. No platform sends it; whoever receives it must refuse.",
                ),
                places,
                optional("observation", json, "What the platform notes down when it has sent this. Not to be checked."),
              ],
            },
            {
              name: "agent",
              excess: "closed",
              members: [
                member(
                  "message",
                  json,
                  "An example of what the agent writes. An answer is found by its id. A notification is the next one that has a payload at that place, or without a payload the next of that method; others may come before it.",
                ),
                ...carried,
                places,
                optional(
                  "otherwise",
                  oneOf("skip", "continue"),
                  "What it means that the agent does not send this, or sends it without a member of the example. Left out: the exchange failed. `skip`: the agent does not serve the slot, and the exchange is not for it. `continue`: nothing, and it is not waited for; the step only shows what else may come. A wrong value fails all the same where it is waited for.",
                ),
                optional("observations", list(json, 16), "What the platform notes down of it. Not to be checked."),
                optional("ignored", list(text(200), 16), "Keys that the platform passes over and records."),
              ],
            },
          ],
        },
        200,
        1,
      ),
      "Messages in their order.",
    ),
  ]),
)

/** A golden exchange with a command that runs once a turn. */
export const processExchangeFormat: Payload = format(
  closed([
    member("document", text(200), "The fact that states what a release may be."),
    member("says", text(1_000), "What happens, in a sentence."),
    member("release", json, "The release that declares how the command is put together."),
    member(
      "turns",
      list(
        closed([
          member("args", list(text(4_096), 256), "The arguments of this turn, after the command itself."),
          member("stdin", text(65_536, 0), "Everything on standard input."),
          optional("prompt", text(200), "The file that holds the prompt, where the release takes it by path."),
          optional("outputSchema", text(200), "The file that holds the schema of the final output."),
          optional(
            "files",
            { kind: "map", names: text(200), value: text(65_536, 0), max: 16 },
            "Files that are written before the start, by path from the working folder. All turns share that folder.",
          ),
          member(
            "stdout",
            list(json, 200),
            "Lines that must come on standard output, in this order; others may come between. A text is a line as it is, anything else is the JSON of a line.",
          ),
          places,
          member("exit", { kind: "integer", min: 0, max: 255 }, "The exit code."),
          optional("observations", list(json, 200), "What the platform notes down of the turn. Not to be checked."),
        ]),
        16,
        1,
      ),
      "Runs of the command, one after the other.",
    ),
  ]),
)
