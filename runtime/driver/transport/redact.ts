/** Takes out of a text what should not be read by others. It may not throw. */
export type Redact = (text: string) => string

/** What stands for what was taken out. */
const hidden = "[redacted]"

/** Names of variables that hold a secret, as people name them. */
const secretName = /key|token|secret|password|passwd|credential|authorization|cookie/i

/** What looks like a secret wherever it stands: a bearer, and keys as the large providers write them. */
const secretShapes = [
  /(?<=\b(?:bearer|basic) )[\w.~+/=-]{8,}/gi,
  /\b(?:sk|pk|rk|ghp|gho|ghs|xox[abp]|glpat)[-_][\w-]{12,}/g,
  /\bAIza[\w-]{30,}/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
  /\beyJ[\w-]{8,1024}\.[\w-]{8,4096}\.[\w-]{8,}/g,
]

/**
 * Hides the values of the variables whose names say that they are secret, and what has the shape of a secret. A value of
 * fewer than 8 characters is not looked for: it would hide words. No promise that nothing is missed.
 */
export function redacting(environment: Readonly<Record<string, string>>): Redact {
  const values = Object.entries(environment)
    .filter(([name, value]) => secretName.test(name) && value.length >= 8)
    .map(([, value]) => value)
    .toSorted((one, other) => other.length - one.length)
  return (text) => {
    let left = text
    for (const value of values) left = left.replaceAll(value, hidden)
    for (const shape of secretShapes) left = left.replace(shape, hidden)
    return left
  }
}

/** UTF-16 units of a preview, and of what is looked through for it. */
const previewLength = 256
const previewSource = 4096

/** The beginning of a text as diagnostics show it: at most 256 units of it, redacted before it is cut. */
export function preview(text: string, redact: Redact): string {
  const clean = redact(text.slice(0, previewSource))
  return clean.length > previewLength ? `${clean.slice(0, previewLength)}...` : clean
}
