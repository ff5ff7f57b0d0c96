// Generated from the catalog. Do not edit: change the fact and generate again.
import type { LineForm } from "./types.ts"

/** `line-form/plain-lines` */
export const plainLines: LineForm = {
  id: "line-form/plain-lines",
  name: "plain-lines",
  writtenBy: ["commands written by the author kit"],
  output: "line",
  opens: [
    {
      "/type": "message",
      "/text": {
        is: "text",
      },
    },
    {
      "/type": "output",
    },
    {
      "/type": "end",
      "/outcome": {
        is: "text",
      },
    },
  ],
  rules: [
    {
      name: "message",
      when: {
        "/type": "message",
      },
      gives: [
        {
          give: "message",
          from: "agent",
          part: "whole",
          text: "/text",
        },
      ],
    },
    {
      name: "output",
      when: {
        "/type": "output",
      },
      gives: [
        {
          give: "output",
          value: "/value",
        },
      ],
    },
    {
      name: "end succeeded",
      when: {
        "/type": "end",
        "/outcome": "succeeded",
      },
      gives: [
        {
          give: "end",
          claim: "succeeded",
        },
      ],
    },
    {
      name: "end failed",
      when: {
        "/type": "end",
        "/outcome": "failed",
      },
      gives: [
        {
          give: "end",
          claim: "failed",
          says: "/message",
        },
      ],
    },
    {
      name: "end needs_input",
      when: {
        "/type": "end",
        "/outcome": "needs_input",
      },
      gives: [
        {
          give: "end",
          claim: "needs_input",
          says: "/message",
        },
      ],
    },
    {
      name: "end cancelled",
      when: {
        "/type": "end",
        "/outcome": "cancelled",
      },
      gives: [
        {
          give: "end",
          claim: "cancelled",
        },
      ],
    },
    {
      name: "end",
      when: {
        "/type": "end",
      },
      gives: [
        {
          give: "end",
          claim: "unknown",
          says: "/outcome",
        },
      ],
    },
  ],
}

/** `line-form/anthropic-lines` */
export const anthropicLines: LineForm = {
  id: "line-form/anthropic-lines",
  name: "anthropic-lines",
  writtenBy: ["claude --print --verbose --output-format stream-json"],
  output: "line",
  opens: [
    {
      "/type": "system",
      "/subtype": "init",
    },
  ],
  rules: [
    {
      name: "system init",
      when: {
        "/type": "system",
        "/subtype": "init",
      },
      gives: [
        {
          give: "session",
          id: "/session_id",
        },
      ],
    },
    {
      name: "system api_retry",
      when: {
        "/type": "system",
        "/subtype": "api_retry",
      },
      gives: [
        {
          give: "notice",
          severity: "warning",
          title: "/error",
        },
      ],
    },
    {
      name: "system",
      when: {
        "/type": "system",
      },
      gives: [],
    },
    {
      name: "assistant of a subagent",
      when: {
        "/type": "assistant",
        "/parent_tool_use_id": {
          is: "text",
        },
      },
      gives: [],
    },
    {
      name: "user of a subagent",
      when: {
        "/type": "user",
        "/parent_tool_use_id": {
          is: "text",
        },
      },
      gives: [],
    },
    {
      name: "stream_event of a subagent",
      when: {
        "/type": "stream_event",
        "/parent_tool_use_id": {
          is: "text",
        },
      },
      gives: [],
    },
    {
      name: "assistant error",
      when: {
        "/type": "assistant",
        "/error": {
          is: "text",
        },
      },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "text",
            when: {
              "/type": "text",
            },
            gives: [
              {
                give: "notice",
                severity: "error",
                title: "/text",
              },
            ],
          },
        ],
      },
      gives: [],
    },
    {
      name: "assistant",
      when: {
        "/type": "assistant",
      },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "text",
            when: {
              "/type": "text",
            },
            gives: [
              {
                give: "message",
                from: "agent",
                part: "whole",
                text: "/text",
                id: "#/message/id",
              },
            ],
          },
          {
            name: "thinking",
            when: {
              "/type": "thinking",
            },
            gives: [
              {
                give: "message",
                from: "thought",
                part: "whole",
                text: "/thinking",
                id: "#/message/id",
              },
            ],
          },
          {
            name: "tool_use",
            when: {
              "/type": "tool_use",
            },
            gives: [
              {
                give: "tool",
                step: "begins",
                id: "/id",
                title: "/name",
                status: "in_progress",
                input: "/input",
              },
            ],
          },
        ],
      },
      gives: [],
    },
    {
      name: "user",
      when: {
        "/type": "user",
      },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "tool_result is_error",
            when: {
              "/type": "tool_result",
              "/is_error": true,
            },
            gives: [
              {
                give: "tool",
                step: "goes_on",
                id: "/tool_use_id",
                status: "failed",
                output: "/content",
              },
            ],
          },
          {
            name: "tool_result",
            when: {
              "/type": "tool_result",
            },
            gives: [
              {
                give: "tool",
                step: "goes_on",
                id: "/tool_use_id",
                status: "completed",
                output: "/content",
              },
            ],
          },
        ],
      },
      gives: [],
    },
    {
      name: "stream_event text_delta",
      when: {
        "/type": "stream_event",
        "/event/delta/type": "text_delta",
      },
      gives: [
        {
          give: "message",
          from: "agent",
          part: "piece",
          text: "/event/delta/text",
        },
      ],
    },
    {
      name: "stream_event thinking_delta",
      when: {
        "/type": "stream_event",
        "/event/delta/type": "thinking_delta",
      },
      gives: [
        {
          give: "message",
          from: "thought",
          part: "piece",
          text: "/event/delta/thinking",
        },
      ],
    },
    {
      name: "stream_event",
      when: {
        "/type": "stream_event",
      },
      gives: [],
    },
    {
      name: "result success no is_error",
      when: {
        "/type": "result",
        "/subtype": "success",
        "/is_error": false,
      },
      gives: [
        {
          give: "usage",
          raw: "/usage",
        },
        {
          give: "output",
          value: "/structured_output",
        },
        {
          give: "end",
          claim: "succeeded",
        },
      ],
    },
    {
      name: "result",
      when: {
        "/type": "result",
      },
      gives: [
        {
          give: "usage",
          raw: "/usage",
        },
        {
          give: "end",
          claim: "failed",
          says: "/result",
        },
      ],
    },
  ],
}

