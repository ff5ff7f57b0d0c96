import { eachPage } from "../kinds/page.ts"
import { is, isNot } from "../kinds/table.ts"

/** What vendors were seen to send, a page for each. */
export const observedReference = eachPage({
  name: "reference/observed",
  title: "Observed extensions",
  description:
    "What vendors add to the protocol, as read in their public sources: the vocabulary for looking at agents.",
  skeleton: "list",
  of: "contract",
  where: [is("ownership", "adopted"), isNot("name", "onehorizon")],
  each: { title: "{title}", description: "{summary}", skeleton: "contract" },
})
