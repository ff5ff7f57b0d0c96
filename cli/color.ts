/**
 * Whether a stream shows colour: as https://no-color.org and https://force-color.org have it, where the first wins; else
 * where it is a terminal that can.
 */
export function showsColor(
  environment: { readonly [name: string]: string | undefined },
  isTerminal: boolean | undefined,
): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment
  if ((NO_COLOR ?? "") !== "") return false
  if (FORCE_COLOR === "0" || FORCE_COLOR === "false") return false
  return (FORCE_COLOR ?? "") !== "" || (isTerminal === true && TERM !== "dumb")
}
