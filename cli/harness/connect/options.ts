import type { Option } from "../../command.ts"

const takes = (name: string, value: string | null, says: string): Option => ({ name, value, oneOf: null, says })

/** The options of `harness connect` that no other verb has. */
export const connectOptions: readonly Option[] = [
  takes("agent", "NAME", "with connect, what people call the process that is connected"),
  takes("principal", "NAME", "with connect, on whose behalf it acts"),
  takes("attest", "FILE", "with connect, sign what is reported with the Ed25519 private key in a file (PEM)"),
  takes("new-key", null, "with connect, make such a key beside the state, and register its public half"),
  takes("state", "FILE", "with connect, where it is kept as whom this process is known; in the home unless said"),
]
