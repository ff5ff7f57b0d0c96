import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { Secret } from "../../runtime/gateway/index.ts"
import type { Credentials } from "../../runtime/gateway/index.ts"
import type { GatewayConfiguration } from "../../runtime/gateway/config/configuration.ts"

/** Puts every credential of a configuration, whose files are named from a folder; what is wrong, or null. */
export function putCredentials(
  credentials: Credentials,
  { credentials: all }: GatewayConfiguration,
  folder: string,
  put: (secret: Secret) => void = () => undefined,
): string | null {
  for (const [at, { id, provider, secret: source }] of all.entries()) {
    const text = "env" in source ? process.env[source.env] : textOf(resolve(folder, source.file))
    if (text === undefined) return `/credentials/${at}/secret: there is nothing`
    const secret = new Secret(text.trim())
    const done = credentials.put(id, provider, secret)
    if (!done.ok) return `/credentials/${at}: ${done.refusal.what}`
    put(secret)
  }
  return null
}

/** The text of a file; undefined where it cannot be read. */
export function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}
