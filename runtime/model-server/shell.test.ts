import { describe, expect, it } from "vitest"
import { shell, shellArguments } from "./shell.ts"
import { offered } from "./tool.ts"

const { tool } = shell("ls")
const tools = (...names: readonly string[]) => names.map((name) => ({ name, parameters: null }))

describe("the tool that runs commands", () => {
  it.each(["bash", "Bash", "shell", "exec_command", "run_shell_command", "local_shell"])("is found as %s", (name) => {
    expect(offered(tools("read", name, "write"), tool)?.name).toBe(name)
  })

  it.each([["Read", "bash_output", "kill_shell", "shell_history", "not_bash"], []])(
    "is not taken for %s",
    (...names) => {
      expect(offered(tools(...names), tool)).toBeNull()
    },
  )

  it("may be named by the script, and then to the letter", () => {
    expect(offered(tools("Bash", "bash"), "bash")?.name).toBe("bash")
    expect(offered(tools("Bash"), "bash")).toBeNull()
  })

  it.each([
    [{ type: "object", properties: { command: { type: "string" } }, required: ["command"] }, { command: "ls" }],
    [{ type: "object", properties: { cmd: { type: "string" }, login: { type: "boolean" } } }, { cmd: "ls" }],
    [{ properties: { command: { type: "array", items: { type: "string" } } } }, { command: ["bash", "-lc", "ls"] }],
    [
      {
        properties: {
          command: { type: "STRING" },
          is_background: { type: "BOOLEAN" },
          mode: { type: "string", enum: ["sync", "async"] },
          seconds: { type: "integer" },
          description: { type: "string" },
          env: { type: "object" },
          paths: { type: "array" },
        },
        required: ["description", "command", "is_background", "mode", "seconds", "env", "paths"],
      },
      {
        command: "ls",
        description: "run a command",
        is_background: false,
        mode: "sync",
        seconds: 60,
        env: {},
        paths: [],
      },
    ],
    [null, { command: "ls" }],
    [true, { command: "ls" }],
  ])("is called in the form that its schema asks for: %j", (schema, passed) => {
    expect(shellArguments(schema, "ls")).toEqual(passed)
  })
})
