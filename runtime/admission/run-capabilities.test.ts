import { describe, expect, it } from "vitest"
import type { RunLane } from "../../model/capability.ts"
import type { CapabilitySet } from "../../model/upgrade.ts"
import { accessLanes } from "../../output/facts/access-lanes.ts"
import { axes } from "../../output/facts/axes.ts"
import { declarations } from "../../output/facts/declarations.ts"
import { drivers } from "../../output/facts/drivers.ts"
import { experienceProfiles } from "../../output/facts/experience-profiles.ts"
import { runCapabilities } from "../../output/facts/run-capabilities.ts"
import type { AccessLane, ExperienceProfile } from "../../output/facts/types.ts"
import { admitCapabilities } from "./run-capabilities.ts"

const [portableCore] = experienceProfiles as readonly [ExperienceProfile]
const laneOf = (literal: string): AccessLane => accessLanes.find((lane) => lane.literal === literal) as AccessLane
const grants = (driver: string, retention = "durable"): CapabilitySet =>
  drivers.find(({ name }) => name === driver)?.envelopes.find((each) => each.retention === retention)?.grants ?? {}

type Managed = Extract<RunLane, { readonly kind: "managed" }>
const managed: Managed = {
  kind: "managed",
  access: laneOf("platform_routed"),
  axes,
  realized: grants("acp-v1"),
  declared: [],
  tools: true,
}
const all = { subagents: "observed", interrupt: "cooperative", mid_run_input: "native" }
const owned = { model_control: "harness_owned", usage_authority: "unknown" }

function asked(
  run: RunLane,
  required: readonly string[] = [],
  experience: ExperienceProfile | null = null,
): ReturnType<typeof admitCapabilities> {
  return admitCapabilities({ capabilities: runCapabilities, run, experience, required })
}

/** The literals that a run does not have, of all 34. */
function missing(run: RunLane): readonly string[] {
  const result = asked({ ...run, ...(run.kind === "managed" ? { access: { ...run.access, requires: [] } } : {}) })
  if (!result.ok) return [result.refusal.code]
  return runCapabilities.map(({ literal }) => literal).filter((literal) => !result.has.includes(literal))
}

const controls = ["control.interrupt", "control.steer"]
const parking = [
  "control.action_approval_continuation",
  "control.question_yield",
  "control.custom_tool_declaration",
  "control.custom_tool_continuation",
]
const gated = ["input.files", "input.attachments", "input.output_schema"]
const checkpoints = ["continuity.checkpoint_export", "continuity.checkpoint_import"]
const sorted = (...lists: readonly (readonly string[])[]): readonly string[] =>
  runCapabilities.map(({ literal }) => literal).filter((literal) => lists.flat().includes(literal))

describe("the capabilities of a run", () => {
  it("are 34", () => {
    expect(new Set(runCapabilities.map(({ literal }) => literal)).size).toBe(34)
  })

  it("are six on a connected runtime, and nine with a released connection, as its documentation lists them", () => {
    const six = [
      "input.text",
      "observation.user_message",
      "observation.progress",
      "observation.tool_activity",
      "control.interrupt",
      "lifecycle.cancel",
    ]
    const three = ["gateways.platform_tools", "gateways.credential_proxy", "accounting.tool_usage"]
    const has = (connection: boolean): readonly string[] => {
      const result = asked({ kind: "connected", connection })
      return result.ok ? result.has : []
    }
    expect([...has(false)].toSorted()).toEqual(six.toSorted())
    expect([...has(true)].toSorted()).toEqual([...six, ...three].toSorted())
  })

  it.each<[string, RunLane, readonly string[]]>([
    [
      "that realizes and declares everything",
      { ...managed, realized: { ...managed.realized, ...all }, declared: declarations },
      [],
    ],
    ["that declares nothing", managed, sorted(controls, gated, ["observation.subagents"])],
    [
      "that declares everything, and has evidence for nothing",
      { ...managed, declared: declarations },
      sorted(controls, ["observation.subagents"]),
    ],
    [
      "under zero retention",
      { ...managed, realized: grants("acp-v1", "ephemeral_zdr") },
      sorted(controls, gated, checkpoints, ["observation.subagents"]),
    ],
    [
      "of one process a turn",
      { ...managed, realized: grants("oneshot-v1") },
      sorted(controls, gated, parking, [
        "observation.subagents",
        "observation.progress",
        "observation.tool_activity",
        "observation.diagnostics",
      ]),
    ],
    [
      "to which no tools are delivered",
      { ...managed, tools: false },
      sorted(controls, gated, [
        "observation.subagents",
        "control.custom_tool_declaration",
        "control.custom_tool_continuation",
        "control.thread_spawn",
        "control.thread_message",
        "gateways.platform_tools",
        "gateways.credential_proxy",
        "accounting.tool_usage",
      ]),
    ],
    [
      "that brings its own model",
      { ...managed, access: laneOf("harness_owned"), realized: { ...managed.realized, ...owned } },
      sorted(controls, gated, [
        "observation.subagents",
        "gateways.platform_model",
        "accounting.model_usage",
        "isolation.network",
      ]),
    ],
    [
      "of nothing at all",
      { ...managed, realized: {} },
      sorted(controls, gated, parking, checkpoints, [
        "observation.subagents",
        "observation.progress",
        "observation.tool_activity",
        "observation.diagnostics",
        "gateways.platform_model",
        "accounting.model_usage",
      ]),
    ],
  ])("of a managed run %s", (_, run, expected) => {
    expect(missing(run)).toEqual(expected)
  })
})

