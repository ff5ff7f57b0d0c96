import { oneshotRelease } from "../documents/oneshot-release.ts"
import { releaseField } from "../kinds/release-field.ts"

/** The arguments of the command, in place of the ACP form's arguments. */
export const argv = releaseField({
  name: "argv",
  literal: "argv",
  protocol: "oneshot-v1",
  document: oneshotRelease,
  values: ["placeholders {prompt_path}, {resume_flag} only"],
})
