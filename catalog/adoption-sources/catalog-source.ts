import { adoptionSource } from "../kinds/adoption-source.ts"

/** A packaged entry that is ready, with its own image. */
export const catalogSource = adoptionSource({ name: "catalog-source", literal: "catalog", profiles: ["ready"] })
