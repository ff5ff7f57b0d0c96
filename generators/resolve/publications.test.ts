import { describe, expect, it } from "vitest"
import { ref } from "../../test/fixtures/invented-catalog.ts"
import { readOne, wrongWith } from "../../test/fixtures/one-fact.ts"

describe("a revision", () => {
  const body = { literal: "acme:x@1", subject: "a lane", life: "accepted" }

  it("is read with all that it says", () => {
    for (const life of ["current", "accepted", "retired"])
      expect(readOne("revision/x", { ...body, life })).toEqual({ id: "revision/x", name: "x", ...body, life })
  })

  it.each([
    ["literal", "a text as literal, and has nothing"],
    ["subject", "a text as subject, and has nothing"],
    ["life", "one of current, accepted, retired as life, and has nothing"],
  ])("is refused without %s", (member, needs) => {
    expect(wrongWith("revision/x", body, member)).toEqual([`revision/x#/${member}`, `revision/x needs ${needs}.`])
  })
})

describe("a decision record", () => {
  const body = {
    title: "Why",
    facts: ["axis/memory"],
    gone: ["axis/old"],
    before: "it lost",
    after: "it keeps",
    tests: ["a.test.ts"],
    tried: ["it keeps"],
    gaps: ["why"],
  }

  it("is read with all that it says", () => {
    expect(readOne("decision/0001", body)).toEqual({ id: "decision/0001", name: "0001", ...body })
  })

  it("has nothing gone, tried or left to be written where it says nothing of it", () => {
    const { title, facts, before, after } = body
    expect(readOne("decision/0001", { title, facts, before, after })).toEqual({
      id: "decision/0001",
      name: "0001",
      title,
      facts,
      before,
      after,
      gone: [],
      tests: [],
      tried: null,
      gaps: [],
    })
  })

  it.each(Object.keys(body))("is refused with a number as %s", (member) => {
    const needed = ["title", "before", "after"].includes(member) ? "a text" : "a list"
    expect(wrongWith("decision/0001", body, member, 1)).toEqual([
      `decision/0001#/${member}`,
      `decision/0001 needs ${needed} as ${member}, and has 1.`,
    ])
  })
})

