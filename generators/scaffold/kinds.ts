import { recipes } from "./recipes.ts"

/** Every kind that can be begun, by name. */
export const scaffoldKinds: readonly string[] = [...Object.keys(recipes), "decision", "rule"].toSorted()
