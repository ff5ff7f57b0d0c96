import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import axe from "axe-core"
import { chromium } from "playwright-core"
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { explainCell } from "../../generators/explain/explain.ts"
import { explanationText } from "../../generators/explain/explain-text.ts"
import { generation } from "../../generators/generation.ts"
import type { Generation } from "../../generators/generation.ts"
import { openReading, widths } from "./support/reading.ts"
import { serveFolder } from "./support/static-server.ts"
import type { StaticServer } from "./support/static-server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const built = join(root, "site/dist")
const artifacts = join(root, "site/artifacts")
const program = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path))
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** One page of each kind, by the name of its pictures. */
const kinds = {
  first: "/",
  guide: "/guides/add-to-the-catalog/",
  concept: "/concepts/harness-extensions/",
  diagram: "/concepts/how-it-works/",
  commands: "/reference/commands/",
  list: "/reference/slots/",
  slot: "/reference/slots/checkfu/session-steer/",
  harness: "/reference/harnesses/codex/",
  provider: "/reference/providers/openai/",
  table: "/reference/tables/checkfu/capability-ceilings/",
  rule: "/reference/rules/ceiling-unrealizable/",
  observed: "/reference/observed/jetbrains/",
  explanation: "/explain/checkfu/reachability/#codex--google-ai-studio",
  missing: "/404.html",
} as const

let browser: Browser
let server: StaticServer
let made: Generation
let routes: readonly string[]

beforeAll(async () => {
  if (program === undefined) return
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "site/build.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, SITE_BASE: "", SITE_ORIGIN: "", SITE_SOURCE: "" },
  })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const files = readdirSync(built, { recursive: true, encoding: "utf8" })
  routes = files.filter((path) => path.endsWith("index.html")).map((path) => `/${path.slice(0, -"index.html".length)}`)
  server = await serveFolder(built)
  browser = await chromium.launch({ executablePath: program, args: quiet })
  made = await generation({ root, catalog: "catalog" })
  mkdirSync(artifacts, { recursive: true })
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

beforeEach(({ skip }) => {
  if (program !== undefined) return
  skip(process.env["CI"] !== "true", "chromium is not installed: apt-get install chromium")
  throw new Error("chromium is not installed")
})

describe.each(widths)("every page at %i px", (width) => {
  it("scrolls down only, says nothing on the console and asks nobody else for anything", async () => {
    const { page, errors, external, close } = await openReading(browser, server.origin, width, "light")
    const wide: string[] = []
    for (const route of [...routes, "/404.html"]) {
      await page.goto(route)
      const beyond = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")
      if (beyond > 0) wide.push(`${route}: ${beyond} px`)
    }
    await close()
    expect(routes.length).toBeGreaterThan(100)
    expect({ wide, errors, external }).toEqual({ wide: [], errors: [], external: [] })
  })
})

describe.each(["light", "dark"] as const)("a page of each kind in %s", (theme) => {
  it.each(widths)("has nothing that axe calls serious at %i px", async (width) => {
    const { page, close } = await openReading(browser, server.origin, width, theme)
    const serious: unknown[] = []
    for (const [name, route] of Object.entries(kinds)) {
      // The boxes of code that scroll are made reachable when the page is at rest.
      await page.goto(route, { waitUntil: "networkidle" })
      await page.screenshot({ path: join(artifacts, `${name}-${width}-${theme}.png`) })
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate<{
        readonly violations: readonly {
          readonly id: string
          readonly impact: string
          readonly nodes: readonly { readonly html: string }[]
        }[]
      }>("axe.run({ resultTypes: ['violations'] })")
      for (const { id, impact, nodes } of violations)
        if (impact === "serious" || impact === "critical")
          serious.push([route, id, nodes.slice(0, 2).map(({ html }) => html)])
    }
    await close()
    expect(serious).toEqual([])
  })
})

describe("the search", () => {
  it("finds a slot by the name that it has on the wire", async () => {
    const { page, errors, external, close } = await openReading(browser, server.origin, 1440, "light")
    await page.goto("/", { waitUntil: "networkidle" })
    await page.keyboard.press("Control+k")
    await page.locator("input.pagefind-ui__search-input").fill("checkfu.subagent")
    const found = page.locator('.pagefind-ui__result-link[href="/reference/slots/checkfu/subagent/"]')
    await found.first().waitFor()
    await page.screenshot({ path: join(artifacts, "search.png") })
    await found.first().click()
    await page.waitForURL("**/reference/slots/checkfu/subagent/**")
    await close()
    expect({ errors, external }).toEqual({ errors: [], external: [] })
  })
})

