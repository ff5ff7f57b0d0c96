import { adoptionSource } from "../kinds/adoption-source.ts"

/** The name of an entry and an image of your own, by digest. */
export const recipeSource = adoptionSource({
  name: "recipe-source",
  literal: "recipe",
  profiles: ["image_required", "blocked"],
})
