import type { Done, Engine, ImageFacts } from "../containers/index.ts"

/** An image that the engine has by its digest. */
export interface FetchedImage {
  /** Whether the engine did not have it before. */
  readonly isFetched: boolean
  /** null: the engine fetched it and does not say what it is. */
  readonly facts: ImageFacts | null
}

/** Has the engine fetch an image that it does not have. The digest in the reference is what it is held to. */
export async function fetchImage(
  engine: Engine,
  reference: string,
  signal: AbortSignal,
  step: (text: string) => void,
): Promise<Done<FetchedImage>> {
  step(`looking for ${reference}`)
  const known = await engine.image(reference, signal)
  if (!known.ok) return known
  if (known.value !== null) return { ok: true, value: { isFetched: false, facts: known.value } }
  step(`fetching ${reference}`)
  const pulled = await engine.pull(reference, signal)
  if (!pulled.ok) return pulled
  const fetched = await engine.image(reference, signal)
  return fetched.ok ? { ok: true, value: { isFetched: true, facts: fetched.value } } : fetched
}