describe("a cell of a generated table", () => {
  it.each([true, false])("opens its explanation in one click, with scripts %s", async (javaScriptEnabled) => {
    const more = { javaScriptEnabled }
    const { page, close } = await openReading(browser, server.origin, 390, "light", more)
    await page.goto("/concepts/harness-extensions/")
    const row = page.locator("tr", { has: page.getByRole("link", { name: "codex", exact: true }) })
    await row.locator('a[href="/explain/checkfu/reachability/#codex--google-ai-studio"]').click()
    await page.waitForURL("**/explain/checkfu/reachability/#codex--google-ai-studio")
    const shown = page.locator(":target")
    expect(await shown.innerText()).toMatch(/codex speaks\s+openai_responses\s+catalog\/harnesses\/codex\.ts:\d+/)
    expect((await shown.boundingBox())?.y).toBeLessThan(844)
    await close()
  })

  it("leads, wherever a whole table stands, to one explanation for each row and column", async () => {
    const { page, close } = await openReading(browser, server.origin, 1440, "light")
    for (const { spec, rows, columns } of made.tables) {
      await page.goto(`/reference/tables/${spec.contract}/${spec.name}/`)
      const links = page.locator("table :is(a.cell, a.why)")
      const addresses = await links.evaluateAll((found) => found.map((link) => String(link.getAttribute("href"))))
      expect(new Set(addresses).size, spec.id).toBe(rows.length * columns.length)
    }
    await close()
  })

  it("is explained in the words of the command, every one of them", async () => {
    const { page, close } = await openReading(browser, server.origin, 1440, "light")
    const spaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim()
    for (const { spec, rows, columns } of made.tables) {
      await page.goto(`/explain/${spec.contract}/${spec.name}/`)
      const sections = await page.locator("section.explanation").allTextContents()
      const said = rows.flatMap(({ key }) =>
        columns.map((column) => {
          const answer = explainCell(made.tables, made.loaded.spans, [`${spec.contract}/${spec.name}`, key, column])
          if (!answer.ok) throw new Error(answer.problem.what)
          return spaced(explanationText(answer.explanation))
        }),
      )
      expect(sections.map(spaced), spec.id).toEqual(said)
    }
    await close()
  })
})

describe("a wide table on a telephone", () => {
  it("scrolls by the keyboard in its box, beside a first column that stays", async () => {
    const { page, close } = await openReading(browser, server.origin, 390, "light")
    await page.goto(kinds.table)
    const box = page.locator(".table-box").first()
    const first = box.locator("tbody td").first()
    const before = await first.boundingBox()
    await box.focus()
    for (let pressed = 0; pressed < 6; pressed += 1) await page.keyboard.press("ArrowRight")
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100)
    expect((await first.boundingBox())?.x).toBe(before?.x)
    expect(await page.evaluate("scrollX")).toBe(0)
    await page.screenshot({ path: join(artifacts, "table-scrolled-390.png") })
    await close()
  })
})

describe("a page of the reference", () => {
  it("weighs at most 60 KB of HTML and CSS and 15 KB of scripts besides the search, compressed", async () => {
    const { page, close } = await openReading(browser, server.origin, 1440, "light")
    const weight = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
    const heaviest = { markup: 0, scripts: 0 }
    for (const route of routes.filter((each) => each.startsWith("/reference/"))) {
      const document = readFileSync(join(built, route, "index.html"), "utf8")
      const sheets = [...document.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href ?? "")
      const texts = [document, ...sheets.map((href) => readFileSync(join(built, href), "utf8"))]
      heaviest.markup = Math.max(heaviest.markup, weight(texts))
    }
    for (const route of Object.values(kinds).filter((each) => each.startsWith("/reference/"))) {
      const read: Promise<string>[] = []
      page.on("response", (response) => {
        const isSearch = /\/pagefind\/|\/ui-core\./.test(response.url())
        if (response.request().resourceType() === "script" && !isSearch) read.push(response.text())
      })
      const document = (await (await page.goto(route, { waitUntil: "networkidle" }))?.text()) ?? ""
      page.removeAllListeners("response")
      const inline = [...document.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([^]*?)<\/script>/g)].map(
        ([, code]) => code ?? "",
      )
      heaviest.scripts = Math.max(heaviest.scripts, weight([...inline, ...(await Promise.all(read))]))
    }
    await close()
    console.log(
      `heaviest page of the reference: ${heaviest.markup} bytes of HTML and CSS, ${heaviest.scripts} of scripts`,
    )
    expect(heaviest.markup).toBeLessThanOrEqual(60_000)
    expect(heaviest.scripts).toBeLessThanOrEqual(15_000)
    expect(Math.min(heaviest.markup, heaviest.scripts)).toBeGreaterThan(1_000)
  })

  it("stands beside itself as Markdown, and in the list for programs", async () => {
    const list = readFileSync(join(built, "llms.txt"), "utf8")
    const listed = [...list.matchAll(/\]\((\/[^)]+\.md)\)/g)].map(([, address]) => address)
    const pages = routes.filter((route) => !route.startsWith("/explain/"))
    const { page, close } = await openReading(browser, server.origin, 1440, "light")
    for (const route of pages) {
      await page.goto(route)
      const address = await page.locator('link[rel="alternate"][type="text/markdown"]').getAttribute("href")
      const answer = await page.request.get(address ?? "/nowhere")
      expect(answer.status(), route).toBe(200)
      const text = await answer.text()
      expect(text, route).toMatch(/^# \S/)
      expect(text.replaceAll(/`[^`]*`/g, ""), route).not.toContain("{/*")
      if (route !== "/") expect(listed).toContain(address)
    }
    expect(listed).toHaveLength(pages.length - 1)
    await close()
  })
})
