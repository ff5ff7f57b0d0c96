import type { LoadFolder } from "./cache.ts"
import type { DecisionInfo } from "./decisions.ts"
import type { SourceFile } from "./files.ts"
import type { SourceInfo } from "./source.ts"

/** What the texts of files show, kept by content: only what was edited is parsed again. */
export interface Sources {
  /** What a module or the configuration shows. */
  module(file: SourceFile): Promise<SourceInfo>
  decision(file: SourceFile): Promise<DecisionInfo>
  /** The titles of the tests of a module. */
  titles(file: SourceFile): Promise<readonly string[]>
  /** Keeps what was asked for; what was not, only where the whole catalog was not asked for. */
  keep(asked: "whole" | "part"): void
}

type Info = SourceInfo | DecisionInfo | readonly string[]

interface Kept {
  readonly tool: string
  readonly entries: readonly (readonly [key: string, info: Info])[]
}

const entryName = "sources"

/** The sources as kept by the same tool. */
export function openSources(folder: LoadFolder, tool: string): Sources {
  const kept = folder.read(entryName) as Kept | undefined
  const known = new Map(kept?.tool === tool ? kept.entries : [])
  const used = new Map<string, Info>()
  let isNew = false
  const use = <T extends Info>(key: string, info: T): T => {
    isNew ||= !known.has(key)
    used.set(key, info)
    return info
  }
  return {
    async module(file) {
      const key = `${file.role} ${file.digest}`
      const info = known.get(key) as SourceInfo | undefined
      return use(key, info ?? (await parsed(file)))
    },
    async decision(file) {
      const key = `${file.role} ${file.digest}`
      const info = known.get(key) as DecisionInfo | undefined
      return use(key, info ?? (await import("./decisions.ts")).readDecision(file.text))
    },
    async titles(file) {
      const key = `${file.role} ${file.digest}`
      const info = known.get(key) as readonly string[] | undefined
      return use(key, info ?? (await titlesOf(file)))
    },
    keep(asked) {
      const entries = asked === "whole" ? used : new Map([...known, ...used])
      if (isNew || entries.size < known.size) folder.write(entryName, { tool, entries: [...entries] } satisfies Kept)
    },
  }
}

async function parsed({ path, text, role }: SourceFile): Promise<SourceInfo> {
  const { readSource } = await import("./source.ts")
  const { loadParser } = await import("./syntax.ts")
  return readSource(await loadParser(), path, text, role === "config")
}

async function titlesOf({ path, text }: SourceFile): Promise<readonly string[]> {
  const { titlesIn } = await import("./scenarios.ts")
  const { loadParser } = await import("./syntax.ts")
  return titlesIn(await loadParser(), path, text)
}
