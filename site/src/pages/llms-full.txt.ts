import type { APIRoute } from "astro"
import { getCollection } from "astro:content"
import { plainMarkdown } from "../../plain/plain-markdown.ts"
import { plainPages } from "../../plain/pages.ts"

export const GET: APIRoute = async () => {
  const pages = plainPages(await getCollection("docs"))
  return new Response(pages.map((page) => plainMarkdown(page, import.meta.env.BASE_URL)).join("\n---\n\n"))
}