describe("what a run requires", () => {
  it("is the portable core on both lanes, and two more where the platform routes", () => {
    const core = ["input.text", "observation.user_message", "lifecycle.bounded_start", "accounting.compute_usage"]
    const routed = asked(managed, [], portableCore)
    expect(routed.ok && routed.required).toEqual(sorted(core, ["gateways.platform_model", "accounting.model_usage"]))
    const own = asked(
      { ...managed, access: laneOf("harness_owned"), realized: { ...managed.realized, ...owned } },
      [],
      portableCore,
    )
    expect(own.ok && own.required).toEqual(sorted(core))
    expect(asked({ kind: "connected", connection: true }, [], portableCore)).toMatchObject({
      refusal: {
        code: "capability/missing",
        what: expect.stringMatching(/lifecycle.bounded_start.*accounting.compute_usage/),
      },
    })
  })

  it("does not depend on order or repetition", () => {
    const required = ["control.question_yield", "input.text", "input.skills"]
    expect(asked(managed, [...required, ...required].toReversed())).toEqual(asked(managed, required))
  })

  it.each(["control.steer", "control.interrupt"])("promotes %s by the realized set alone", (literal) => {
    expect(asked({ ...managed, declared: declarations }, [literal])).toMatchObject({
      ok: false,
      refusal: { code: "capability/missing" },
    })
    expect(asked({ ...managed, realized: { ...managed.realized, ...all } }, [literal]).ok).toBe(true)
  })

  it("is refused with every capability that is missing, every reason and what would mend it", () => {
    const run = { ...managed, access: laneOf("harness_owned"), tools: false, realized: owned }
    expect(
      asked(run, ["control.steer", "gateways.platform_model", "control.thread_spawn", "input.output_schema"]),
    ).toEqual({
      ok: false,
      refusal: {
        code: "capability/missing",
        what:
          "The run needs what its lane does not carry: input.output_schema (the harness does not declare structured_output), " +
          "control.steer (mid_run_input is absent and must be native), " +
          "control.thread_spawn (no tools are delivered into the session), " +
          "gateways.platform_model (no harness_owned run has it; model_control is harness_owned and must be platform_enforced).",
        why: expect.any(String),
        fix:
          "declare structured_output in the handshake, or " +
          "choose a harness, retention, policy and evidence that give mid_run_input=native, or " +
          "choose a harness to which tools can be delivered, or choose another access lane, or " +
          "choose a harness, retention, policy and evidence that give model_control=platform_enforced",
        facts: [
          "capability/input-output-schema",
          "declaration/checkfu/structured-output",
          "capability/control-steer",
          "capability/control-thread-spawn",
          "capability/gateways-platform-model",
          "access-lane/harness-owned",
        ],
      },
    })
    expect(asked({ kind: "connected", connection: false }, ["gateways.platform_tools", "input.files"])).toMatchObject({
      refusal: { what: expect.stringContaining("it needs a released connection") },
    })
  })

  it("is refused where no fact describes it", () => {
    for (const literal of ["control.teleport", "", "__proto__", "control-steer"])
      expect(asked(managed, [literal])).toMatchObject({ refusal: { code: "capability/unknown" } })
  })
})
