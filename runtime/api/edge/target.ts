/** A request's target, taken apart as it is written. */
export interface Target {
  /** Between the slashes; none is empty, `.` or `..`. */
  readonly segments: readonly string[]
  /** Behind the question mark; null: there is none. */
  readonly query: string | null
}

/** A path that can be written in one way only: nothing in it is encoded, empty or a dot segment. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9_.-]{1,256}){1,16}$/

/** Takes a raw target apart; null: it is not in the one form that is read. Nothing is decoded. */
export function readTarget(raw: string): Target | null {
  const mark = raw.indexOf("?")
  const path = mark === -1 ? raw : raw.slice(0, mark)
  if (!plainPath.test(path)) return null
  return { segments: path.slice(1).split("/"), query: mark === -1 ? null : raw.slice(mark + 1) }
}