/** `line-form/thread-lines` */
export const threadLines: LineForm = {
  id: "line-form/thread-lines",
  name: "thread-lines",
  writtenBy: ["codex exec --json"],
  output: "last_message",
  opens: [
    {
      "/type": "thread.started",
    },
  ],
  rules: [
    {
      name: "thread.started",
      when: {
        "/type": "thread.started",
      },
      gives: [
        {
          give: "session",
          id: "/thread_id",
        },
      ],
    },
    {
      name: "turn.started",
      when: {
        "/type": "turn.started",
      },
      gives: [],
    },
    {
      name: "item.completed agent_message",
      when: {
        "/type": "item.completed",
        "/item/type": "agent_message",
      },
      gives: [
        {
          give: "message",
          from: "agent",
          part: "whole",
          text: "/item/text",
          id: "/item/id",
        },
      ],
    },
    {
      name: "item.completed reasoning",
      when: {
        "/type": "item.completed",
        "/item/type": "reasoning",
      },
      gives: [
        {
          give: "message",
          from: "thought",
          part: "whole",
          text: "/item/text",
          id: "/item/id",
        },
      ],
    },
    {
      name: "item.started command_execution",
      when: {
        "/type": "item.started",
        "/item/type": "command_execution",
      },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/item/id",
          title: "/item/command",
          kind: "execute",
          status: "in_progress",
        },
      ],
    },
    {
      name: "item.completed command_execution completed",
      when: {
        "/type": "item.completed",
        "/item/type": "command_execution",
        "/item/status": "completed",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/command",
          kind: "execute",
          status: "completed",
          output: "/item/aggregated_output",
        },
      ],
    },
    {
      name: "item.completed command_execution",
      when: {
        "/type": "item.completed",
        "/item/type": "command_execution",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/command",
          kind: "execute",
          status: "failed",
          output: "/item/aggregated_output",
        },
      ],
    },
    {
      name: "item.completed file_change failed",
      when: {
        "/type": "item.completed",
        "/item/type": "file_change",
        "/item/status": "failed",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          kind: "edit",
          status: "failed",
          output: "/item/changes",
        },
      ],
    },
    {
      name: "item.completed file_change",
      when: {
        "/type": "item.completed",
        "/item/type": "file_change",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          kind: "edit",
          status: "completed",
          output: "/item/changes",
        },
      ],
    },
    {
      name: "item.started mcp_tool_call",
      when: {
        "/type": "item.started",
        "/item/type": "mcp_tool_call",
      },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/item/id",
          title: "/item/tool",
          status: "in_progress",
        },
      ],
    },
    {
      name: "item.completed mcp_tool_call failed",
      when: {
        "/type": "item.completed",
        "/item/type": "mcp_tool_call",
        "/item/status": "failed",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/tool",
          status: "failed",
        },
      ],
    },
    {
      name: "item.completed mcp_tool_call",
      when: {
        "/type": "item.completed",
        "/item/type": "mcp_tool_call",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/tool",
          status: "completed",
          output: "/item/result",
        },
      ],
    },
    {
      name: "item.completed web_search",
      when: {
        "/type": "item.completed",
        "/item/type": "web_search",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/item/id",
          title: "/item/query",
          kind: "search",
          status: "completed",
        },
      ],
    },
    {
      name: "item.completed error",
      when: {
        "/type": "item.completed",
        "/item/type": "error",
      },
      gives: [
        {
          give: "notice",
          severity: "warning",
          title: "/item/message",
        },
      ],
    },
    {
      name: "item.started",
      when: {
        "/type": "item.started",
      },
      gives: [],
    },
    {
      name: "item.updated",
      when: {
        "/type": "item.updated",
      },
      gives: [],
    },
    {
      name: "error",
      when: {
        "/type": "error",
      },
      gives: [
        {
          give: "notice",
          severity: "error",
          title: "/message",
        },
      ],
    },
    {
      name: "turn.completed",
      when: {
        "/type": "turn.completed",
      },
      gives: [
        {
          give: "usage",
          raw: "/usage",
        },
        {
          give: "end",
          claim: "succeeded",
        },
      ],
    },
    {
      name: "turn.failed",
      when: {
        "/type": "turn.failed",
      },
      gives: [
        {
          give: "end",
          claim: "failed",
          says: "/error/message",
        },
      ],
    },
  ],
}

