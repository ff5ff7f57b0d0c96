import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { answer } from "../../platform/answer.ts"
import type { ConformanceReportRecord, HarnessProfileRecord } from "../../../output/documents/index.ts"
import { harnessNamed } from "../../platform/names.ts"
import { everyPage, oldestFirst } from "../../platform/pages.ts"
import { withPlatform } from "../../platform/platform.ts"
import type { Platform } from "../../platform/platform.ts"
import { table } from "../../platform/table.ts"
import { onlyTakes } from "../only-takes.ts"
import { evidenceOf } from "./evidence.ts"

/** Lists the harness profiles of the workspace with their evidence, or one of them with its verifications. */
export async function listHarnesses(
  terminal: Terminal,
  [name, ...more]: readonly string[],
  given: Arguments,
): Promise<ExitCode> {
  onlyTakes("list", [], given)
  if (more.length > 0) throw new UsageError("harness list takes one NAME at most")
  return withPlatform(terminal, given, async (platform) => {
    const { conformanceReports, harnessRuntime } = platform.client
    const reports = await everyPage((query) => conformanceReports.list(query))
    if (name !== undefined) return one(terminal, given, platform, { name, reports })
    const data = oldestFirst(await everyPage((query) => harnessRuntime.profiles.list(query)))
    const listed = data.map((profile) => ({ ...profile, evidence: evidenceOf(profile, reports, Date.now()) }))
    return answer(terminal, given, listed, table(heading, listed.map(row)))
  })
}

const heading = ["NAME", "VERSION", "SOURCE", "DRIVER", "EVIDENCE", "IMAGE"]

type Listed = Omit<HarnessProfileRecord, "evidence"> & { readonly evidence: string }

function row({ name, version, evidence }: Listed): readonly string[] {
  return [name, String(version.number), version.source.kind, version.driver, evidence, version.image]
}

async function one(
  terminal: Terminal,
  given: Arguments,
  platform: Platform,
  { name, reports }: { readonly name: string; readonly reports: readonly ConformanceReportRecord[] },
): Promise<ExitCode> {
  const profile = await harnessNamed(platform, name)
  const data = oldestFirst(
    await everyPage((query) => platform.client.harnessRuntime.verifications.list(profile.id, query)),
  )
  const listed = { ...profile, evidence: evidenceOf(profile, reports, Date.now()) }
  const verifications = data.map(({ id, state, progress, report_id: report }) => [
    id,
    state,
    report ?? "none",
    progress ?? "",
  ])
  const text = [
    table(heading, [row(listed)]),
    table(["VERIFICATION", "STATE", "REPORT", "PROGRESS"], verifications),
  ].join("\n\n")
  return answer(terminal, given, { ...listed, verifications: data }, text)
}
