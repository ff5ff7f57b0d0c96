import { isIpv6 } from "./ip-address.ts"

/** `URI` of RFC 3986: an absolute one, with a scheme. */
export function isUri(text: string): boolean {
  return schemeOf(text) !== null && isReference(text, ascii)
}

/** `URI-reference` of RFC 3986: a URI, or what is resolved against one. */
export function isUriReference(text: string): boolean {
  return isReference(text, ascii)
}

/** `IRI` of RFC 3987. */
export function isIri(text: string): boolean {
  return schemeOf(text) !== null && isReference(text, international)
}

/** `IRI-reference` of RFC 3987. */
export function isIriReference(text: string): boolean {
  return isReference(text, international)
}

/** Finds, for each part, what may not stand in it; each looks at every character once, and at two more behind a `%`. */
interface Strangers {
  readonly userinfo: RegExp
  readonly host: RegExp
  readonly path: RegExp
  readonly query: RegExp
  readonly fragment: RegExp
}

/** `ucschar` of RFC 3987, as ranges of a character class. */
export const internationalCharacters: string = [
  String.raw`\u{a0}-\u{d7ff}\u{f900}-\u{fdcf}\u{fdf0}-\u{ffef}`,
  ...Array.from(
    { length: 13 },
    (_, plane) => `\\u{${(plane + 1).toString(16)}0000}-\\u{${(plane + 1).toString(16)}fffd}`,
  ),
  String.raw`\u{e1000}-\u{efffd}`,
].join("")

/** `iprivate` of RFC 3987. */
export const privateCharacters: string = String.raw`\u{e000}-\u{f8ff}\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}`

const subDelimiters = String.raw`!$&'()*+,;=`
const ascii = strangersBut("", "")
const international = strangersBut(internationalCharacters, privateCharacters)

function strangersBut(letters: string, privateLetters: string): Strangers {
  const besides = (more: string): RegExp =>
    new RegExp(String.raw`[^%A-Za-z0-9\-._~${subDelimiters}${letters}${more}]|%(?![0-9A-Fa-f]{2})`, "u")
  return {
    userinfo: besides(":"),
    host: besides(""),
    path: besides(":@/"),
    query: besides(`:@/?${privateLetters}`),
    fragment: besides(":@/?"),
  }
}

/** The scheme in front of a text; null where there is none. */
function schemeOf(text: string): string | null {
  const colon = text.search(/[:/?#]/)
  if (colon < 1 || text[colon] !== ":") return null
  const scheme = text.slice(0, colon)
  return /^[^A-Za-z]|[^A-Za-z0-9+\-.]/.test(scheme) ? null : scheme
}

function isReference(text: string, strangers: Strangers): boolean {
  const [beforeFragment, fragment] = cut(text, "#")
  const [beforeQuery, query] = cut(beforeFragment, "?")
  if (strangers.fragment.test(fragment) || strangers.query.test(query)) return false
  const scheme = schemeOf(beforeQuery)
  const hierarchy = scheme === null ? beforeQuery : beforeQuery.slice(scheme.length + 1)
  if (!hierarchy.startsWith("//")) {
    // Without a scheme, a colon in the first segment would make one of it.
    const isAmbiguous = scheme === null && cut(hierarchy, "/")[0].includes(":")
    return !isAmbiguous && !strangers.path.test(hierarchy)
  }
  const slash = hierarchy.indexOf("/", 2)
  const authority = hierarchy.slice(2, slash < 0 ? undefined : slash)
  return isAuthority(authority, strangers) && (slash < 0 || !strangers.path.test(hierarchy.slice(slash)))
}

function isAuthority(authority: string, strangers: Strangers): boolean {
  const at = authority.indexOf("@")
  if (at >= 0 && strangers.userinfo.test(authority.slice(0, at))) return false
  const place = authority.slice(at + 1)
  const bracket = place.startsWith("[") ? place.indexOf("]") : -1
  const [host, port] = bracket < 0 ? cut(place, ":") : [place.slice(1, bracket), place.slice(bracket + 1)]
  if (bracket < 0) return !strangers.host.test(host) && !/[^0-9]/.test(port)
  return (isIpv6(host) || isFutureAddress(host)) && (port === "" || (port[0] === ":" && !/[^0-9]/.test(port.slice(1))))
}

/** `IPvFuture`: a version, and whatever it will mean. */
function isFutureAddress(host: string): boolean {
  const [version, address] = cut(host, ".")
  if (!/^v[0-9a-f]/i.test(version) || /[^0-9A-Fa-f]/.test(version.slice(1))) return false
  return address !== "" && !ascii.userinfo.test(address) && !address.includes("%")
}

/** What stands before the first mark, and what stands behind it: nothing where there is none. */
function cut(text: string, mark: string): readonly [before: string, behind: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)]
}