/** `line-form/step-lines` */
export const stepLines: LineForm = {
  id: "line-form/step-lines",
  name: "step-lines",
  writtenBy: ["opencode run --format json"],
  output: "last_message",
  opens: [
    {
      "/type": "step_start",
      "/sessionID": {
        is: "text",
      },
    },
    {
      "/type": "error",
      "/sessionID": {
        is: "text",
      },
    },
  ],
  rules: [
    {
      name: "step_start",
      when: {
        "/type": "step_start",
      },
      gives: [
        {
          give: "session",
          id: "/sessionID",
        },
      ],
    },
    {
      name: "text",
      when: {
        "/type": "text",
      },
      gives: [
        {
          give: "message",
          from: "agent",
          part: "whole",
          text: "/part/text",
          id: "/part/id",
        },
      ],
    },
    {
      name: "reasoning",
      when: {
        "/type": "reasoning",
      },
      gives: [
        {
          give: "message",
          from: "thought",
          part: "whole",
          text: "/part/text",
          id: "/part/id",
        },
      ],
    },
    {
      name: "tool_use error",
      when: {
        "/type": "tool_use",
        "/part/state/status": "error",
      },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/part/callID",
          title: "/part/tool",
          status: "failed",
          input: "/part/state/input",
          output: "/part/state/error",
        },
      ],
    },
    {
      name: "tool_use",
      when: {
        "/type": "tool_use",
      },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/part/callID",
          title: "/part/tool",
          status: "completed",
          input: "/part/state/input",
          output: "/part/state/output",
        },
      ],
    },
    {
      name: "step_finish stop",
      when: {
        "/type": "step_finish",
        "/part/reason": "stop",
      },
      gives: [
        {
          give: "usage",
          raw: "/part/tokens",
        },
        {
          give: "end",
          claim: "succeeded",
        },
      ],
    },
    {
      name: "step_finish tool-calls",
      when: {
        "/type": "step_finish",
        "/part/reason": "tool-calls",
      },
      gives: [
        {
          give: "usage",
          raw: "/part/tokens",
        },
      ],
    },
    {
      name: "step_finish",
      when: {
        "/type": "step_finish",
      },
      gives: [
        {
          give: "usage",
          raw: "/part/tokens",
        },
        {
          give: "end",
          claim: "failed",
          says: "/part/reason",
        },
      ],
    },
    {
      name: "error message",
      when: {
        "/type": "error",
        "/error/data/message": {
          is: "text",
        },
      },
      gives: [
        {
          give: "session",
          id: "/sessionID",
        },
        {
          give: "end",
          claim: "failed",
          says: "/error/data/message",
        },
      ],
    },
    {
      name: "error",
      when: {
        "/type": "error",
      },
      gives: [
        {
          give: "end",
          claim: "failed",
          says: "/error/name",
        },
      ],
    },
  ],
}

