import { markdownHrefOf } from "../address.ts"
import type { PlainPage } from "./pages.ts"

const sections = [
  { heading: "Guides", below: "guides/" },
  { heading: "Concepts", below: "concepts/" },
  { heading: "Reference", below: "reference/" },
] as const

/**
 * The list of all pages for readers that are programs, as llmstxt.org describes it. Addresses are below `base`, and whole
 * where the published site is known.
 */
export function pageList(pages: readonly PlainPage[], base: string, site: URL | undefined): string {
  const first = pages.find(({ id }) => id === "index")
  const whole = (href: string): string => (site === undefined ? href : new URL(href, site).href)
  const line = ({ id, title, description }: PlainPage): string =>
    `- [${title}](${whole(markdownHrefOf(`/${id}`, base))}): ${description}`
  const listed = sections.map(({ heading, below }) => {
    const lines = pages.filter(({ id }) => id.startsWith(below)).map(line)
    return [`## ${heading}`, "", ...lines].join("\n")
  })
  const head = `# ${first?.title ?? ""}\n\n> ${first?.description ?? ""}`
  return `${[head, `Everything in one file: [llms-full.txt](${whole(`${base}llms-full.txt`)})`, ...listed].join("\n\n")}\n`
}
