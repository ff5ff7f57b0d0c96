import { refusal } from "../kinds/refusal.ts"

/** A configuration comes with a release that has no schema for it. */
export const configurationNoSchema = refusal({
  name: "configuration-no-schema",
  codes: ["configuration/no-schema"],
  title: "Configuration without schema",
  status: 422,
  raisedIn: "admission",
  cause: "the release states no configuration_schema",
  cure: "state a configuration_schema in the release, or leave the configuration out",
  example: "The release takes no configuration, since it has no configuration schema.",
})
