import type { SourceFile } from "./files.ts"
import type { ReadConfig, SettingPlaces } from "./settings.ts"

/** One catalog of those that make the whole: the project's own, or one that it extends. */
export interface Layer {
  /** Where its facts come from, as a reader is told: a package, or a folder; null: the project's own. */
  readonly origin: string | null
  /** What is taken of the catalogs that it extends; null: all. */
  readonly only: readonly string[] | null
  readonly onlyAt: SettingPlaces["only"]
  /** The layers that it extends, by index, in its order. */
  readonly bases: readonly number[]
}

/** The layers of a catalog, its own first, and which file belongs to which. */
export interface Layered {
  readonly layers: readonly Layer[]
  /** The layer of a file, by its path. */
  readonly layerOf: (path: string) => number
}

/** A layer whose bases are not known yet. */
export function layerOf(origin: string | null, { config, places }: ReadConfig): Layer {
  return { origin, only: config.only, onlyAt: places.only, bases: [] }
}

/** Where the facts of a file come from; null: the project's own catalog. */
export function originOf({ layers, layerOf: of }: Layered, path: string): string | null {
  return layers[of(path)]?.origin ?? null
}

/** The layers with the files that were read of each. */
export function layered(layers: readonly Layer[], files: readonly (readonly SourceFile[])[]): Layered {
  const index = new Map(files.flatMap((of, layer) => of.map(({ path }) => [path, layer] as const)))
  return { layers, layerOf: (path) => index.get(path) ?? 0 }
}
