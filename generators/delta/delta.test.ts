import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  axisKind,
  crossSlotKind,
  declarationKind,
  dialectKind,
  driverKind,
  harnessKind,
  providerKind,
  revisionKind,
  slotKind,
  tableKind,
} from "../../catalog/kinds/index.ts"
import {
  accepts,
  fact,
  harness,
  inventedAcp,
  inventedFacts,
  member,
  ref,
  table,
} from "../../test/fixtures/invented-catalog.ts"
import { runs } from "../../test/support/runs.ts"
import { applyChange } from "../../model/change.ts"
import type { Change } from "../../model/change.ts"
import type { Fact } from "../../model/fact.ts"
import { delta } from "./delta.ts"
import type { Delta, Differing } from "./delta.ts"
import { deltaText } from "./delta-text.ts"
import { projectTables } from "../tables/project.ts"
import { resolve } from "../resolve/resolve.ts"

const kinds = [
  axisKind,
  crossSlotKind,
  declarationKind,
  dialectKind,
  driverKind,
  harnessKind,
  providerKind,
  revisionKind,
  slotKind,
  tableKind,
]
const between = (before: readonly Fact[], after: readonly Fact[], differing?: Differing): Delta =>
  delta({ facts: before, acp: inventedAcp }, resolve(after, inventedAcp).catalog, kinds, differing)
const by = (...changes: readonly Change[]): Delta => between(inventedFacts, changes.reduce(applyChange, inventedFacts))
const authority = (change: Change): string | undefined => by(change).changes[0]?.authority
const speaks = (name: string): Change => ({ at: "harness/homunculus#/dialects/glyphs", after: ref(`dialect/${name}`) })

