import type { BenchValues } from "../payload.ts"

const label = (at: number): object => ({ labelId: `lab_${at}`, name: `Label ${at}` })
const sessionMeta = {
  version: 1,
  taskId: "tsk_01hq8x",
  workspaceId: "wsp_9d",
  ownerUserId: "usr_ada",
  sessionId: "sess_01hq8",
  workflowRunId: "run_77",
  workflowStepId: "step_2",
  workflowBranch: "feature/parser",
  attempt: 1,
  runtimeAttempt: 2,
  taskMode: "code",
  artifactsDir: "/workspace/artifacts",
  linkedDocumentIds: ["doc_1", "doc_2", "doc_3"],
  goals: [label(1), label(2)],
  products: [label(3)],
  skills: [label(4), label(5), label(6)],
}

const comment = (content: string, replies: readonly object[] = []): object => ({
  author: "Ada",
  content,
  createdAt: "2026-08-29T09:00:00Z",
  replies,
})
const document = (at: number): object => ({
  documentId: `doc_${at}`,
  title: `Design ${at}`,
  type: at % 2 === 0 ? "design_doc" : "spec",
  excerpt: "The parser keeps the order of members. ".repeat(8),
})
const taskContext = {
  version: 1,
  taskId: "tsk_01hq8x",
  title: "Keep the order of members",
  description: "Readers rely on it. ".repeat(12),
  workspaceId: "wsp_9d",
  providerName: "github",
  parentInitiative: { identifier: "INI-4", title: "Exactness" },
  goals: ["exact", "fast"],
  skills: ["typescript", "parsers", "fuzzing"],
  comments: [
    comment("Why does order matter?", [comment("Diffs.", [comment("And digests."), comment("Agreed.")])]),
    comment("Take the small step first."),
  ],
  linkedDocuments: [document(1), document(2), document(3)],
  sessionPrompt: "Go on from the failing test.",
}

/** Values of contracts that others publish, One Horizon's two large ones among them. */
export const adoptedValues: { readonly [stem: string]: BenchValues } = {
  "onehorizon/session-meta": {
    valid: [
      sessionMeta,
      {
        ...sessionMeta,
        workflowRunId: null,
        workflowStepId: null,
        workflowBranch: null,
        attempt: null,
        taskMode: null,
        linkedDocumentIds: [],
        goals: [],
        products: [],
        skills: [],
      },
    ],
    invalid: {
      start: { ...sessionMeta, version: 2 },
      middle: { ...sessionMeta, taskMode: "write" },
      end: { ...sessionMeta, skills: [label(4), { labelId: "lab_5", name: 5 }] },
      excess: { ...sessionMeta, branch: "main" },
    },
  },
  "onehorizon/task-context": {
    valid: [
      taskContext,
      { version: 1, taskId: "tsk_2", title: "Mend the fence", comments: [], linkedDocuments: [] },
      { ...taskContext, comments: Array.from({ length: 12 }, (_, at) => comment(`Note ${at}`, [comment("Seen.")])) },
    ],
    invalid: {
      start: { ...taskContext, version: "1" },
      middle: { ...taskContext, comments: [comment("a", [comment("b", [comment("c", [{ content: "d" }])])])] },
      end: { ...taskContext, workflowHandoffNote: 1 },
      excess: { ...taskContext, priority: "high" },
    },
  },
  "hermes/session-provenance": {
    valid: [
      {
        acpSessionId: "acp-1",
        currentHermesSessionId: "h-9",
        rootHermesSessionId: "h-1",
        parentHermesSessionId: null,
        sessionKind: "continuation",
        compressionDepth: 2,
        reason: "compression",
      },
      { acpSessionId: "acp-1", currentHermesSessionId: "h-9", unlisted: true },
    ],
    invalid: {
      start: { acpSessionId: null, currentHermesSessionId: "h-9" },
      middle: { acpSessionId: "acp-1", currentHermesSessionId: "h-9", previousHermesSessionId: 4 },
      end: { acpSessionId: "acp-1", currentHermesSessionId: "h-9", reason: "compression", creatorKind: null },
      excess: { acpSessionId: "acp-1", currentHermesSessionId: "h-9", unlisted: 1, compressionDepth: 0.5 },
    },
  },
}
