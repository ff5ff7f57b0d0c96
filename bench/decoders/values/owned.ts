import type { BenchValues } from "../payload.ts"

const emoji = "\u{1F404}"

/** Values of the contract that is ours, by the stem of their schema: as agents and the platform send them, and as they go wrong. */
export const ownedValues: { readonly [stem: string]: BenchValues } = {
  "checkfu/subagent": {
    valid: [
      { phase: "started", subagent_id: "agent-7f3c", parent_subagent_id: "agent-1a20", name: "Read the test suite" },
      { phase: "activity", subagent_id: "agent-7f3c" },
      { phase: "activity", subagent_id: "agent-1a20" },
      { phase: "completed", subagent_id: "agent-7f3c", outcome: "succeeded" },
    ],
    invalid: {
      start: { phase: "begun", subagent_id: "agent-7f3c" },
      middle: { phase: "started", subagent_id: "", name: "Read the test suite" },
      end: { phase: "completed", subagent_id: "agent-7f3c", outcome: "done" },
      excess: { phase: "activity", subagent_id: "agent-7f3c", outcome: "succeeded" },
    },
  },
  "checkfu/turn": {
    valid: [
      { execution_class: "direct", model_retries: 0, overflow_recoveries: 0, wall_time_ms: 8_140 },
      { execution_class: "tool_loop", model_retries: 2, overflow_recoveries: 1, wall_time_ms: 341_900 },
    ],
    invalid: {
      start: { execution_class: "loop", model_retries: 0, overflow_recoveries: 0, wall_time_ms: 8_140 },
      middle: { execution_class: "direct", model_retries: 1.5, overflow_recoveries: 0, wall_time_ms: 8_140 },
      end: { execution_class: "direct", model_retries: 0, overflow_recoveries: 0, wall_time_ms: -1 },
      excess: { execution_class: "direct", model_retries: 0, overflow_recoveries: 0, wall_time_ms: 8_140, cost: 2 },
    },
  },
  "checkfu/session-steer.request": {
    valid: [
      {
        sessionId: "sess_01hq8",
        idempotency_id: "steer-41",
        text: "Stop editing the lock file and look at the parser.",
      },
      { sessionId: "sess_01hq8", idempotency_id: "steer-42", text: `Use the cow ${emoji} as the fixture. `.repeat(20) },
    ],
    invalid: {
      start: { sessionId: 7, idempotency_id: "steer-41", text: "Stop." },
      middle: { sessionId: "sess_01hq8", text: "Stop." },
      end: { sessionId: "sess_01hq8", idempotency_id: "steer-41", text: "" },
      excess: { sessionId: "sess_01hq8", idempotency_id: "steer-41", text: "Stop.", urgent: true },
    },
  },
  "checkfu/capabilities": {
    valid: [
      { subagents: "observed", steer: "native", interrupt: "cooperative", structured_output: "submit_tool" },
      {
        subagents: "observed",
        steer: "native",
        interrupt: "cooperative",
        builtin_tool_scoping: "enforced",
        structured_output: "response_format",
        staged_files: "resource_links",
        native_checkpoint: "external_custody",
      },
      {},
    ],
    invalid: {
      start: { subagents: true, steer: "native" },
      middle: { subagents: "observed", interrupt: "kill" },
      end: { subagents: "observed", steer: "native", native_checkpoint: "disk" },
      excess: { subagents: "observed", steer: "native", resume: "same_run_resume" },
    },
  },
  "checkfu/builtin-tools": {
    valid: [{ tools: [] }, { tools: ["read", "write", "edit", "bash", "grep", "glob", "web_fetch", "todo", emoji] }],
    invalid: {
      start: { tools: "read" },
      middle: { tools: ["read", "write", 3, "bash"] },
      end: { tools: ["read", "write", "edit", "bash", ""] },
      excess: { tools: ["read"], allow: [] },
    },
  },
  "checkfu/compaction": {
    valid: [
      { strategy: "summarize", tokens_before: 184_200, tokens_after: 21_300, compacted_messages: 112 },
      { strategy: "truncate", tokens_before: 9_000, tokens_after: 4_000, compacted_messages: 6 },
    ],
    invalid: {
      start: { strategy: "drop", tokens_before: 9_000, tokens_after: 4_000, compacted_messages: 6 },
      middle: { strategy: "truncate", tokens_before: 9_000, tokens_after: "4000", compacted_messages: 6 },
      end: { strategy: "truncate", tokens_before: 9_000, tokens_after: 4_000, compacted_messages: 1_000_001 },
      excess: { strategy: "truncate", tokens_before: 9_000, tokens_after: 4_000, compacted_messages: 6, model: "m" },
    },
  },
}
