import type { Option } from "../command.ts"

const takes = (name: string, value: string, says: string): Option => ({ name, value, oneOf: null, says })

/** The options of every command that speaks with a platform's API. None of them takes a key: a list of processes shows it. */
export const platformOptions: readonly Option[] = [
  takes(
    "api-url",
    "URL",
    "the platform; else what CHECKFU_API_URL says, else the local server whose data folder this is",
  ),
  takes("api-key-file", "FILE", "a file with the API key alone; else the variable CHECKFU_API_KEY has it"),
  takes("connection-file", "FILE", "JSON with api_url and the defaults sandbox and model; options win"),
  takes("workspace", "NAME", "name or id of the workspace, where a key is for more than one; the oldest unless said"),
  takes("data", "FOLDER", "the data folder of a local checkfu serve; .checkfu/serve in the home unless said"),
]
