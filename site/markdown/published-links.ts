import type { Root } from "hast"
import { visit } from "unist-util-visit"
import { hrefOf } from "../address.ts"

/** Turns links that pages write from the root of the site, `/concepts/x`, into addresses below where it is published. */
export function publishedLinks({ base }: { readonly base: string }) {
  return (tree: Root): void =>
    visit(tree, "element", ({ tagName, properties }) => {
      const { href } = properties
      if (tagName === "a" && typeof href === "string" && /^\/(?!\/)/.test(href)) properties["href"] = hrefOf(href, base)
    })
}