describe("how a table is made", () => {
  const columns = [
    { kind: "member", heading: "A", member: "a.b", absent: "—", words: { x: "y" }, present: "yes", joint: " + " },
    { kind: "written", heading: "B", template: "{a} → {b}" },
    { kind: "derived", heading: "C", law: "grant" },
    { kind: "across", each: "axis", law: "realize", where: [{ member: "a", is: 1, not: true }] },
  ]
  const body = {
    contract: ref("contract/acme"),
    title: "Table",
    rows: ["harness", "driver"],
    where: [{ member: "mode", is: "packaged", not: false }],
    each: "envelopes",
    keys: 2,
    columns,
  }

  it("is read with all that it says", () => {
    expect(readOne("table/acme/t", body)).toEqual({ id: "table/acme/t", name: "t", ...body, contract: "acme" })
  })

  it("has one key, no condition and no elements where it says nothing of them", () => {
    const { contract, title, rows } = body
    expect(readOne("table/acme/t", { contract, title, rows, columns: [] })).toEqual({
      id: "table/acme/t",
      name: "t",
      contract: "acme",
      title,
      rows,
      where: [],
      each: null,
      keys: 1,
      columns: [],
    })
  })

  it("joins by commas and stands for what is there where a column says nothing else, and asks for anything", () => {
    const [{ joint: _, present: __, ...first }] = columns as [(typeof columns)[0]]
    const across = { kind: "across", each: "axis", law: "realize" }
    const where = [{ member: "a", not: false }]
    expect(readOne("table/acme/t", { ...body, where, columns: [first, across] })).toMatchObject({
      where: [{ member: "a", is: null, not: false }],
      columns: [{ present: null, joint: ", " }, { where: [] }],
    })
  })

  it.each([
    ["contract", undefined, "#/contract", "another fact as contract, and has nothing"],
    ["title", undefined, "#/title", "a text as title, and has nothing"],
    ["rows", undefined, "#/rows", "a list as rows, and has nothing"],
    ["columns", undefined, "#/columns", "a list as columns, and has nothing"],
    ["each", 1, "#/each", "a text as each, and has 1"],
    ["keys", 0, "#/keys", "a number of columns, at least 1, as keys, and has 0"],
    ["keys", 1.5, "#/keys", "a number of columns, at least 1, as keys, and has 1.5"],
    ["keys", "1", "#/keys", 'a number of columns, at least 1, as keys, and has "1"'],
    ["where", null, "#/where", "a list as where, and has null"],
    ["where", [{ member: "a", is: 1 }], "#/where/a/not", "true or false as where.a.not, and has nothing"],
    ["where", [{ key: "k", not: true }], "#/where/k/member", "a text as where.k.member, and has nothing"],
  ] as const)("is refused with another %s", (member, value, at, needs) => {
    expect(wrongWith("table/acme/t", body, member, value as never)).toEqual([
      `table/acme/t${at}`,
      `table/acme/t needs ${needs}.`,
    ])
  })

  it.each(
    columns.flatMap((column) =>
      Object.keys(column)
        .filter((member) => !["kind", "present", "joint", "where"].includes(member))
        .map((member) => ({ column, member })),
    ),
  )("is refused where column $column.kind has a number as $member", ({ column, member }) => {
    const found = wrongWith("table/acme/t", body, "columns", [{ key: "k", ...column, [member]: 1 }] as never)
    expect(found).toEqual([
      `table/acme/t#/columns/k/${member}`,
      `table/acme/t needs ${member === "words" ? "an object" : "a text"} as columns.k.${member}, and has 1.`,
    ])
  })

  it("is refused with a column of another kind", () => {
    expect(wrongWith("table/acme/t", body, "columns", [{ key: "k", kind: "sum" }])).toEqual([
      "table/acme/t#/columns/k/kind",
      'table/acme/t needs one of member, written, derived, across as columns.k.kind, and has "sum".',
    ])
  })
})

describe("how long evidence counts", () => {
  it("is a whole number of days", () => {
    expect(readOne("validity/v", { days: 1 })).toEqual({ id: "validity/v", name: "v", days: 1 })
    for (const days of [0, 1.5, "1"])
      expect(wrongWith("validity/v", {}, "days", days)).toEqual([
        "validity/v#/days",
        `validity/v needs a whole number of days as days, and has ${JSON.stringify(days)}.`,
      ])
  })
})

describe("a page", () => {
  const each = {
    kinds: ["harness"],
    where: [{ member: "mode", is: "packaged", not: false }],
    title: "{name}",
    description: "On {name}",
    skeleton: "harness",
  }
  const body = { title: "Page", description: "All", tables: [ref("table/acme/wires")], skeleton: "list", each }

  it("is read with all that it says", () => {
    expect(readOne("page/p", body)).toEqual({ id: "page/p", name: "p", ...body, tables: ["table/acme/wires"] })
  })

  it("is written by hand and lists no others where it says nothing of it", () => {
    const { title, description } = body
    const plain = { id: "page/p", name: "p", title, description, tables: [], skeleton: null, each: null }
    expect(readOne("page/p", { title, description, tables: [] })).toEqual(plain)
    expect(readOne("page/p", { title, description, tables: [], each: null })).toEqual(plain)
  })

  it.each(["title", "description", "tables", "skeleton", "each"])("is refused with a number as %s", (member) => {
    expect(wrongWith("page/p", body, member, 1)).toEqual([
      expect.stringContaining(`page/p#/${member}`),
      expect.any(String),
    ])
  })

  it.each(["kinds", "title", "description", "skeleton"])("is refused where its pages have no %s", (member) => {
    const needed = member === "kinds" ? "a list" : "a text"
    expect(wrongWith("page/p", body, "each", { ...each, [member]: null })).toEqual([
      `page/p#/each/${member}`,
      `page/p needs ${needed} as each.${member}, and has null.`,
    ])
  })
})
