import { page } from "../kinds/page.ts"
import { adoptionSources } from "../tables/adoption-sources.ts"
import { connectedCapabilities } from "../tables/connected-capabilities.ts"
import { harnessCatalog } from "../tables/harness-catalog.ts"
import { lineForms } from "../tables/line-forms.ts"
import { modelAccessLanes } from "../tables/model-access-lanes.ts"
import { oneshotFields } from "../tables/oneshot-fields.ts"
import { platformTools } from "../tables/platform-tools.ts"
import { runtimeCapabilities } from "../tables/runtime-capabilities.ts"

/** The page for whoever configures an execution stack or brings a harness. */
export const harnessesAndModels = page({
  name: "concepts/harnesses-and-models",
  title: "Harnesses and models",
  description: "How a harness is adopted, what each lane can do, what evidence says, and how a model is chosen.",
  tables: [
    adoptionSources,
    harnessCatalog,
    oneshotFields,
    lineForms,
    connectedCapabilities,
    runtimeCapabilities,
    modelAccessLanes,
    platformTools,
  ],
})
