import { defineCollection } from "astro:content"
import { glob } from "astro/loaders"
import { docsSchema } from "@astrojs/starlight/schema"
import { projectIn } from "../project.ts"

export const collections = {
  docs: defineCollection({
    loader: glob({ base: projectIn(process.env, process.cwd()).docs, pattern: "**/*.{md,mdx}" }),
    schema: docsSchema(),
  }),
}
