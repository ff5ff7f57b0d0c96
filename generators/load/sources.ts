import type { LoadFolder } from "./cache.ts"
import { readDecision } from "./decisions.ts"
import type { DecisionInfo } from "./decisions.ts"
import type { SourceFile } from "./files.ts"
import { readSource } from "./source.ts"
import type { SourceInfo } from "./source.ts"
import { loadTypeScript } from "./syntax.ts"

/** What the texts of files show, kept by content: only what was edited is parsed again. */
export interface Sources {
  /** What a module or the configuration shows. */
  module(file: SourceFile): Promise<SourceInfo>
  decision(file: SourceFile): DecisionInfo
  /** Keeps what was asked for, and nothing else. */
  keep(): void
}

type Info = SourceInfo | DecisionInfo

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
      return use(key, info ?? readSource(loadTypeScript(), file.path, file.text, file.role === "config"))
    },
    decision(file) {
      const key = `${file.role} ${file.digest}`
      return use(key, (known.get(key) as DecisionInfo | undefined) ?? readDecision(file.text))
    },
    keep() {
      if (isNew || used.size < known.size) folder.write(entryName, { tool, entries: [...used] } satisfies Kept)
    },
  }
}
