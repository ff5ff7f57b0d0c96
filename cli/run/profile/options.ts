import type { Option } from "../../command.ts"

const takes = (name: string, value: string, says: string): Option => ({ name, value, oneOf: null, says })

/** The options of a run that a platform carries out. */
export const profileOptions: readonly Option[] = [
  takes("profile", "NAME", "run on a platform, by that harness profile; then the prompt alone is the argument"),
  takes("model-profile", "NAME", "with profile, the model routing profile that answers"),
  takes("sandbox", "NAME", "with profile, the sandbox profile; the one that the platform has unless said"),
  takes("connected", "ID", "run on a platform, by that connected runtime"),
  takes("agent", "NAME", "run on a platform, by the connected runtime of that agent"),
]
