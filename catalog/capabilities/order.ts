import { order } from "../kinds/table.ts"
import { accountingComputeUsage } from "./accounting-compute-usage.ts"
import { accountingModelUsage } from "./accounting-model-usage.ts"
import { accountingToolUsage } from "./accounting-tool-usage.ts"
import { continuityCheckpointExport } from "./continuity-checkpoint-export.ts"
import { continuityCheckpointImport } from "./continuity-checkpoint-import.ts"
import { controlActionApprovalContinuation } from "./control-action-approval-continuation.ts"
import { controlCustomToolContinuation } from "./control-custom-tool-continuation.ts"
import { controlCustomToolDeclaration } from "./control-custom-tool-declaration.ts"
import { controlInterrupt } from "./control-interrupt.ts"
import { controlQuestionYield } from "./control-question-yield.ts"
import { controlSteer } from "./control-steer.ts"
import { controlThreadMessage } from "./control-thread-message.ts"
import { controlThreadSpawn } from "./control-thread-spawn.ts"
import { gatewaysCredentialProxy } from "./gateways-credential-proxy.ts"
import { gatewaysPlatformModel } from "./gateways-platform-model.ts"
import { gatewaysPlatformTools } from "./gateways-platform-tools.ts"
import { inputAttachments } from "./input-attachments.ts"
import { inputFiles } from "./input-files.ts"
import { inputOutputSchema } from "./input-output-schema.ts"
import { inputSkills } from "./input-skills.ts"
import { inputStructured } from "./input-structured.ts"
import { inputText } from "./input-text.ts"
import { isolationNetwork } from "./isolation-network.ts"
import { lifecycleBoundedStart } from "./lifecycle-bounded-start.ts"
import { lifecycleCancel } from "./lifecycle-cancel.ts"
import { lifecycleOrphanRecovery } from "./lifecycle-orphan-recovery.ts"
import { observationDiagnostics } from "./observation-diagnostics.ts"
import { observationProgress } from "./observation-progress.ts"
import { observationSubagents } from "./observation-subagents.ts"
import { observationToolActivity } from "./observation-tool-activity.ts"
import { observationUserMessage } from "./observation-user-message.ts"
import { resourcesArtifacts } from "./resources-artifacts.ts"
import { resourcesFilesystem } from "./resources-filesystem.ts"
import { resourcesProjectMemoryMounts } from "./resources-project-memory-mounts.ts"

/** The order in which tables show the capabilities. */
export const capabilityOrder = order({
  name: "capability",
  of: [
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
  ],
})
