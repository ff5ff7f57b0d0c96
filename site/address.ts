/** Where the site is published and where its sources are read, as the builder was told. */
export interface Address {
  /** Origin of the published site, such as `https://docs.example.org`; null: nobody said, and nothing names one. */
  readonly origin: string | null
  /** Path of the site below its origin, with a slash at both ends. */
  readonly base: string
  /** Address below which a source file's path is read in the revision that was built; null: places are plain text. */
  readonly source: string | null
}

/** Reads `SITE_ORIGIN`, `SITE_BASE` and `SITE_SOURCE` out of an environment. */
export function addressIn(environment: { readonly [name: string]: string | undefined }): Address {
  const given = (name: string): string | null => environment[name]?.replace(/\/+$/, "") || null
  return { origin: given("SITE_ORIGIN"), base: `${given("SITE_BASE") ?? ""}/`, source: given("SITE_SOURCE") }
}

/** The address of a page by the route that other pages write, `/concepts/x#y`: below the base, with a slash before the anchor. */
export function hrefOf(route: string, base: string): string {
  const [path = "", anchor] = route.split("#", 2)
  const page = /\.\w+$/.test(path) || path.endsWith("/") ? path : `${path}/`
  return `${base}${page.slice(1)}${anchor === undefined ? "" : `#${anchor}`}`
}

/** The address of the same page as Markdown. */
export function markdownHrefOf(route: string, base: string): string {
  const [path = "", anchor] = route.split("#", 2)
  const page = path.replace(/^\/|\/$/g, "")
  return `${base}${page === "" ? "index" : page}.md${anchor === undefined ? "" : `#${anchor}`}`
}
