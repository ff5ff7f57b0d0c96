import type { CatalogConfig } from "../../catalog/kinds/config.ts"
import type { Fact, FactPath } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import type { AcpIndex } from "../../model/site.ts"
import type { RuleFolder } from "./gather.ts"

/** Where facts stand in the files of the catalog. */
export interface Spans {
  /** The place of a fact or of a member inside it; the nearest enclosing place that has one, `null` for an unknown fact. */
  locate(path: FactPath): Location | null
}

/** A file in which a revision's promise was frozen, as it stands on disk. */
export interface FrozenFile {
  readonly path: string
  /** The name of its revision, and of the file in the revision's folder. */
  readonly revision: string
  readonly name: string
  readonly text: string
}

/** A golden exchange as it is written by hand. */
export interface ExchangeFile {
  /** Posix path relative to the project. */
  readonly path: string
  /** Its path below the folder of exchanges, without extension. */
  readonly name: string
  readonly text: string
}

/** A catalog as read from disk: plain data and where it stands. With findings the facts are those that could be read. */
export interface Loaded {
  readonly config: CatalogConfig
  /** Sorted by id. */
  readonly facts: readonly Fact[]
  readonly acp: AcpIndex
  /** Sorted by path. */
  readonly exchanges: readonly ExchangeFile[]
  readonly findings: readonly Finding[]
  readonly spans: Spans
  /** Sorted by path. */
  readonly frozen: readonly FrozenFile[]
  /** Folders of rules from outside of the tool, not yet run. */
  readonly rules: readonly RuleFolder[]
  /** Digest of everything that was read: equal digests mean equal facts. */
  readonly digest: string
}

/** A catalog's facts without the texts that are read beside them. */
export type LoadedFacts = Omit<Loaded, "exchanges" | "frozen" | "rules">
