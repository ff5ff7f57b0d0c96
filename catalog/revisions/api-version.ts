import { revision } from "../kinds/revision.ts"

/** The version of the API that requests name in the header Checkfu-Version. */
export const apiVersion = revision({
  name: "api-version",
  literal: "2026-08-29",
  subject: "API",
  life: "current",
})
