import type { APIRoute, GetStaticPaths } from "astro"
import { getCollection } from "astro:content"
import { plainMarkdown } from "../../plain/plain-markdown.ts"
import { plainPages } from "../../plain/pages.ts"
import type { PlainPage } from "../../plain/pages.ts"

export const getStaticPaths: GetStaticPaths = async () =>
  plainPages(await getCollection("docs")).map((page) => ({ params: { page: page.id }, props: { page } }))

export const GET: APIRoute<{ page: PlainPage }> = ({ props }) =>
  new Response(plainMarkdown(props.page, import.meta.env.BASE_URL))