describe("a delta", () => {
  it("reads as change, cells and authority", () => {
    expect(deltaText(by({ at: "harness/homunculus#/dialects/runes", after: ref("dialect/runes") }))).toBe(
      [
        "homunculus.dialects  + runes",
        "  wires  homunculus × Dialects   knots → knots, runes",
        "  wires  homunculus × oracle     unreachable → reachable",
        "  authority widens: write a decision record",
        "",
      ].join("\n"),
    )
  })

  it("says which files differ, if it is told", () => {
    const paths = [
      "docs/a.mdx",
      "docs/b.mdx",
      "out/tables/acme/wires.json",
      "out/catalog.json",
      "out/gateway/routes.ts",
      "out/gateway/routes.json",
    ]
    expect(deltaText(between(inventedFacts, inventedFacts, { paths, out: "out", docs: "docs" }))).toBe(
      "No fact changed.\n  gateway 2, other files 1, pages 2, tables 1\n",
    )
  })

  it("is one line where nothing was published before, and where nothing changed", () => {
    expect(deltaText(delta(null, resolve(inventedFacts, inventedAcp).catalog, kinds))).toBe(
      `First generation: ${inventedFacts.length} facts, 3 tables.\n`,
    )
    expect(deltaText(between(inventedFacts, inventedFacts))).toBe("No fact changed.\n")
  })

  it("puts each moved cell under the change that carries it", () => {
    const text = deltaText(
      by(
        { at: "provider/weaver#/accepts/runes", after: accepts("runes") },
        { at: "harness/golem#/mode", before: "packaged", after: "managed" },
        { at: "revision/lane-two#/literal", before: "acme:lane@2", after: "acme:lane@3" },
        { at: "driver/pipe#/envelopes/kept/grants/memory", before: "forgets", after: "remembers" },
      ),
    )
    expect(text.split("\n")).toEqual([
      "pipe.envelopes.kept.grants.memory  forgets → remembers",
      "  ceilings  homunculus × memory   forgets → remembers",
      "  ceilings  golem × memory        remembers* → remembers",
      "  authority widens: write a decision record",
      "golem.mode  packaged → managed",
      "  ceilings  golem × Mode   boxed → managed",
      "  authority changes in a way that no order settles: let a reviewer judge",
      "weaver.accepts  + runes",
      "  prices  weaver × Accepts   knots → knots, runes",
      "  prices  weaver × Targets   /v1/knots → /v1/knots, /v1/runes",
      "  prices  weaver × Paths     /api/knots → /api/knots, /api/runes",
      "  wires   golem × weaver     unreachable → reachable",
      "  authority widens: write a decision record",
      "lane-two.literal  acme:lane@2 → acme:lane@3",
      "  ceilings  puppet × Lane   acme:lane@2 → acme:lane@3",
      "  wire breaks: readers may refuse what the other side of the change writes",
      "",
    ])
  })

  it("tells rows, columns and tables that come and go as what they are", () => {
    const added = [
      ...inventedFacts,
      harness("imp", "pipe", [], {}),
      fact("provider/augur", { origin: "https://a.example", accepts: [], priced: true }),
    ]
    expect(deltaText(between(inventedFacts, added)).split("\n")).toEqual([
      "harness/imp  added",
      "  ceilings  + row imp",
      "  wires     + row imp",
      "  authority widens: write a decision record",
      "provider/augur  added",
      "  prices  + row augur",
      "  wires   + column augur",
      "  authority widens: write a decision record",
      "",
    ])
    expect(deltaText(between(added, inventedFacts))).toContain("  wires   - column augur\n")
    const fewer = inventedFacts.filter(({ id }) => id !== "table/acme/prices")
    expect(deltaText(between(inventedFacts, fewer))).toBe(
      "table/acme/prices  removed\n  prices  - table\n  wire breaks: readers may refuse what the other side of the change writes\n",
    )
  })

  it("holds exactly the cells in which two projections differ", () => {
    const change = fc.constantFrom<Change>(
      speaks("glyphs"),
      { at: "harness/golem#/dialects/runes", before: ref("dialect/runes") },
      { at: "provider/seer#/accepts/knots", after: accepts("knots") },
      { at: "harness/golem#/ceiling/memory", before: "remembers" },
      { at: "driver/pipe#/envelopes/dropped", before: null },
      { at: "revision/lane-one#/literal", after: "acme:lane@9" },
      { at: "harness/puppet#/name", after: "marionette" },
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const after = changes.reduce(applyChange, inventedFacts)
        const result = between(inventedFacts, after)
        expect(result.unexplained).toEqual([])
        const cells = result.changes.flatMap(({ moved }) => moved).filter(({ what }) => what === "cell")
        const texts = (facts: readonly Fact[]): Map<string, string> =>
          new Map(
            projectTables(resolve(facts, inventedAcp).catalog).flatMap(({ spec, columns, rows }) =>
              rows.flatMap(({ key, cells: row }) =>
                row.map(({ text }, index) => [`${spec.name} ${key} ${columns[index]}`, text] as const),
              ),
            ),
          )
        const now = texts(after)
        const differing = [...texts(inventedFacts)]
          .filter(([place, text]) => now.has(place) && now.get(place) !== text)
          .map(([place]) => place)
        expect(
          cells
            .map((cell) => (cell.what === "cell" ? `${cell.table.slice(5)} ${cell.row} ${cell.column}` : ""))
            .toSorted(),
        ).toEqual(differing.toSorted())
      }),
      { numRuns: runs(60) },
    )
  })

  it("stays short however much changed, and still counts what widens", () => {
    const many = Array.from({ length: 200 }, (_, index) => harness(`h${index}`, "pipe", ["knots"], {}))
    const big = [...inventedFacts, ...many]
    const text = deltaText(
      between(
        big,
        big.map((each) =>
          each.id.startsWith("harness/h")
            ? (applyChange([each], { at: `${each.id}#/dialects/runes`, after: ref("dialect/runes") })[0] as Fact)
            : each,
        ),
      ),
    )
    expect(text.split("\n").length).toBeLessThan(200)
    expect(text).toContain(
      "and 171 more changes that move 342 cells; authority widens by 171 of them: write decision records",
    )
    const lane = deltaText(between(big, applyChange(big, { at: "revision/lane-one#/literal", after: "acme:lane@9" })))
    expect(lane).toContain("  and 182 more cells\n")
  })

  it("uses the id where two changed facts share a name", () => {
    const before = [...inventedFacts, fact("dialect/golem", { method: "POST", path: "/a" })]
    const after = applyChange(applyChange(before, { at: "dialect/golem#/path", after: "/b" }), {
      at: "harness/golem#/mode",
      after: "managed",
    })
    const text = deltaText(between(before, after))
    expect(text).toContain("dialect/golem.path  /a → /b\n")
    expect(text).toContain("harness/golem.mode  packaged → managed\n")
  })

  it("speaks up when the same facts give other cells", () => {
    const moved = between(inventedFacts, inventedFacts)
    const text = deltaText({
      ...moved,
      unexplained: [
        { what: "cell", table: "acme/wires", name: "wires", facts: [], row: "a", column: "b", before: "x", after: "y" },
      ],
    })
    expect(text).toBe("the same facts give another answer\n  wires  a × b   x → y\n")
  })

  it("is coloured only on request", () => {
    expect(deltaText(by(speaks("glyphs")))).not.toContain("\u001b")
    expect(deltaText(by(speaks("glyphs")), { color: true })).toContain("\u001b")
  })
})

