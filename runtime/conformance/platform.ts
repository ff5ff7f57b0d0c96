import { checkfu } from "../../output/contracts/checkfu/index.ts"
import { conformanceProbe } from "../../output/facts/platform-tools.ts"

const { builtinTools, continuity, outputSchema, resume, runtimeConfig } = checkfu.slots

/** Which slots of the platform's own contract grant something whose effect shows in a trace. */
export const grants: {
  /** Id of the slot with exactly the tools that a session may use. */
  readonly tools: string
  /** Id of the slot with the schema of the final output. */
  readonly output: string
  /** Id of the slot that hands kept state back. */
  readonly state: string
} = {
  tools: builtinTools.id,
  output: outputSchema.id,
  state: resume.id,
}

/** Sound values by the id of their slot, as a conformance run sends them. */
export const samples: { readonly [slot: string]: unknown } = {
  [builtinTools.id]: { tools: [] },
  [continuity.id]: { mode: "fresh" },
  [runtimeConfig.id]: { context_window: 128_000, compaction: { strategy: "summarize", threshold_tokens: 96_000 } },
  [outputSchema.id]: {
    type: "object",
    required: ["verdict"],
    properties: { verdict: { enum: ["pass", "fail"] } },
    additionalProperties: false,
  },
}

/** Values that are sound one by one and not together. */
export const contradiction: { readonly [slot: string]: unknown } = {
  [continuity.id]: { mode: "fresh" },
  [resume.id]: { version: "1", state: {} },
}

/** What goes with state that is handed back. */
export const resuming: { readonly [slot: string]: unknown } = { [continuity.id]: { mode: "same_run_resume" } }

/** The tool of the platform that a conformance run asks for, to see where it is called from. */
export const probeTool: string = conformanceProbe.literal

/** The plane that a runner announces which brings that tool into a sandbox. */
export const platformPlane: string = conformanceProbe.plane

/** The name under which sessions know the server of that tool. */
export const probeServer: string = checkfu.name
