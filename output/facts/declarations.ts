// Generated from the catalog. Do not edit: change the fact and generate again.
import { interrupt, midRunInput, subagents } from "./axes.ts"
import type { Declaration } from "./types.ts"

/** `declaration/checkfu/subagents` */
export const checkfuSubagents: Declaration = {
  id: "declaration/checkfu/subagents",
  name: "subagents",
  member: "subagents",
  values: ["observed"],
  raises: {
    axis: subagents,
    from: "absent",
    to: "observed",
  },
}

/** `declaration/checkfu/steer` */
export const checkfuSteer: Declaration = {
  id: "declaration/checkfu/steer",
  name: "steer",
  member: "steer",
  values: ["native"],
  raises: {
    axis: midRunInput,
    from: "unsupported",
    to: "native",
  },
}

/** `declaration/checkfu/interrupt` */
export const checkfuInterrupt: Declaration = {
  id: "declaration/checkfu/interrupt",
  name: "interrupt",
  member: "interrupt",
  values: ["cooperative"],
  raises: {
    axis: interrupt,
    from: "kill_only",
    to: "cooperative",
  },
}

/** `declaration/checkfu/builtin-tool-scoping` */
export const checkfuBuiltinToolScoping: Declaration = {
  id: "declaration/checkfu/builtin-tool-scoping",
  name: "builtin-tool-scoping",
  member: "builtin_tool_scoping",
  values: ["enforced"],
  raises: null,
}

/** `declaration/checkfu/structured-output` */
export const checkfuStructuredOutput: Declaration = {
  id: "declaration/checkfu/structured-output",
  name: "structured-output",
  member: "structured_output",
  values: ["response_format", "submit_tool"],
  raises: null,
}

/** `declaration/checkfu/staged-files` */
export const checkfuStagedFiles: Declaration = {
  id: "declaration/checkfu/staged-files",
  name: "staged-files",
  member: "staged_files",
  values: ["resource_links"],
  raises: null,
}

/** `declaration/checkfu/native-checkpoint` */
export const checkfuNativeCheckpoint: Declaration = {
  id: "declaration/checkfu/native-checkpoint",
  name: "native-checkpoint",
  member: "native_checkpoint",
  values: ["external_custody"],
  raises: null,
}

/** The declarations of all contracts, in the catalog's order. */
export const declarations: readonly Declaration[] = [
  checkfuSubagents,
  checkfuSteer,
  checkfuInterrupt,
  checkfuBuiltinToolScoping,
  checkfuStructuredOutput,
  checkfuStagedFiles,
  checkfuNativeCheckpoint,
]
