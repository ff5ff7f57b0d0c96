import { utf8Bytes } from "../../profile/json.ts"
import { isHostName, isInternationalDomain } from "./host-name.ts"
import { isIpv4, isIpv6 } from "./ip-address.ts"

/** Octets of what stands before the `@`: RFC 5321, section 4.5.3.1.1. */
const mostOctets = 64
const protocolTag = "IPv6:"

/** `Mailbox` of RFC 5321, section 4.1.2: an address without a name, a comment or white space around it. */
export function isMailAddress(text: string): boolean {
  return isMailbox(text, /[^!#$%&'*+\-/=?^_`{|}~A-Za-z0-9.]/, /[^ -~]/, isHostName)
}

/** The same with characters beyond ASCII on both sides, as RFC 6531, section 3.3, extends it. */
export function isInternationalMailAddress(text: string): boolean {
  return isMailbox(text, /[\0- "(),:;<>@[\\\]\x7f]/, /[\0-\x1f\x7f]/, isInternationalDomain)
}

function isMailbox(
  text: string,
  outsideAtoms: RegExp,
  outsideQuotes: RegExp,
  isDomain: (domain: string) => boolean,
): boolean {
  const isQuoted = text.startsWith('"')
  const at = isQuoted ? endOfQuotes(text) : text.indexOf("@")
  if (at <= 0 || at > mostOctets || text[at] !== "@") return false
  const local = text.slice(0, at)
  if (utf8Bytes(local) > mostOctets) return false
  if (isQuoted ? outsideQuotes.test(local) : outsideAtoms.test(local) || /^\.|\.\.|\.$/.test(local)) return false
  const domain = text.slice(at + 1)
  return domain.startsWith("[") && domain.endsWith("]") ? isLiteral(domain.slice(1, -1)) : isDomain(domain)
}

/** Where a quoted text ends that begins at 0; -1 where it does not within what a local part may take. */
function endOfQuotes(text: string): number {
  for (let at = 1; at < mostOctets; at++) {
    if (text[at] === '"') return at + 1
    if (text[at] === "\\") at++
  }
  return -1
}

/** An address in the place of a domain. Other kinds than these two are not registered. */
function isLiteral(literal: string): boolean {
  const isTagged = literal.slice(0, protocolTag.length).toLowerCase() === protocolTag.toLowerCase()
  return isTagged ? isIpv6(literal.slice(protocolTag.length)) : isIpv4(literal)
}
