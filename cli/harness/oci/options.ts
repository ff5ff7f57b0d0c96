import type { Option } from "../../command.ts"

const takes = (name: string, value: string, says: string, oneOf: readonly string[] | null = null): Option => ({
  name,
  value,
  oneOf,
  says: `with test oci, ${says}`,
})

/** The options of `harness test oci`, in the order in which a release states them. */
export const ociOptions: readonly Option[] = [
  { ...takes("name", "NAME", ""), says: "with test oci and add, the name of the profile" },
  takes("build-context", "FOLDER", "build an image of that folder for this test alone"),
  { ...takes("image", "NAME@DIGEST", ""), says: "a published image: test it as it is, or add it" },
  takes("entrypoint", "PATH", "the program inside the image, absolute"),
  takes("protocol", "NAME", "what it speaks; acp-v1 unless said", ["acp-v1", "oneshot-v1"]),
  {
    ...takes("arg", "ARG", "an argument of a program that speaks acp-v1, as --arg=ARG; as often as needed"),
    isList: true,
  },
  {
    ...takes("argv", "ARG", "one of a one-shot program, or {prompt_path} or {resume_flag}; as often as needed"),
    isList: true,
  },
  takes("prompt-transport", "HOW", "how a one-shot program gets its prompt", ["stdin", "argv_path"]),
  takes("output-mode", "MODE", "what a one-shot program writes", ["stream_json", "text"]),
  takes("resume-flag", "FLAG", "what stands in the place of {resume_flag} from the second turn on"),
  takes("output-schema-flag", "FLAG", "asks for typed output; its value follows it"),
  takes("output-schema-transport", "HOW", "whether that flag takes JSON or a file", ["argv_json", "argv_path"]),
  takes("working-directory", "PATH", "the folder in which the program starts, absolute"),
  { ...takes("sandbox", "PROFILE", ""), says: "the sandbox profile, for verify and what test oci prints" },
  { ...takes("model", "PROFILE", ""), says: "the model routing profile, for verify and what test oci prints" },
  {
    name: "allow-registry-all-interfaces",
    value: null,
    oneOf: null,
    says: "with test oci, let the temporary registry listen on every interface, for an engine in a virtual machine",
  },
]
