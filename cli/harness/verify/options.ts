import type { Option } from "../../command.ts"

/** The options of `harness verify` that no other verb has. */
export const verifyOptions: readonly Option[] = [
  { name: "model-profile", value: "PROFILE", oneOf: null, says: "with verify, another name of --model" },
  {
    name: "prove-platform-mcp",
    value: null,
    oneOf: null,
    says: "with verify, also prove that its tools are called from inside the sandbox",
  },
  {
    name: "wait",
    value: null,
    oneOf: null,
    says: "with verify, wait for the end: 0 where it passed, 1 where it failed",
  },
]
