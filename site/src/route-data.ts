import { defineRouteMiddleware } from "@astrojs/starlight/route-data"
import { markdownHrefOf } from "../address.ts"

/** Says in each page's head where the same page stands as Markdown. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { entry, head } = locals.starlightRoute
  if (entry.id === "404" || entry.id.startsWith("explain/")) return
  const href = markdownHrefOf(`/${entry.id}`, import.meta.env.BASE_URL)
  head.push({ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href } })
})
