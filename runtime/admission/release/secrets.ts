/** A text that looks like a secret, and what gives it away. */
export interface SecretSign {
  /** Member names and indices from the root. */
  readonly path: readonly (string | number)[]
  readonly sign: "name" | "value"
  /** Which rule it was, in words that show nothing of the value. */
  readonly looksLike: string
}

/**
 * The first text in a JSON value, in its order, that looks like a secret by the name it stands under or by itself.
 *
 * By name: the name, cut into words at capitals and at everything but letters, ends in `password`, `passwd`, `pwd`,
 * `passphrase`, `secret`, `secrets`, `credential`, `credentials` or `token`, or in `key` after `api`, `access`, `private`,
 * `secret`, `signing`, `encryption`, `auth` or `license`; behind it may stand `value`, `text`, `string`, `plain` or `raw`.
 * Only a text counts there that is not empty, or a list of such: `max_tokens: 4096`, `password_required: true` and
 * `api_key_env: "OPENAI_API_KEY"` pass.
 *
 * By value: the exact form of a key that an issuer marks as one, a private key in PEM, a signed web token, a bearer
 * header, or a URL with a password in it. Randomness alone is no sign: digests, ids and pictures are random too.
 *
 * Linear in the size of a value whose depth is bounded, as a decoded configuration is; does not recurse.
 */
export function secretIn(value: unknown): SecretSign | null {
  const open: Place[] = [{ value, path: [], name: null }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: found, path, name } = next
    if (typeof found === "string") {
      const looksLike = secretText(found)
      if (looksLike !== null) return { path, sign: "value", looksLike }
      if (name !== null && found !== "") return { path, sign: "name", looksLike: name }
    } else if (Array.isArray(found))
      for (let index = found.length - 1; index >= 0; index--)
        open.push({ value: found[index], path: [...path, index], name })
    else if (typeof found === "object" && found !== null)
      for (const [member, inner] of Object.entries(found).toReversed())
        open.push({ value: inner, path: [...path, member], name: secretName(member) })
  }
  return null
}

/** What a text looks like; null for a text that is no secret by its form. */
export function secretText(text: string): string | null {
  return forms.find(({ form }) => form.test(text))?.looksLike ?? null
}

/** What a member's name says of its value; null for a name that says nothing of the kind. */
export function secretName(name: string): string | null {
  const words = wordsOf(name)
  while (words.length > 1 && wrappers.has(words.at(-1) ?? "")) words.pop()
  const last = words.at(-1) ?? ""
  if (secretWords.has(last)) return `a ${last}`
  const before = words.at(-2) ?? ""
  if (last === "key" && keyWords.has(before)) return `a key for ${before}`
  return joined.has(last) ? `a key` : null
}

interface Place {
  readonly value: unknown
  readonly path: readonly (string | number)[]
  /** What the nearest member's name says of a text here. */
  readonly name: string | null
}

/** `clientAPIKey2`, `client_api_key` and `client-api-key` are the words client, api, key. */
function wordsOf(name: string): string[] {
  return name
    .slice(0, 256)
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
}

const wrappers: ReadonlySet<string> = new Set(["value", "text", "string", "plain", "raw"])
const secretWords: ReadonlySet<string> = new Set([
  "password",
  "passwd",
  "passphrase",
  "pwd",
  "secret",
  "secrets",
  "credential",
  "credentials",
  "token",
])
const keyWords: ReadonlySet<string> = new Set([
  "api",
  "access",
  "private",
  "secret",
  "signing",
  "encryption",
  "auth",
  "license",
])
/** The same written as one word. */
const joined: ReadonlySet<string> = new Set(["apikey", "accesskey", "privatekey", "secretkey", "authkey", "authtoken"])

/** Forms that issuers give their secrets so that they are recognized; each is anchored and takes linear time. */
const forms: readonly { readonly form: RegExp; readonly looksLike: string }[] = [
  { form: /^sk-[A-Za-z0-9_-]{20,}$/, looksLike: "a key of a model provider" },
  { form: /^(?:sk|rk|pk)_live_[A-Za-z0-9]{16,}$/, looksLike: "a key of a payment provider" },
  { form: /^(?:ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9]{36,}$/, looksLike: "a token of a code host" },
  { form: /^github_pat_[A-Za-z0-9_]{22,}$/, looksLike: "a token of a code host" },
  { form: /^glpat-[A-Za-z0-9_-]{20,}$/, looksLike: "a token of a code host" },
  { form: /^xox[abeoprs]-[A-Za-z0-9-]{10,}$/, looksLike: "a token of a chat service" },
  { form: /^(?:AKIA|ASIA)[A-Z0-9]{16}$/, looksLike: "an access key of a cloud" },
  { form: /^AIza[A-Za-z0-9_-]{35}$/, looksLike: "a key of a cloud" },
  { form: /^ya29\.[A-Za-z0-9_-]{20,}$/, looksLike: "an access token of a cloud" },
  { form: /^hf_[A-Za-z0-9]{30,}$/, looksLike: "a token of a model hub" },
  { form: /^npm_[A-Za-z0-9]{36}$/, looksLike: "a token of a package registry" },
  { form: /^pypi-[A-Za-z0-9_-]{50,}$/, looksLike: "a token of a package registry" },
  { form: /^SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}$/, looksLike: "a key of a mail service" },
  { form: /^AGE-SECRET-KEY-1[A-Z0-9]{50,}$/, looksLike: "a private key" },
  { form: /^\s*-----BEGIN [A-Z0-9 ]{0,32}PRIVATE KEY(?: BLOCK)?-----/, looksLike: "a private key" },
  { form: /^eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*$/, looksLike: "a signed web token" },
  { form: /^(?:Bearer|Basic) [A-Za-z0-9._~+/=-]{16,}$/i, looksLike: "an authorization header" },
  { form: /^[A-Za-z][A-Za-z0-9+.-]{0,31}:\/\/[^\s/?#:@]{0,256}:[^\s/?#@]{1,256}@/, looksLike: "a URL with a password" },
]
