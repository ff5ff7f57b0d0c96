import starlight from "@astrojs/starlight"
import { defineConfig, passthroughImageService } from "astro/config"
import { fileURLToPath } from "node:url"
import { addressIn } from "./address.ts"
import { preparedTables } from "./explanations/prepared.ts"
import { diagrams } from "./markdown/diagrams.ts"
import { explainedTables } from "./markdown/explained-tables.ts"
import { publishedLinks } from "./markdown/published-links.ts"
import { scrollingTables } from "./markdown/scrolling-tables.ts"
import { navigation } from "./navigation.ts"

const { origin, base } = addressIn(process.env)
const here = fileURLToPath(new URL(".", import.meta.url))

export default defineConfig({
  ...(origin === null ? {} : { site: origin }),
  base,
  trailingSlash: "always",
  prefetch: false,
  image: { service: passthroughImageService() },
  markdown: {
    gfm: true,
    smartypants: false,
    remarkPlugins: [diagrams],
    rehypePlugins: [[explainedTables, { tables: preparedTables(here) }], scrollingTables, [publishedLinks, { base }]],
  },
  integrations: [
    starlight({
      title: "checkfu-wire",
      description: "One reviewed catalog of what a platform promises about its coding agents.",
      credits: false,
      disable404Route: true,
      favicon: "/favicon.svg",
      customCss: ["./src/styles/site.css", "./src/styles/tables.css", "./src/styles/explanations.css"],
      components: { EditLink: "./src/components/AsMarkdown.astro" },
      routeMiddleware: "./src/route-data.ts",
      sidebar: navigation(fileURLToPath(new URL("../docs", import.meta.url))),
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        defaultProps: { overridesByLang: { "sh,text": { frame: "none" } } },
        styleOverrides: { codeFontSize: "0.8125rem", borderRadius: "0.5rem", borderColor: "var(--sl-color-hairline)" },
      },
    }),
  ],
})
