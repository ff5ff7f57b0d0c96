/** A `traceparent` as W3C Trace Context writes it: trace, span and flags. What is none is written nowhere. */
export const traceContext: RegExp = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
