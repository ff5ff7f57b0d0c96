import type { Json } from "./faults.ts"

/** A comment of a task with replies below it. */
export const comment = (replies: readonly Json[]): Json => ({
  author: "Ada",
  content: "Why?",
  createdAt: null,
  replies,
})

/** Rich values, beside the smallest one, by schema file. */
export const seeds: { readonly [stem: string]: readonly Json[] } = {
  "checkfu/capabilities": [
    { subagents: "observed", steer: "native", structured_output: "submit_tool", staged_files: "resource_links" },
    {
      interrupt: "cooperative",
      builtin_tool_scoping: "enforced",
      structured_output: "response_format",
      native_checkpoint: "external_custody",
    },
  ],
  "checkfu/session-interrupt.request": [{ sessionId: "\u{1F600}".repeat(256) }],
  "checkfu/session-interrupt.acknowledgement": [{ status: "refused", reason: "The tool cannot be stopped." }],
  "checkfu/subagent": [
    { phase: "started", subagent_id: "s-1", parent_subagent_id: "s-0", name: "\ud800 reader" },
    { phase: "activity", subagent_id: "s-1" },
    { phase: "completed", subagent_id: "s-1", outcome: "cancelled" },
  ],
  "checkfu/turn": [
    { execution_class: "tool_loop", model_retries: 3, overflow_recoveries: 0, wall_time_ms: 604_800_000 },
  ],
  "checkfu/session-steer.request": [{ sessionId: "s", idempotency_id: "i-1", text: "\u{1F404} go left" }],
  "checkfu/session-steer.acknowledgement": [{ status: "delivered" }, { status: "refused", reason: "too late" }],
  "checkfu/builtin-tools": [{ tools: [] }, { tools: ["read", "write", "\u{1F404}"] }],
  "checkfu/continuity": [{ mode: "fresh" }, { mode: "same_run_resume" }],
  "checkfu/runtime-config": [
    { context_window: 200_000 },
    { context_window: 1, compaction: { strategy: "truncate", threshold_tokens: 100_000_000 } },
  ],
  "checkfu/output-schema": [{ type: "object", properties: { a: { type: "string" } } }, { "": [] }],
  "checkfu/resume": [
    { version: "1", state: null },
    { version: "2", state: { log: [1, "two", { three: [] }] } },
  ],
  "checkfu/journal-checkpoint": [{ status: "checkpoint", version: "1", state: [0] }, { status: "too_large" }],
  "checkfu/compaction": [{ strategy: "summarize", tokens_before: 9, tokens_after: 0, compacted_messages: 1 }],
  "onehorizon/session-meta": [
    {
      version: 1,
      taskId: "t",
      workspaceId: "w",
      ownerUserId: null,
      sessionId: "s",
      workflowRunId: null,
      workflowStepId: null,
      workflowBranch: "main",
      attempt: 1.5,
      runtimeAttempt: null,
      taskMode: "code",
      artifactsDir: null,
      linkedDocumentIds: ["d"],
      goals: [{ labelId: "l", name: "" }],
      products: [],
      skills: [{ labelId: "", name: "n" }],
    },
  ],
  "onehorizon/trusted-instructions": [
    {
      version: 1,
      policyRules: ["be kind"],
      workflowRun: {
        workflowRunId: "r",
        workflowStepId: "s",
        attemptNumber: -0.5,
        taskMode: "plan",
        taskModeGuidance: "",
        nextStep: { terminal: false, nextStepType: "human_gate", guidance: "wait" },
      },
      agentCustomInstructions: "",
    },
  ],
  "onehorizon/block-meta": [
    { version: 1, trust: "untrusted", taskMode: "plan", synthetic: true },
    { version: 1, trust: "trusted", taskMode: null },
    { version: 1, trust: "trusted", taskMode: "research", synthetic: false },
  ],
  "onehorizon/task-context": [
    {
      version: 1,
      taskId: "t-1",
      title: "Mend the fence",
      description: "",
      workspaceId: "w",
      parentInitiative: { identifier: "i-1", title: "Farm" },
      goals: ["strong", "\u{1F404}"],
      skills: [],
      comments: [comment([comment([{ content: "", replies: [] }]), comment([])]), { content: "x", replies: [] }],
      linkedDocuments: [{ documentId: "d", title: "Plan", type: "design_doc", excerpt: "" }],
      sessionPrompt: "Go on.",
    },
    {
      version: 1,
      taskId: "",
      title: "\ud800",
      providerName: "p",
      providerUseCase: "u",
      products: ["a", "a"],
      comments: [{ content: "c", replies: [] }],
      linkedDocuments: ["requirement", "task", "spec", "research", "review", "notes"].map((type) => ({
        documentId: type,
        title: "",
        type,
        excerpt: "e",
      })),
      workflowHandoffNote: "",
    },
  ],
}
