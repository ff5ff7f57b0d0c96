import type { Browser, BrowserContextOptions, Page } from "playwright-core"

/** A page in a window of its own, and what went wrong or out while it was read. */
export interface Reading {
  readonly page: Page
  /** Errors on the console, uncaught ones among them. */
  readonly errors: string[]
  /** Requests to anywhere but the site. */
  readonly external: string[]
  readonly close: () => Promise<void>
}

export type Theme = "light" | "dark"

/** The widths at which pages are looked at, in CSS pixels: a telephone and a desk. */
export const widths = [390, 1440] as const

/** Opens a window of a width and a theme. */
export async function openReading(
  browser: Browser,
  origin: string,
  width: number,
  theme: Theme,
  more: BrowserContextOptions = {},
): Promise<Reading> {
  const viewport = { width, height: width < 800 ? 844 : 900 }
  const context = await browser.newContext({ baseURL: origin, viewport, colorScheme: theme, ...more })
  const page = await context.newPage()
  const errors: string[] = []
  const external: string[] = []
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())))
  page.on("pageerror", (error) => void errors.push(error.message))
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(?:data|blob):/.test(request.url())) external.push(request.url())
  })
  return { page, errors, external, close: () => context.close() }
}
