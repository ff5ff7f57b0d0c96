import { refusal } from "../kinds/refusal.ts"

/** A resource of a prompt comes with members of `_meta`. */
export const promptMarkedResource = refusal({
  name: "prompt-marked-resource",
  codes: ["prompt/marked-resource"],
  title: "Resource that marks itself",
  status: 422,
  raisedIn: "worker",
  cause: "the file or image was taken from somewhere with `_meta` on it, which an agent could read as a mark of trust",
  cure: "leave `_meta` out of resources: only texts are marked",
  example: "A resource of a prompt has members of _meta.",
})
