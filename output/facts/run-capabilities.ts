// Generated from the catalog. Do not edit: change the fact and generate again.
import { checkfuStagedFiles, checkfuStructuredOutput } from "./declarations.ts"
import type { Capability } from "./types.ts"

/** `capability/input-text` */
export const inputText: Capability = {
  id: "capability/input-text",
  name: "input-text",
  literal: "input.text",
  connected: "yes",
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/input-structured` */
export const inputStructured: Capability = {
  id: "capability/input-structured",
  name: "input-structured",
  literal: "input.structured",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/input-files` */
export const inputFiles: Capability = {
  id: "capability/input-files",
  name: "input-files",
  literal: "input.files",
  connected: null,
  needs: {},
  gate: checkfuStagedFiles,
  tools: false,
}

/** `capability/input-attachments` */
export const inputAttachments: Capability = {
  id: "capability/input-attachments",
  name: "input-attachments",
  literal: "input.attachments",
  connected: null,
  needs: {},
  gate: checkfuStagedFiles,
  tools: false,
}

/** `capability/input-skills` */
export const inputSkills: Capability = {
  id: "capability/input-skills",
  name: "input-skills",
  literal: "input.skills",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/input-output-schema` */
export const inputOutputSchema: Capability = {
  id: "capability/input-output-schema",
  name: "input-output-schema",
  literal: "input.output_schema",
  connected: null,
  needs: {},
  gate: checkfuStructuredOutput,
  tools: false,
}

/** `capability/observation-user-message` */
export const observationUserMessage: Capability = {
  id: "capability/observation-user-message",
  name: "observation-user-message",
  literal: "observation.user_message",
  connected: "yes",
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/observation-progress` */
export const observationProgress: Capability = {
  id: "capability/observation-progress",
  name: "observation-progress",
  literal: "observation.progress",
  connected: "yes",
  needs: {
    event_fidelity: "structured",
  },
  gate: null,
  tools: false,
}

/** `capability/observation-tool-activity` */
export const observationToolActivity: Capability = {
  id: "capability/observation-tool-activity",
  name: "observation-tool-activity",
  literal: "observation.tool_activity",
  connected: "yes",
  needs: {
    event_fidelity: "structured",
  },
  gate: null,
  tools: false,
}

/** `capability/observation-subagents` */
export const observationSubagents: Capability = {
  id: "capability/observation-subagents",
  name: "observation-subagents",
  literal: "observation.subagents",
  connected: null,
  needs: {
    subagents: "observed",
  },
  gate: null,
  tools: false,
}

/** `capability/observation-diagnostics` */
export const observationDiagnostics: Capability = {
  id: "capability/observation-diagnostics",
  name: "observation-diagnostics",
  literal: "observation.diagnostics",
  connected: null,
  needs: {
    event_fidelity: "structured",
  },
  gate: null,
  tools: false,
}

/** `capability/control-interrupt` */
export const controlInterrupt: Capability = {
  id: "capability/control-interrupt",
  name: "control-interrupt",
  literal: "control.interrupt",
  connected: "yes",
  needs: {
    interrupt: "cooperative",
  },
  gate: null,
  tools: false,
}

/** `capability/control-steer` */
export const controlSteer: Capability = {
  id: "capability/control-steer",
  name: "control-steer",
  literal: "control.steer",
  connected: null,
  needs: {
    mid_run_input: "native",
  },
  gate: null,
  tools: false,
}

/** `capability/control-action-approval-continuation` */
export const controlActionApprovalContinuation: Capability = {
  id: "capability/control-action-approval-continuation",
  name: "control-action-approval-continuation",
  literal: "control.action_approval_continuation",
  connected: null,
  needs: {
    approval_delivery: "end_reinject",
  },
  gate: null,
  tools: false,
}

/** `capability/control-question-yield` */
export const controlQuestionYield: Capability = {
  id: "capability/control-question-yield",
  name: "control-question-yield",
  literal: "control.question_yield",
  connected: null,
  needs: {
    approval_delivery: "end_reinject",
  },
  gate: null,
  tools: false,
}

/** `capability/control-custom-tool-declaration` */
export const controlCustomToolDeclaration: Capability = {
  id: "capability/control-custom-tool-declaration",
  name: "control-custom-tool-declaration",
  literal: "control.custom_tool_declaration",
  connected: null,
  needs: {
    approval_delivery: "end_reinject",
  },
  gate: null,
  tools: true,
}

/** `capability/control-custom-tool-continuation` */
export const controlCustomToolContinuation: Capability = {
  id: "capability/control-custom-tool-continuation",
  name: "control-custom-tool-continuation",
  literal: "control.custom_tool_continuation",
  connected: null,
  needs: {
    approval_delivery: "end_reinject",
  },
  gate: null,
  tools: true,
}

/** `capability/control-thread-spawn` */
export const controlThreadSpawn: Capability = {
  id: "capability/control-thread-spawn",
  name: "control-thread-spawn",
  literal: "control.thread_spawn",
  connected: null,
  needs: {},
  gate: null,
  tools: true,
}

/** `capability/control-thread-message` */
export const controlThreadMessage: Capability = {
  id: "capability/control-thread-message",
  name: "control-thread-message",
  literal: "control.thread_message",
  connected: null,
  needs: {},
  gate: null,
  tools: true,
}

/** `capability/lifecycle-cancel` */
export const lifecycleCancel: Capability = {
  id: "capability/lifecycle-cancel",
  name: "lifecycle-cancel",
  literal: "lifecycle.cancel",
  connected: "yes",
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/lifecycle-bounded-start` */
export const lifecycleBoundedStart: Capability = {
  id: "capability/lifecycle-bounded-start",
  name: "lifecycle-bounded-start",
  literal: "lifecycle.bounded_start",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/lifecycle-orphan-recovery` */
export const lifecycleOrphanRecovery: Capability = {
  id: "capability/lifecycle-orphan-recovery",
  name: "lifecycle-orphan-recovery",
  literal: "lifecycle.orphan_recovery",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/gateways-platform-model` */
export const gatewaysPlatformModel: Capability = {
  id: "capability/gateways-platform-model",
  name: "gateways-platform-model",
  literal: "gateways.platform_model",
  connected: null,
  needs: {
    model_control: "platform_enforced",
  },
  gate: null,
  tools: false,
}

/** `capability/gateways-platform-tools` */
export const gatewaysPlatformTools: Capability = {
  id: "capability/gateways-platform-tools",
  name: "gateways-platform-tools",
  literal: "gateways.platform_tools",
  connected: "with_connection",
  needs: {},
  gate: null,
  tools: true,
}

/** `capability/gateways-credential-proxy` */
export const gatewaysCredentialProxy: Capability = {
  id: "capability/gateways-credential-proxy",
  name: "gateways-credential-proxy",
  literal: "gateways.credential_proxy",
  connected: "with_connection",
  needs: {},
  gate: null,
  tools: true,
}

/** `capability/accounting-model-usage` */
export const accountingModelUsage: Capability = {
  id: "capability/accounting-model-usage",
  name: "accounting-model-usage",
  literal: "accounting.model_usage",
  connected: null,
  needs: {
    usage_authority: "platform_observed",
  },
  gate: null,
  tools: false,
}

/** `capability/accounting-tool-usage` */
export const accountingToolUsage: Capability = {
  id: "capability/accounting-tool-usage",
  name: "accounting-tool-usage",
  literal: "accounting.tool_usage",
  connected: "with_connection",
  needs: {},
  gate: null,
  tools: true,
}

/** `capability/accounting-compute-usage` */
export const accountingComputeUsage: Capability = {
  id: "capability/accounting-compute-usage",
  name: "accounting-compute-usage",
  literal: "accounting.compute_usage",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/isolation-network` */
export const isolationNetwork: Capability = {
  id: "capability/isolation-network",
  name: "isolation-network",
  literal: "isolation.network",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/continuity-checkpoint-export` */
export const continuityCheckpointExport: Capability = {
  id: "capability/continuity-checkpoint-export",
  name: "continuity-checkpoint-export",
  literal: "continuity.checkpoint_export",
  connected: null,
  needs: {
    checkpoint: "disk_only",
  },
  gate: null,
  tools: false,
}

/** `capability/continuity-checkpoint-import` */
export const continuityCheckpointImport: Capability = {
  id: "capability/continuity-checkpoint-import",
  name: "continuity-checkpoint-import",
  literal: "continuity.checkpoint_import",
  connected: null,
  needs: {
    checkpoint: "disk_only",
  },
  gate: null,
  tools: false,
}

/** `capability/resources-filesystem` */
export const resourcesFilesystem: Capability = {
  id: "capability/resources-filesystem",
  name: "resources-filesystem",
  literal: "resources.filesystem",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/resources-project-memory-mounts` */
export const resourcesProjectMemoryMounts: Capability = {
  id: "capability/resources-project-memory-mounts",
  name: "resources-project-memory-mounts",
  literal: "resources.project_memory_mounts",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** `capability/resources-artifacts` */
export const resourcesArtifacts: Capability = {
  id: "capability/resources-artifacts",
  name: "resources-artifacts",
  literal: "resources.artifacts",
  connected: null,
  needs: {},
  gate: null,
  tools: false,
}

/** The capabilities, in the catalog's order. */
export const runCapabilities: readonly Capability[] = [
  inputText,
  inputStructured,
  inputFiles,
  inputAttachments,
  inputSkills,
  inputOutputSchema,
  observationUserMessage,
  observationProgress,
  observationToolActivity,
  observationSubagents,
  observationDiagnostics,
  controlInterrupt,
  controlSteer,
  controlActionApprovalContinuation,
  controlQuestionYield,
  controlCustomToolDeclaration,
  controlCustomToolContinuation,
  controlThreadSpawn,
  controlThreadMessage,
  lifecycleCancel,
  lifecycleBoundedStart,
  lifecycleOrphanRecovery,
  gatewaysPlatformModel,
  gatewaysPlatformTools,
  gatewaysCredentialProxy,
  accountingModelUsage,
  accountingToolUsage,
  accountingComputeUsage,
  isolationNetwork,
  continuityCheckpointExport,
  continuityCheckpointImport,
  resourcesFilesystem,
  resourcesProjectMemoryMounts,
  resourcesArtifacts,
]
