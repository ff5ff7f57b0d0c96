import { quoted, tokenOf } from "./finding.ts"
import type { Words } from "./finding.ts"

/** Where a reference leads inside its document, as a JSON Pointer; or why it leads nowhere. */
export type Reference =
  | { readonly ok: true; readonly pointer: string }
  | { readonly ok: false; readonly code: "ref-remote" | "ref-anchor" | "ref-syntax"; readonly words: () => Words }

/**
 * Decodes a reference: the `#` is cut, escapes of percent are decoded, then the text is split at slashes, and in each part
 * `~1` is decoded before `~0`. The pointer that comes out is written in one way, so that equal places are equal texts.
 */
export function decodeReference(written: string): Reference {
  if (!written.startsWith("#"))
    return refused("ref-remote", () => [
      `the reference ${quoted(written)} leaves the document`,
      "copy the schema below $defs, and refer to it with #/$defs/NAME",
    ])
  const fragment = decoded(written.slice(1))
  if (fragment === null)
    return refused("ref-syntax", () => [
      `the reference ${quoted(written)} has a broken percent escape`,
      "escape bytes of UTF-8 with two hexadecimal digits each, and the percent sign as %25",
    ])
  if (fragment === "") return { ok: true, pointer: "" }
  if (!fragment.startsWith("/"))
    return refused("ref-anchor", () => [
      `the reference ${quoted(written)} names an anchor`,
      "refer to the schema by its place: #/$defs/NAME",
    ])
  if (/~(?![01])/.test(fragment))
    return refused("ref-syntax", () => [
      `the reference ${quoted(written)} has a ~ that is neither ~0 nor ~1`,
      "write ~0 for a tilde and ~1 for a slash inside a name",
    ])
  const tokens = fragment
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
  return { ok: true, pointer: tokens.map((token) => `/${tokenOf(token)}`).join("") }
}

function decoded(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return null
  }
}

function refused(code: "ref-remote" | "ref-anchor" | "ref-syntax", words: () => Words): Reference {
  return { ok: false, code, words }
}
