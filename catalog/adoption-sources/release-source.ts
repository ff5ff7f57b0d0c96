import { adoptionSource } from "../kinds/adoption-source.ts"

/** A release that exists already, and exactly its driver. */
export const releaseSource = adoptionSource({ name: "release-source", literal: "release" })
