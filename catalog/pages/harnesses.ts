import { eachPage } from "../kinds/page.ts"
import { isNot } from "../kinds/table.ts"

/** Every harness that may be deployed. */
export const harnessReference = eachPage({
  name: "reference/harnesses",
  title: "Harnesses",
  description: "Every coding agent that the catalog knows, with what it can do and whom it reaches.",
  skeleton: "list",
  of: "harness",
  where: [isNot("launchRole", "local_fixture")],
  each: { title: "{name}", description: "{summary}", skeleton: "harness" },
})
