/** `UUID` of RFC 4122, section 3, of any version and variant; without the prefix of a URN. */
export function isUuid(text: string): boolean {
  return text.length === 36 && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}
