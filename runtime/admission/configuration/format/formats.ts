import type { FormatName } from "../../profile/keywords.ts"
import { isDate, isDateTime, isTime } from "./date-time.ts"
import { isDuration } from "./duration.ts"
import { isHostName, isInternationalHostName } from "./host-name.ts"
import { isIpv4, isIpv6 } from "./ip-address.ts"
import { isIri, isIriReference, isUri, isUriReference } from "./iri.ts"
import { isInternationalMailAddress, isMailAddress } from "./mail.ts"
import { isJsonPointer, isRelativeJsonPointer } from "./pointer.ts"
import { isRegularExpression } from "./regular-expression.ts"
import { isUriTemplate } from "./uri-template.ts"
import { isUuid } from "./uuid.ts"

/** One format: who is of it, and what to say to who is not. */
export interface Format {
  /** Pure, never throws, and takes time linear in the length of the text. */
  readonly accepts: (text: string) => boolean
  /** What a text of the format is, behind "must be". */
  readonly wants: string
  /** A text of the format. */
  readonly example: string
}

/** Every format of the dialect. */
export const formatsByName: { readonly [Name in FormatName]: Format } = {
  "date-time": {
    accepts: isDateTime,
    wants: "a date and a time with its offset (RFC 3339)",
    example: "2026-03-31T08:30:06Z",
  },
  date: { accepts: isDate, wants: "a date (RFC 3339)", example: "2026-03-31" },
  time: { accepts: isTime, wants: "a time with its offset (RFC 3339)", example: "08:30:06+02:00" },
  duration: { accepts: isDuration, wants: "a duration in adjacent units (RFC 3339)", example: "P1DT12H" },
  email: { accepts: isMailAddress, wants: "a mail address (RFC 5321)", example: "ada@example.com" },
  "idn-email": {
    accepts: isInternationalMailAddress,
    wants: "a mail address, also beyond ASCII (RFC 6531)",
    example: "ådå@exämple.com",
  },
  hostname: { accepts: isHostName, wants: "a host name (RFC 1123)", example: "api.example.com" },
  "idn-hostname": {
    accepts: isInternationalHostName,
    wants: "a host name, also beyond ASCII (IDNA2008)",
    example: "api.exämple.com",
  },
  ipv4: { accepts: isIpv4, wants: "an IPv4 address", example: "192.0.2.1" },
  ipv6: { accepts: isIpv6, wants: "an IPv6 address", example: "2001:db8::1" },
  uri: { accepts: isUri, wants: "a URI with its scheme (RFC 3986)", example: "https://example.com/a?b=c" },
  "uri-reference": { accepts: isUriReference, wants: "a URI or a reference to one (RFC 3986)", example: "../a?b=c" },
  iri: { accepts: isIri, wants: "an IRI with its scheme (RFC 3987)", example: "https://exämple.com/å" },
  "iri-reference": { accepts: isIriReference, wants: "an IRI or a reference to one (RFC 3987)", example: "../å" },
  uuid: { accepts: isUuid, wants: "a UUID (RFC 4122)", example: "2eb8aa08-aa98-41ea-b4aa-73b441d16380" },
  "uri-template": { accepts: isUriTemplate, wants: "a URI template (RFC 6570)", example: "/users/{id}{?page}" },
  "json-pointer": { accepts: isJsonPointer, wants: "a JSON Pointer (RFC 6901)", example: "/a/0" },
  "relative-json-pointer": { accepts: isRelativeJsonPointer, wants: "a relative JSON Pointer", example: "1/a" },
  regex: {
    accepts: isRegularExpression,
    wants: "a regular expression of ECMA-262 of at most 256 characters",
    example: "^[a-z]{1,8}$",
  },
}
