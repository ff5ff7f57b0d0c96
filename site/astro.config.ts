import starlight from "@astrojs/starlight"
import { defineConfig, passthroughImageService } from "astro/config"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { addressIn } from "./address.ts"
import { preparedTables } from "./explanations/prepared.ts"
import { diagrams } from "./markdown/diagrams.ts"
import { explainedTables } from "./markdown/explained-tables.ts"
import { publishedLinks } from "./markdown/published-links.ts"
import { scrollingTables } from "./markdown/scrolling-tables.ts"
import { navigation } from "./navigation.ts"
import { projectIn } from "./project.ts"

const { origin, base } = addressIn(process.env)
const { docs, title, description, built, kept } = projectIn(process.env, fileURLToPath(new URL(".", import.meta.url)))

export default defineConfig({
  ...(origin === null ? {} : { site: origin }),
  base,
  outDir: built,
  cacheDir: join(kept, "astro"),
  trailingSlash: "always",
  prefetch: false,
  image: { service: passthroughImageService() },
  markdown: {
    gfm: true,
    smartypants: false,
    remarkPlugins: [diagrams],
    rehypePlugins: [[explainedTables, { tables: preparedTables(kept) }], scrollingTables, [publishedLinks, { base }]],
  },
  integrations: [
    starlight({
      title,
      description,
      credits: false,
      disable404Route: true,
      favicon: "/favicon.svg",
      customCss: ["./src/styles/site.css", "./src/styles/tables.css", "./src/styles/explanations.css"],
      components: { EditLink: "./src/components/AsMarkdown.astro" },
      routeMiddleware: "./src/route-data.ts",
      sidebar: navigation(docs),
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        defaultProps: { overridesByLang: { "sh,text": { frame: "none" } } },
        styleOverrides: { codeFontSize: "0.8125rem", borderRadius: "0.5rem", borderColor: "var(--sl-color-hairline)" },
      },
    }),
  ],
})
