import { eachPage } from "../kinds/page.ts"

/** Every document that people write. */
export const documentReference = eachPage({
  name: "reference/documents",
  title: "Documents",
  description: "What people write and no message carries: releases of harnesses, and how an image is registered.",
  skeleton: "list",
  of: "document",
  each: { title: "{title}", description: "{summary}", skeleton: "document" },
})
