/** What an agent needs to run at all, on any system; of the names of locales every one. Nothing here holds a secret. */
const harmless = ["PATH", "HOME", "LANG", "TERM", "TMPDIR"]

/** What programs on Windows cannot start without. */
const windows = ["SystemRoot", "ComSpec", "PATHEXT", "TEMP", "TMP", "USERPROFILE", "APPDATA", "LOCALAPPDATA"]

/**
 * The part of an environment that an agent may inherit: the search path, the home, locales, the terminal, folders for
 * temporary files, and the names that are asked for besides, such as those of proxies. No key and no token goes over by
 * default. Names are compared as Windows does, without their case.
 */
export function inherited(
  environment: Readonly<Record<string, string | undefined>>,
  also: readonly string[] = [],
): Readonly<Record<string, string>> {
  const allowed = new Set([...harmless, ...windows, ...also].map((name) => name.toUpperCase()))
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    const upper = name.toUpperCase()
    if (value !== undefined && (allowed.has(upper) || upper.startsWith("LC_"))) kept[name] = value
  }
  return kept
}
