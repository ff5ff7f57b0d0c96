// Generated from the catalog. Do not edit: change the fact and generate again.
import type { AdoptionSource } from "./types.ts"

/** `adoption-source/catalog-source` */
export const catalogSource: AdoptionSource = {
  id: "adoption-source/catalog-source",
  name: "catalog-source",
  literal: "catalog",
  profiles: ["ready"],
}

/** `adoption-source/recipe-source` */
export const recipeSource: AdoptionSource = {
  id: "adoption-source/recipe-source",
  name: "recipe-source",
  literal: "recipe",
  profiles: ["image_required", "blocked"],
}

/** `adoption-source/oci-source` */
export const ociSource: AdoptionSource = {
  id: "adoption-source/oci-source",
  name: "oci-source",
  literal: "oci",
  profiles: [],
}

/** `adoption-source/release-source` */
export const releaseSource: AdoptionSource = {
  id: "adoption-source/release-source",
  name: "release-source",
  literal: "release",
  profiles: [],
}

/** `adoption-source/connected-runtime-source` */
export const connectedRuntimeSource: AdoptionSource = {
  id: "adoption-source/connected-runtime-source",
  name: "connected-runtime-source",
  literal: "ConnectedRuntime",
  profiles: [],
}

/** The adoption sources, in the catalog's order. */
export const adoptionSources: readonly AdoptionSource[] = [
  catalogSource,
  recipeSource,
  ociSource,
  releaseSource,
  connectedRuntimeSource,
]
