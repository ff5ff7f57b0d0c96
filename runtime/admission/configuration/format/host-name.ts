import { meetsBidiRule } from "./bidi.ts"
import { isAscii, isUnicodeLabel, mostOctetsOfLabel, octetsOf, unicodeOfAscii } from "./label.ts"

/** Octets of one name, the dot of the root left out. */
const mostOctets = 253

/**
 * A host name as RFC 1123, section 2.1, has it, without a dot at its end; labels that begin with `xn--` are those of
 * RFC 5891. A label of digits alone is one.
 */
export function isHostName(text: string): boolean {
  if (text.length > mostOctets) return false
  const labels = text.split(".").map(unicodeOfAscii)
  return labels.every((label) => label !== null) && meetsBidiRule(labels)
}

/**
 * An internationalized host name: any host name, and what IDNA2008 (RFC 5890 to 5893) puts into the domain name system.
 * The ideographic and the two wide full stops separate labels too.
 */
export function isInternationalHostName(text: string): boolean {
  return areLabels(text.split(/[.\u3002\uff0e\uff61]/, mostOctets))
}

/** The same for the domain of a mail address: dots alone separate, and labels need not be normalized. */
export function isInternationalDomain(text: string): boolean {
  return areLabels(text.split(".", mostOctets), (label) => label.normalize("NFC"))
}

function areLabels(written: readonly string[], normal = (label: string) => label): boolean {
  const labels: string[] = []
  let octets = written.length - 1
  for (const each of written) {
    // A longer one is no label, whatever it holds.
    if (each.length > 2 * mostOctetsOfLabel) return false
    const label = normal(each)
    const unicode = isAscii(label) ? unicodeOfAscii(label) : isUnicodeLabel(label) ? label : null
    if (unicode === null) return false
    const own = octetsOf(label)
    if (own > mostOctetsOfLabel) return false
    octets += own
    labels.push(unicode)
  }
  return octets <= mostOctets && meetsBidiRule(labels)
}
