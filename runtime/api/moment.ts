/** A moment as answers write it: UTC, to the millisecond. */
export function momentText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
