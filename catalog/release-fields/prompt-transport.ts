import { oneshotRelease } from "../documents/oneshot-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** How the prompt of a turn reaches the process. */
export const promptTransport = releaseField({
  name: "prompt-transport",
  literal: "prompt_transport",
  protocol: "oneshot-v1",
  document: oneshotRelease,
  values: ["stdin", "argv_path"],
})
