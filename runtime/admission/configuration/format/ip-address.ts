/** `dotted-quad` of RFC 2673: four decimal octets without leading zeros. */
export function isIpv4(text: string): boolean {
  if (text.length > 15) return false
  const octets = text.split(".")
  return octets.length === 4 && octets.every((octet) => /^(?:0|[1-9][0-9]{0,2})$/.test(octet) && Number(octet) <= 255)
}

/** An address as RFC 4291, section 2.2, writes it, its last two groups possibly as an IPv4 address. Without a zone. */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false
  const halves = text.split("::")
  const [head = "", tail = ""] = halves
  if (halves.length === 1) return groupsOf(head, true) === 8
  // The two colons stand for one group at least.
  return halves.length === 2 && groupsOf(head, false) + groupsOf(tail, true) <= 7
}

/** How many groups of 16 bits a part holds; too many for any address where one is not well-formed. */
function groupsOf(part: string, isEnd: boolean): number {
  if (part === "") return 0
  const groups = part.split(":")
  const hexadecimal = groups.slice(0, -1).every(isGroup)
  const last = groups.at(-1) as string
  if (hexadecimal && isGroup(last)) return groups.length
  return hexadecimal && isEnd && isIpv4(last) ? groups.length + 1 : Infinity
}

function isGroup(group: string): boolean {
  return /^[0-9A-Fa-f]{1,4}$/.test(group)
}
