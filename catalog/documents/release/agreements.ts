import { promptPlaceholder, resumePlaceholder } from "../../../model/command.ts"
import {
  agreement,
  all,
  any,
  atLeast,
  noMoreThan,
  equals,
  exactly,
  ifAndOnlyIf,
  implies,
  not,
  onlyPlaceholders,
  present,
} from "../../kinds/agreement.ts"

/** What may stand in braces. */
export const placeholdersAlone = agreement({
  name: "placeholders-alone",
  says: "what is written in braces in argv is {prompt_path} or {resume_flag}, and an element of its own",
  repair: "give each placeholder an element of its own, and write no other element in braces",
  at: "argv",
  holds: onlyPlaceholders("argv", promptPlaceholder, resumePlaceholder),
})

/** Where the path of the prompt stands. */
export const promptByPath = agreement({
  name: "prompt-by-path",
  says: "argv has {prompt_path} exactly once if and only if prompt_transport is argv_path",
  repair: "put {prompt_path} into argv once, or take the prompt by stdin and remove it",
  at: "argv",
  holds: ifAndOnlyIf(equals("prompt_transport", "argv_path"), exactly(1, "argv", promptPlaceholder)),
})

/** No path where the prompt comes by standard input. */
export const promptByStdin = agreement({
  name: "prompt-by-stdin",
  says: "argv has no {prompt_path} where prompt_transport is stdin",
  repair: "remove {prompt_path} from argv, or take the prompt by argv_path",
  at: "argv",
  holds: implies(equals("prompt_transport", "stdin"), exactly(0, "argv", promptPlaceholder)),
})

/** Where the flag of later turns stands. */
export const resumePlaced = agreement({
  name: "resume-placed",
  says: "argv has {resume_flag} once if there is a resume_flag, and else not at all",
  repair: "put {resume_flag} into argv once and state the resume_flag, or leave out both",
  at: "argv",
  holds: all(
    ifAndOnlyIf(present("resume_flag"), atLeast(1, "argv", resumePlaceholder)),
    noMoreThan(1, "argv", resumePlaceholder),
  ),
})

/** The flag of the output schema, and what it takes. */
export const outputSchemaWhole = agreement({
  name: "output-schema-whole",
  says: "output_schema_flag and output_schema_transport are stated together",
  repair: "state whether the flag takes JSON or a path, or leave out both",
  at: "output_schema_transport",
  holds: ifAndOnlyIf(present("output_schema_flag"), present("output_schema_transport")),
})

/** Whose arguments these are. */
export const argumentsOfAcp = agreement({
  name: "arguments-of-acp",
  says: "arguments are of acp-v1 alone",
  repair: "state argv in place of arguments, or remove the protocol",
  at: "arguments",
  holds: implies(equals("protocol", "oneshot-v1"), not(present("arguments"))),
})

/** A one-shot release has arguments of its own form. */
export const argvOfOneshot = agreement({
  name: "argv-of-oneshot",
  says: "argv is there if and only if protocol is oneshot-v1",
  repair: "state the protocol oneshot-v1 with argv, or arguments without both",
  at: "argv",
  holds: ifAndOnlyIf(equals("protocol", "oneshot-v1"), present("argv")),
})

/** A one-shot release says how the prompt comes. */
export const promptTransportOfOneshot = agreement({
  name: "prompt-transport-of-oneshot",
  says: "prompt_transport is there if and only if protocol is oneshot-v1",
  repair: "state it for oneshot-v1, and leave it out for acp-v1",
  at: "prompt_transport",
  holds: ifAndOnlyIf(equals("protocol", "oneshot-v1"), present("prompt_transport")),
})

/** A one-shot release says what the process writes. */
export const outputModeOfOneshot = agreement({
  name: "output-mode-of-oneshot",
  says: "output_mode is there if and only if protocol is oneshot-v1",
  repair: "state it for oneshot-v1, and leave it out for acp-v1",
  at: "output_mode",
  holds: ifAndOnlyIf(equals("protocol", "oneshot-v1"), present("output_mode")),
})

/** Flags that only a one-shot command takes. */
export const flagsOfOneshot = agreement({
  name: "flags-of-oneshot",
  says: "resume_flag, output_schema_flag and output_schema_transport are of oneshot-v1 alone",
  repair: "remove the flags, or state the protocol oneshot-v1",
  at: "protocol",
  holds: implies(
    any(present("resume_flag"), present("output_schema_flag"), present("output_schema_transport")),
    equals("protocol", "oneshot-v1"),
  ),
})