/** `line-form/role-lines` */
export const roleLines: LineForm = {
  id: "line-form/role-lines",
  name: "role-lines",
  writtenBy: ["gemini --output-format stream-json"],
  output: "last_message",
  opens: [
    {
      "/type": "init",
      "/session_id": {
        is: "text",
      },
    },
  ],
  rules: [
    {
      name: "init",
      when: {
        "/type": "init",
      },
      gives: [
        {
          give: "session",
          id: "/session_id",
        },
      ],
    },
    {
      name: "message user",
      when: {
        "/type": "message",
        "/role": "user",
      },
      gives: [],
    },
    {
      name: "message delta",
      when: {
        "/type": "message",
        "/delta": true,
      },
      gives: [
        {
          give: "message",
          from: "agent",
          part: "piece",
          text: "/content",
        },
      ],
    },
    {
      name: "message",
      when: {
        "/type": "message",
      },
      gives: [
        {
          give: "message",
          from: "agent",
          part: "whole",
          text: "/content",
        },
      ],
    },
    {
      name: "tool_use",
      when: {
        "/type": "tool_use",
      },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/tool_id",
          title: "/tool_name",
          status: "in_progress",
          input: "/parameters",
        },
      ],
    },
    {
      name: "tool_result success",
      when: {
        "/type": "tool_result",
        "/status": "success",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/tool_id",
          status: "completed",
          output: "/output",
        },
      ],
    },
    {
      name: "tool_result",
      when: {
        "/type": "tool_result",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/tool_id",
          status: "failed",
          output: "/error",
        },
      ],
    },
    {
      name: "error warning",
      when: {
        "/type": "error",
        "/severity": "warning",
      },
      gives: [
        {
          give: "notice",
          severity: "warning",
          title: "/message",
        },
      ],
    },
    {
      name: "error",
      when: {
        "/type": "error",
      },
      gives: [
        {
          give: "notice",
          severity: "error",
          title: "/message",
        },
      ],
    },
    {
      name: "result success",
      when: {
        "/type": "result",
        "/status": "success",
      },
      gives: [
        {
          give: "usage",
          raw: "/stats",
        },
        {
          give: "end",
          claim: "succeeded",
        },
      ],
    },
    {
      name: "result",
      when: {
        "/type": "result",
      },
      gives: [
        {
          give: "usage",
          raw: "/stats",
        },
        {
          give: "end",
          claim: "failed",
          says: "/error/message",
        },
      ],
    },
  ],
}

