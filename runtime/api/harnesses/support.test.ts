import { afterAll, beforeAll, expect, it } from "vitest"
import { claudeCode, codex } from "../../../output/facts/harnesses.ts"
import { testApi, testNow } from "../api.fixture.ts"
import type { Read, TestApi } from "../api.fixture.ts"

let here: TestApi
let workspace: string

beforeAll(async () => {
  here = await testApi()
  workspace = await here.workspace("one")
})
afterAll(() => here.end())

/** Reports of a version of a profile with that harness, one a millisecond older than the other. */
async function makeReports(harness: string, count: number): Promise<void> {
  const version = `hpv_${harness}`
  await here.store.db
    .insertInto("harness_profile_versions")
    .values({
      id: version,
      workspace_id: workspace,
      profile_id: harness,
      number: 1,
      source: "{}",
      release_id: null,
      release_digest: "d",
      image: "i",
      driver: "v",
      configuration: "{}",
      harness,
      created_at: 1,
    })
    .execute()
  const sequenceOf = (index: number): number => index + (harness === codex.name ? 0 : 100_000)
  const reports = Array.from({ length: count }, (_, index) => ({
    id: `crep_${harness}_${index}`,
    workspace_id: workspace,
    verification_id: `ver_${harness}_${index}`,
    harness_profile_version: version,
    release_digest: "d",
    driver: "v",
    sandbox_image: "s",
    model_routing_revision: "m",
    policy_hash: "p",
    suite_revision: "u",
    target: "t",
    qualification: "q",
    result: "passed" as const,
    manifest: "{}",
    signed: "s",
    digest: "g",
    sequence: sequenceOf(index),
    completed_at: testNow - index,
    expires_at: testNow + (index === 1 ? 0 : 1),
  }))
  for (let from = 0; from < count; from += 500)
    await here.store.db
      .insertInto("reports")
      .values(reports.slice(from, from + 500))
      .execute()
}

it("shows the newest reports of each harness that count, and of none more than a thousand", async () => {
  await makeReports(codex.name, 1_003)
  await makeReports(claudeCode.name, 2)
  const { json } = await here.ask("GET", "/v1/support/harnesses", { bearer: await here.key("viewer", workspace) })
  const cells = (harness: string): string[] =>
    json.data.find(({ name }: Read) => name === harness).cells.map(({ report_id: id }: Read) => id)
  const counting = Array.from({ length: 1_003 }, (_, index) => index).filter((index) => index !== 1)
  expect(cells(codex.name)).toEqual(counting.slice(0, 1_000).map((index) => `crep_${codex.name}_${index}`))
  expect(cells(claudeCode.name)).toEqual([`crep_${claudeCode.name}_0`])
})
