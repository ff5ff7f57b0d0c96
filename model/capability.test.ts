import { describe, expect, it } from "vitest"
import { lacks } from "./capability.ts"
import type { RunLane } from "./capability.ts"
import type { AccessLane, Axis, Capability, Declaration } from "./entries.ts"

const memory: Axis = { id: "axis/memory", name: "memory", values: ["none", "some"], below: [["none", "some"]] }
const watch: Declaration = {
  id: "declaration/acme/watch",
  name: "watch",
  member: "watch",
  values: ["yes"],
  raises: null,
}
const other: Declaration = { ...watch, id: "declaration/acme/other", name: "other" }
const plain: Capability = {
  id: "capability/plain",
  name: "plain",
  literal: "plain",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}
const access: AccessLane = {
  id: "access-lane/fast",
  name: "fast",
  literal: "fast",
  modelSelection: "",
  credentialCustody: "",
  routing: "",
  wireProvenance: "",
  usageEvidence: "",
  modelLane: "",
  requires: [],
  lacks: [],
}
const run = (more: Partial<Extract<RunLane, { kind: "managed" }>> = {}): RunLane => ({
  kind: "managed",
  access,
  axes: [memory],
  realized: {},
  declared: [],
  tools: false,
  ...more,
})

describe("what keeps a capability from a managed run", () => {
  it("is nothing where it needs nothing", () => {
    expect(lacks(plain, run())).toEqual([])
  })

  it("is an access lane that cannot have it, among others that it cannot have", () => {
    const without = { ...access, lacks: [{ ...plain, id: "capability/other" }, plain] }
    expect(lacks(plain, run({ access: without }))).toEqual([{ kind: "access", access: without }])
    expect(lacks(plain, run({ access: { ...access, lacks: without.lacks.slice(0, 1) } }))).toEqual([])
  })

  it("is an axis on which the run has too little, nothing, or that nobody knows", () => {
    const needing: Capability = { ...plain, needs: { memory: "some" } }
    const lack = { kind: "axis", axis: "memory", needs: "some" }
    const grade: Axis = { ...memory, id: "axis/grade", name: "grade" }
    expect(lacks(needing, run({ axes: [grade, memory], realized: { memory: "some" } }))).toEqual([])
    expect(lacks({ ...plain, needs: { memory: "none" } }, run({ realized: { memory: "some" } }))).toEqual([])
    expect(lacks(needing, run({ realized: { memory: "none" } }))).toEqual([{ ...lack, has: "none" }])
    expect(lacks(needing, run())).toEqual([{ ...lack, has: null }])
    expect(lacks(needing, run({ axes: [grade], realized: { memory: "some" } }))).toEqual([{ ...lack, has: "some" }])
    expect(lacks({ ...plain, needs: { toString: "x" } }, run())).toEqual([
      { kind: "axis", axis: "toString", needs: "x", has: null },
    ])
  })

  it("is a gate that was not declared", () => {
    const gated: Capability = { ...plain, gate: watch }
    expect(lacks(gated, run({ declared: [other, watch] }))).toEqual([])
    expect(lacks(gated, run({ declared: [other] }))).toEqual([{ kind: "gate", gate: watch }])
    expect(lacks(gated, run())).toEqual([{ kind: "gate", gate: watch }])
  })

  it("is a want of tools, where it needs them", () => {
    expect(lacks({ ...plain, tools: true }, run())).toEqual([{ kind: "tools" }])
    expect(lacks({ ...plain, tools: true }, run({ tools: true }))).toEqual([])
    expect(lacks(plain, run({ tools: true }))).toEqual([])
  })

  it("is everything together that keeps it", () => {
    const much: Capability = { ...plain, needs: { memory: "some" }, gate: watch, tools: true }
    const found = lacks(much, run({ access: { ...access, lacks: [plain] } }))
    expect(found.map(({ kind }) => kind)).toEqual(["access", "axis", "gate", "tools"])
  })
})

describe("what keeps a capability from a connected run", () => {
  it("is the connection, or that no connection has it, and nothing else", () => {
    const tied: Capability = { ...plain, needs: { memory: "some" }, gate: watch, tools: true }
    const found = (connected: Capability["connected"], connection: boolean): unknown =>
      lacks({ ...tied, connected }, { kind: "connected", connection })
    expect([found("yes", false), found("yes", true)]).toEqual([[], []])
    expect([found("with_connection", false), found("with_connection", true)]).toEqual([[{ kind: "connection" }], []])
    expect([found(null, false), found(null, true)]).toEqual([[{ kind: "connected" }], [{ kind: "connected" }]])
  })
})
