import { dialect } from "../kinds/dialect.ts"

/** fal's queue: the model is named by the path itself. */
export const falQueue = dialect({ name: "fal_queue", method: "POST", path: "/{model_id}" })