/** `line-form/event-lines` */
export const eventLines: LineForm = {
  id: "line-form/event-lines",
  name: "event-lines",
  writtenBy: ["pi --print --mode json"],
  output: "last_message",
  opens: [
    {
      "/type": "session",
      "/id": {
        is: "text",
      },
    },
  ],
  rules: [
    {
      name: "session",
      when: {
        "/type": "session",
      },
      gives: [
        {
          give: "session",
          id: "/id",
        },
      ],
    },
    {
      name: "message_update text_delta",
      when: {
        "/type": "message_update",
        "/assistantMessageEvent/type": "text_delta",
      },
      gives: [
        {
          give: "message",
          from: "agent",
          part: "piece",
          text: "/assistantMessageEvent/delta",
        },
      ],
    },
    {
      name: "message_update thinking_delta",
      when: {
        "/type": "message_update",
        "/assistantMessageEvent/type": "thinking_delta",
      },
      gives: [
        {
          give: "message",
          from: "thought",
          part: "piece",
          text: "/assistantMessageEvent/delta",
        },
      ],
    },
    {
      name: "message_update",
      when: {
        "/type": "message_update",
      },
      gives: [],
    },
    {
      name: "message_end assistant stop",
      when: {
        "/type": "message_end",
        "/message/role": "assistant",
        "/message/stopReason": "stop",
      },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "text",
            when: {
              "/type": "text",
            },
            gives: [
              {
                give: "message",
                from: "agent",
                part: "whole",
                text: "/text",
              },
            ],
          },
          {
            name: "thinking",
            when: {
              "/type": "thinking",
            },
            gives: [
              {
                give: "message",
                from: "thought",
                part: "whole",
                text: "/thinking",
              },
            ],
          },
        ],
      },
      gives: [
        {
          give: "usage",
          raw: "/message/usage",
        },
        {
          give: "end",
          claim: "succeeded",
        },
      ],
    },
    {
      name: "message_end assistant toolUse",
      when: {
        "/type": "message_end",
        "/message/role": "assistant",
        "/message/stopReason": "toolUse",
      },
      each: {
        at: "/message/content",
        rules: [
          {
            name: "text",
            when: {
              "/type": "text",
            },
            gives: [
              {
                give: "message",
                from: "agent",
                part: "whole",
                text: "/text",
              },
            ],
          },
          {
            name: "thinking",
            when: {
              "/type": "thinking",
            },
            gives: [
              {
                give: "message",
                from: "thought",
                part: "whole",
                text: "/thinking",
              },
            ],
          },
        ],
      },
      gives: [
        {
          give: "usage",
          raw: "/message/usage",
        },
      ],
    },
    {
      name: "message_end assistant aborted",
      when: {
        "/type": "message_end",
        "/message/role": "assistant",
        "/message/stopReason": "aborted",
      },
      gives: [
        {
          give: "end",
          claim: "cancelled",
          says: "/message/errorMessage",
        },
      ],
    },
    {
      name: "message_end assistant",
      when: {
        "/type": "message_end",
        "/message/role": "assistant",
      },
      gives: [
        {
          give: "usage",
          raw: "/message/usage",
        },
        {
          give: "end",
          claim: "failed",
          says: "/message/errorMessage",
        },
      ],
    },
    {
      name: "tool_execution_start",
      when: {
        "/type": "tool_execution_start",
      },
      gives: [
        {
          give: "tool",
          step: "begins",
          id: "/toolCallId",
          title: "/toolName",
          status: "in_progress",
          input: "/args",
        },
      ],
    },
    {
      name: "tool_execution_end isError",
      when: {
        "/type": "tool_execution_end",
        "/isError": true,
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/toolCallId",
          status: "failed",
          output: "/result",
        },
      ],
    },
    {
      name: "tool_execution_end",
      when: {
        "/type": "tool_execution_end",
      },
      gives: [
        {
          give: "tool",
          step: "goes_on",
          id: "/toolCallId",
          status: "completed",
          output: "/result",
        },
      ],
    },
    {
      name: "tool_execution_update",
      when: {
        "/type": "tool_execution_update",
      },
      gives: [],
    },
    {
      name: "agent_start",
      when: {
        "/type": "agent_start",
      },
      gives: [],
    },
    {
      name: "agent_end",
      when: {
        "/type": "agent_end",
      },
      gives: [],
    },
    {
      name: "agent_settled",
      when: {
        "/type": "agent_settled",
      },
      gives: [],
    },
    {
      name: "turn_start",
      when: {
        "/type": "turn_start",
      },
      gives: [],
    },
    {
      name: "turn_end",
      when: {
        "/type": "turn_end",
      },
      gives: [],
    },
    {
      name: "message_start",
      when: {
        "/type": "message_start",
      },
      gives: [],
    },
    {
      name: "message_end",
      when: {
        "/type": "message_end",
      },
      gives: [],
    },
    {
      name: "auto_retry_start",
      when: {
        "/type": "auto_retry_start",
      },
      gives: [],
    },
    {
      name: "auto_retry_end",
      when: {
        "/type": "auto_retry_end",
      },
      gives: [],
    },
    {
      name: "compaction_start",
      when: {
        "/type": "compaction_start",
      },
      gives: [],
    },
    {
      name: "compaction_end",
      when: {
        "/type": "compaction_end",
      },
      gives: [],
    },
    {
      name: "queue_update",
      when: {
        "/type": "queue_update",
      },
      gives: [],
    },
  ],
}

/** The forms of stream JSON, in the catalog's order. */
export const lineForms: readonly LineForm[] = [
  plainLines,
  anthropicLines,
  threadLines,
  stepLines,
  roleLines,
  eventLines,
]
