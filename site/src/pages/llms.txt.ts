import type { APIRoute } from "astro"
import { getCollection } from "astro:content"
import { pageList } from "../../plain/page-list.ts"
import { plainPages } from "../../plain/pages.ts"

export const GET: APIRoute = async ({ site }) =>
  new Response(pageList(plainPages(await getCollection("docs")), import.meta.env.BASE_URL, site))
