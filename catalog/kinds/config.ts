/** Where a catalog lies in a project and what is generated from it. Paths are posix, relative to the folder above the catalog. */
export interface CatalogConfig {
  /** Folder of generated files, every one of which is ours. */
  readonly out: string
  /** Folder of the pages. */
  readonly docs: string
  /**
   * Other catalogs, whose facts are read too: a folder, or a package that is installed, whose catalog lies in its folder
   * `catalog` unless a path follows the package's name. What they state may be added to and is never replaced.
   */
  readonly extends: readonly string[]
  /**
   * What is taken of the catalogs that are extended, null: all. Each names a kind (`harness`), a contract with its slots and
   * declarations (`contract/acme`) or one fact (`harness/robin`). What these refer to comes along; what they only call by its
   * name, as envelopes and ceilings do axes, is named here as well.
   */
  readonly only: readonly string[] | null
  /** Rules besides the tool's own: a folder of rules, or a package that is installed, whose rules lie in its folder `rules`. */
  readonly rules: readonly string[]
}

/** A catalog's configuration; whatever is left out stands as the defaults say: `output/`, `docs/`, no other catalog, no other rules. */
export function config(stated: Partial<CatalogConfig>): CatalogConfig {
  return { out: "output", docs: "docs", extends: [], only: null, rules: [], ...stated }
}
