import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { copyOwn, projectIn } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

interface Said {
  readonly about: string
  readonly subject: string
  readonly says: string
  readonly reasons: readonly {
    readonly says: string
    readonly value: string
    readonly at?: { readonly file: string }
  }[]
  readonly more: readonly string[]
}

let project: Scratch
beforeAll(() => {
  project = projectIn(mkdtempSync(join(tmpdir(), "project-")))
  copyOwn(project)
})
afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

async function explained(...question: readonly string[]): Promise<Said> {
  const { code, out, err } = await project.run("explain", "--json", ...question)
  expect([code, err]).toEqual([0, ""])
  const { out: text } = await project.run("explain", ...question)
  const said = JSON.parse(out) as Said
  expect(text.startsWith(`${said.subject}  `)).toBe(true)
  return said
}

describe("explain", () => {
  it("says of a fact where each member stands, what a change means, and what rests on it", async () => {
    const said = await explained("harness/codex")
    expect([said.about, said.subject]).toEqual(["fact", "harness/codex"])
    expect(said.reasons).toContainEqual({
      says: "dialects",
      value: "openai_responses",
      fact: "harness/codex#/dialects",
      at: expect.objectContaining({ file: "catalog/harnesses/codex.ts" }) as unknown,
    })
    const [first = "", ...rest] = said.more
    expect(first).toMatch(/^\d+ cells rest on it in checkfu\/capability-ceilings: explain /)
    expect(rest.at(-1)).toBe("Named by order/harness.")
    const again = (/explain (.*)$/.exec(first)?.[1] ?? "").split(" ")
    expect(await project.run("explain", ...again)).toMatchObject({ code: 0 })
  })

  it("says of a slot and a place in it what a change there means on both axes, and who decided it", async () => {
    const said = await explained("slot/checkfu/session-steer#/gate")
    expect(said.about).toBe("slot")
    expect(said.reasons.map(({ says, value }) => [says, value])).toEqual([
      ["gate", "steer"],
      ["a change for authority", "added narrows, removed widens, changed incomparable"],
      ["a change on the wire", "added forward, removed backward, changed breaking"],
    ])
    expect(said.more).toContain("Decided by decision/0002-steer: A running turn may be steered.")
  })

  it("says of a request, and of a line of each allow-list, why the gateway has it", async () => {
    const said = await explained("POST", "/v1/messages")
    expect([said.about, said.says]).toEqual(["route", "goes on as anthropic_messages"])
    const places = said.reasons.flatMap(({ at }) => at?.file ?? [])
    expect(places).toContain("catalog/providers/anthropic.ts")
    expect(said.reasons.map(({ value }) => value)).toContain("beta=true")
    expect(await explained("POST /v1/messages?beta=true")).toEqual(said)
    for (const file of ["routes.json", "routes.ts", "nginx-http.conf", "haproxy-defaults.cfg"]) {
      const lines = project.read(`output/gateway/${file}`).split("\n")
      const line = lines.findIndex((each) => each.includes("/v1/messages")) + 1
      expect([file, (await explained(`output/gateway/${file}:${line}`)).subject]).toEqual([file, said.subject])
    }
    expect((await explained("GET", "/v1/models")).says).toBe("answered by the gateway itself")
    const { code, err } = await project.run("explain", "POST", "/v1/message")
    expect([code, err.split("\n").slice(0, 2)]).toEqual([
      1,
      ["The allow-list has no POST /v1/message.", "  Did you mean POST /v1/messages?"],
    ])
  })

  it("says of one word that names nothing what it could have named: a table, a fact, a request, a region or a code", async () => {
    const { code, err } = await project.run("explain", "nonsense")
    expect([code, err.split("\n")[0]]).toEqual([1, "There is no table, fact, request, region or code named nonsense."])
    for (const [word, meant] of [
      ["harness/codx", "harness/codex"],
      ["ceiling/unprovn", "ceiling/unproven"],
      ["reachabilty", "reachability"],
    ] as const)
      expect((await project.run("explain", word)).err).toContain(`Did you mean ${meant}`)
    const { known } = JSON.parse((await project.run("explain", "--json", "nonsense")).out) as { known: string[] }
    expect(known).toEqual(expect.arrayContaining(["checkfu/reachability", "harness/codex", "POST /v1/messages"]))
    expect(known).toEqual(expect.arrayContaining(["ceiling/unproven"]))
    expect(known.some((each) => each.startsWith("concepts/harness-extensions#checkfu/"))).toBe(true)
  })

  it("says of a page and of a region in it which table is there", async () => {
    const page = await explained("docs/concepts/harness-extensions.mdx")
    expect(page.says).toBe("a page that is written by hand, with a region for each table")
    const region = await explained("concepts/harness-extensions#reachability")
    expect([region.about, region.says]).toEqual(["region", "the table Harness × model-provider reachability"])
    expect(await project.run("explain", "concepts/harness-extensions#nothing")).toMatchObject({ code: 1, out: "" })
  })

  it("says of a code what holds without it, and where it is found, also in a catalog that has errors", async () => {
    const none = await explained("ceiling/unproven")
    expect(none.more.at(-1)).toBe("It is found nowhere.")
    const codex = "catalog/harnesses/codex.ts"
    project.edit(codex, 'multiagent_shared_environment: "false"', 'subagents: "observed"')
    const found = await explained("ceiling/unproven")
    expect(found.reasons).toMatchObject([{ at: { file: codex } }])
    expect((await explained("harness/codex#/ceiling")).reasons[0]?.value).toBe('{"subagents":"observed"}')
    expect(await project.run("explain", "reachability", "codex", "openai")).toMatchObject({ code: 1 })
    project.edit(codex, 'subagents: "observed"', 'multiagent_shared_environment: "false"')
    expect((await explained("wire/unbumped")).says).toContain("What a published literal identifies")
  })
})
