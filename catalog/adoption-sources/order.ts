import { order } from "../kinds/table.ts"
import { catalogSource } from "./catalog-source.ts"
import { connectedRuntimeSource } from "./connected-runtime-source.ts"
import { ociSource } from "./oci-source.ts"
import { recipeSource } from "./recipe-source.ts"
import { releaseSource } from "./release-source.ts"

/** The order in which tables show the sources. */
export const adoptionSourceOrder = order({
  name: "adoption-source",
  of: [catalogSource, recipeSource, ociSource, releaseSource, connectedRuntimeSource],
})
