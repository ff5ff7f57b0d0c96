import type { AdmittedRelease } from "../../../runtime/admission/index.ts"
import type { Arguments } from "../../command.ts"
import { isOneshot } from "./protocols.ts"

/** A release as flags state it, without its image. */
export type AskedRelease = Omit<AdmittedRelease["release"], "image">

/** The release that the flags state; whether it may be one, admission says. */
export function releaseIn({ options, lists }: Arguments): AskedRelease {
  const stated = (member: string, flag: string): object => {
    const value = options[flag]
    return typeof value === "string" ? { [member]: value } : {}
  }
  return {
    ...stated("entrypoint", "entrypoint"),
    ...stated("protocol", "protocol"),
    ...(lists["arg"] === undefined ? {} : { arguments: lists["arg"] }),
    ...(isOneshot(String(options["protocol"])) ? { argv: lists["argv"] ?? [] } : {}),
    ...stated("prompt_transport", "prompt-transport"),
    ...stated("output_mode", "output-mode"),
    ...stated("resume_flag", "resume-flag"),
    ...stated("output_schema_flag", "output-schema-flag"),
    ...stated("output_schema_transport", "output-schema-transport"),
    ...stated("working_directory", "working-directory"),
  } as AskedRelease
}

/** The flags that state a release, as a shell is given them, in the order of the form. */
export function flagsOf(release: AskedRelease): readonly string[] {
  const flag = (name: string, value: string | undefined): readonly string[] =>
    value === undefined ? [] : value.startsWith("-") ? [`--${name}=${value}`] : [`--${name}`, value]
  return [
    ...flag("entrypoint", release.entrypoint),
    ...flag("protocol", release.protocol),
    ...(release.arguments ?? []).map((word) => `--arg=${word}`),
    ...(release.argv ?? []).map((word) => `--argv=${word}`),
    ...flag("prompt-transport", release.prompt_transport),
    ...flag("output-mode", release.output_mode),
    ...flag("resume-flag", release.resume_flag),
    ...flag("output-schema-flag", release.output_schema_flag),
    ...flag("output-schema-transport", release.output_schema_transport),
    ...flag("working-directory", release.working_directory),
  ]
}