describe("authority", () => {
  it("widens with what a grant gains and narrows with what it loses", () => {
    expect(authority(speaks("glyphs"))).toBe("widens")
    expect(authority({ at: "harness/golem#/dialects/runes", before: ref("dialect/runes") })).toBe("narrows")
    expect(authority({ at: "provider/seer#/accepts/glyphs/path", after: "/other" })).toBe("incomparable")
    expect(authority({ at: "harness/puppet#/dialects", before: null, after: [ref("dialect/runes")] })).toBe("narrows")
    expect(authority({ at: "harness/golem#/dialects", after: null })).toBe("widens")
    expect(authority({ at: "harness/golem#/dialects", after: [ref("dialect/glyphs"), ref("dialect/runes")] })).toBe(
      "same",
    )
    expect(authority({ at: "harness/golem#/mode", after: "custom" })).toBe("incomparable")
    expect(authority({ at: "harness/golem#/launch", after: { command: "golem" } })).toBe("same")
  })

  it("follows the axis for ceilings, and the envelope where none is stated", () => {
    const control = (before: string | undefined, after: string | undefined): string | undefined => {
      const stated = (value: string | undefined): Fact =>
        harness("golem", "pipe", ["runes"], { ceiling: value === undefined ? {} : { control: value } })
      const others = inventedFacts.filter(({ id }) => id !== "harness/golem")
      return between([...others, stated(before)], [...others, stated(after)]).changes[0]?.authority
    }
    expect(control("owned", "full")).toBe("widens")
    expect(control("full", "opaque")).toBe("narrows")
    expect(control("owned", "shared")).toBe("incomparable")
    expect(control("full", undefined)).toBe("narrows")
    expect(control("opaque", undefined)).toBe("widens")
    expect(control(undefined, "full")).toBe("widens")
    expect(control(undefined, "opaque")).toBe("narrows")
    expect(authority({ at: "harness/golem#/ceiling/memory", before: "remembers" })).toBe("narrows")
    expect(authority({ at: "harness/golem#/ceiling/unheard", after: "x" })).toBe("incomparable")
  })

  it("follows the axis for what a driver grants", () => {
    expect(authority({ at: "driver/pipe#/envelopes/kept/grants/memory", after: "remembers" })).toBe("widens")
    expect(authority({ at: "driver/pipe#/envelopes/kept/grants/control", after: "shared" })).toBe("incomparable")
    expect(authority({ at: "driver/pipe#/envelopes/kept/grants/control", before: "owned" })).toBe("narrows")
    expect(authority({ at: "driver/wire#/envelopes/kept/grants/memory", after: "forgets" })).toBe("widens")
    expect(authority({ at: "driver/wire#/envelopes/dropped", after: { retention: "dropped", grants: {} } })).toBe(
      "widens",
    )
    expect(authority({ at: "driver/pipe#/envelopes/dropped", before: {} })).toBe("narrows")
  })

  it("is narrowed by a rule over slots that comes, and widened by one that goes", () => {
    const condition = { key: "state", slot: ref("slot/acme/state"), kind: "present", not: false }
    const bound = [
      ...inventedFacts,
      fact("cross-slot/acme/state-alone", {
        contract: ref("contract/acme"),
        where: [condition],
        demands: [{ ...condition, key: "mode", slot: ref("slot/acme/mode") }],
        because: "it would know too much",
        fix: "send both",
      }),
    ]
    expect(between(inventedFacts, bound).changes[0]?.authority).toBe("narrows")
    expect(between(bound, inventedFacts).changes[0]?.authority).toBe("widens")
    const demand = { at: "cross-slot/acme/state-alone#/demands/mode" } as const
    expect(between(bound, applyChange(bound, demand)).changes[0]?.authority).toBe("widens")
  })

  it("is moved by whole facts of kinds that have a say in it", () => {
    const imp = harness("imp", "pipe", [], {})
    expect(between(inventedFacts, [...inventedFacts, imp]).changes[0]?.authority).toBe("widens")
    expect(between([...inventedFacts, imp], inventedFacts).changes[0]?.authority).toBe("narrows")
    expect(
      between(inventedFacts, [...inventedFacts, table("more", "harness", [member("Entry", "name")])]).changes[0]
        ?.authority,
    ).toBe("same")
  })

  it("is covered by a decision record only if that did not name it before, and leaves nothing to be written", () => {
    const record = fact("decision/0001-glyphs", {
      title: "Glyphs",
      facts: ["harness/homunculus"],
      before: "a",
      after: "b",
    })
    const after = [...applyChange(inventedFacts, speaks("glyphs")), record]
    const widening = (before: readonly Fact[]): string | null | undefined =>
      between(before, after).changes.find(({ authority: direction }) => direction === "widens")?.record
    expect(widening(inventedFacts)).toBe("decision/0001-glyphs")
    expect(widening([...inventedFacts, record])).toBe(null)
    expect(widening([...inventedFacts, { ...record, body: { ...record.body, after: "c" } }])).toBe(null)
    expect(widening([...inventedFacts, { ...record, body: { ...record.body, facts: [] } }])).toBe(record.id)
    const begun = [
      ...applyChange(inventedFacts, speaks("glyphs")),
      { ...record, body: { ...record.body, gaps: ["why"] } },
    ]
    expect(between(inventedFacts, begun).changes.map((each) => each.record)).toEqual([null, null])
    expect(deltaText(between(inventedFacts, after))).toContain("  authority widens, as decision/0001-glyphs records\n")
  })
})
