import type { OciDocument } from "./document.ts"
import { imageVariable } from "./next-commands.ts"

/** A document for people: what was checked, what this engine does not keep, and what to do next. */
export function summary(document: OciDocument): string {
  const { name, protocol, result, checks, problems, sandbox, registry, engine } = document
  const on = engine === null ? "" : ` on ${engine.name} ${engine.version}`
  return [
    `${name} (${protocol})${on}: ${result}; local and unsigned, no evidence`,
    ...checks.map(
      ({ name: check, status, detail }) => `  ${marks[status]} ${check}${detail === undefined ? "" : `: ${detail}`}`,
    ),
    ...problems.map((problem) => `  FAIL ${problem}`),
    ...sandbox.unenforceable.map(({ limit, reason }) => `  not enforced here: ${limit}: ${reason}`),
    ...(registry?.all_interfaces === true
      ? [`  the registry was open to every network of this machine on port ${registry.port} for ${registry.seconds} s`]
      : []),
    ...next(document),
    "",
  ].join("\n")
}

const marks = { passed: "ok  ", failed: "FAIL", skipped: "skip" }

function next({ next: commands, required_flags: required }: OciDocument): readonly string[] {
  if ("retest" in commands)
    return [
      `Publish the image, put its NAME@sha256:DIGEST into ${imageVariable}, and test what was published:`,
      `  ${commands.retest}`,
    ]
  if ("verify" in commands) return ["Register it, then ask for evidence:", `  ${commands.add}`, `  ${commands.verify}`]
  if ("verify_template" in commands)
    return [
      "Register it:",
      `  ${commands.add}`,
      `Then ask for evidence; this is a template that lacks ${required.join(" and ")}:`,
      `  ${commands.verify_template}`,
    ]
  return []
}
