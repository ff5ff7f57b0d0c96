import type { Arguments, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import type { ModelRoutingProfile, ModelRoutingProfileRecord, RoutingCandidate } from "../../output/documents/index.ts"
import { answer } from "../platform/answer.ts"
import { routingNamed, routings } from "../platform/names.ts"
import { everyPage, oldestFirst } from "../platform/pages.ts"
import { table } from "../platform/table.ts"
import type { Prepared } from "./verb.ts"
import { revisionIn } from "./revision.ts"

const heading = ["KEY", "ACCESS", "STATUS", "REVISION", "ID"]

/** Creates the head of a routing profile, and publishes its first revision where one is stated. */
export function createProfile(terminal: Terminal, given: Arguments, key: string): Prepared {
  const revision = revisionIn(terminal.cwd, given)
  const access = given.options["access"] as ModelRoutingProfile["access"]
  return async (platform) => {
    const { client, workspace, once } = platform
    const stated = revision === null ? null : await revision(platform)
    const body = { key, ...(access === undefined ? {} : { access }) }
    const head = await client.modelRoutingProfiles.create(await workspace(), body, once())
    if (stated === null) {
      const next = `${terminal.command} model profile publish ${head.key} --candidate provider=NAME,model=MODEL,credential=KEY`
      return answer(terminal, given, head, `Created ${head.key} (${head.id}), without a revision.\nNext: ${next}`)
    }
    const published = await client.modelRoutingProfiles.publish(
      head.id,
      { expected_resource_version: head.resource_version, ...stated },
      once(),
    )
    const next = `${terminal.command} harness verify HARNESS --model ${head.key} --wait`
    const text = `Created ${head.key} (${head.id}) with revision ${published.number}.\nNext: ${next}`
    return answer(terminal, given, { ...head, published }, text)
  }
}

/** Publishes the next revision. Evidence for the one before does not count for it. */
export function publishProfile(terminal: Terminal, given: Arguments, name: string): Prepared {
  const revision = revisionIn(terminal.cwd, given)
  if (revision === null) throw new UsageError("model profile publish needs --candidate K=V,… or --file FILE")
  return async (platform) => {
    const stated = await revision(platform)
    const { id, key, resource_version: seen } = await routingNamed(platform, name)
    const body = { expected_resource_version: seen, ...stated }
    const record = await platform.client.modelRoutingProfiles.publish(id, body, platform.once())
    const text = `Published revision ${record.number} of ${key}. What was verified with an earlier one has to be verified again.`
    return answer(terminal, given, record, text)
  }
}

/** Lists the routing profiles of the workspace. */
export function listProfiles(terminal: Terminal, given: Arguments): Prepared {
  return async (platform) => {
    const data = await routings(platform)
    return answer(terminal, given, data, table(heading, data.map(row)))
  }
}

/** Shows a routing profile with its revisions. */
export function showProfile(terminal: Terminal, given: Arguments, name: string): Prepared {
  return async (platform) => {
    const head = await routingNamed(platform, name)
    const data = oldestFirst(await everyPage((query) => platform.client.modelRoutingProfiles.revisions(head.id, query)))
    const revisions = data.map(({ number, routing_policy: policy, candidates }) => [
      String(number),
      policy,
      candidates.map(candidateText).join("; "),
    ])
    const text = [table(heading, [row(head)]), table(["REVISION", "POLICY", "CANDIDATES"], revisions)].join("\n\n")
    return answer(terminal, given, { ...head, revisions: data }, text)
  }
}

function row({ key, access, status, revision, id }: ModelRoutingProfileRecord): readonly string[] {
  return [key, access, status, revision === null ? "none" : String(revision.number), id]
}

function candidateText({ tier, provider, model, effort }: RoutingCandidate): string {
  return `${tier} ${provider}/${model}${effort === undefined ? "" : ` at ${effort}`}`
}
