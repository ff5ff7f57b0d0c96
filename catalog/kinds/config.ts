/** Where a catalog lies in a project and what is generated from it. Paths are posix, relative to the folder above the catalog. */
export interface CatalogConfig {
  /** Folder of generated files, every one of which is ours. */
  readonly out: string
  /** Folder of the pages. */
  readonly docs: string
  /** Other catalogs, by folder, whose facts are read too. */
  readonly extends: readonly string[]
  /** Names of the contracts to generate for; null: all. */
  readonly only: readonly string[] | null
}

/** A catalog's configuration; whatever is left out stands as the defaults say: `output/`, `docs/`, no other catalog, all contracts. */
export function config(stated: Partial<CatalogConfig>): CatalogConfig {
  return { out: "output", docs: "docs", extends: [], only: null, ...stated }
}
