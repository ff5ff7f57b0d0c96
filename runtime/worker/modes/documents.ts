import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import type { TaskContext } from "../../../output/contracts/onehorizon/index.ts"

/** A document of a task, as a list shows it. */
export type DocumentHead = Omit<TaskContext["linkedDocuments"][number], "excerpt">

/** A document of a task, whole. */
export interface Document extends DocumentHead {
  readonly content: string
}

/** Where the documents of a task are kept. */
export interface Documents {
  readonly list: () => Promise<readonly DocumentHead[]>
  /** null: the task has no such document. */
  readonly read: (documentId: string) => Promise<Document | null>
  /** Writes a new document, or a new text of the one with that id; its id, or null where the task has no such document. */
  readonly write: (
    document: Omit<Document, "documentId"> & { readonly documentId: string | null },
  ) => Promise<string | null>
}

/** Keeps documents in memory; those that are new are numbered from `document-1` on. */
export function documentsInMemory(known: readonly Document[] = []): Documents {
  const documents = new Map(known.map((document) => [document.documentId, document]))
  let made = 0
  const fresh = (): string => {
    do made += 1
    while (documents.has(`document-${made}`))
    return `document-${made}`
  }
  return {
    list: async () => [...documents.values()].map(({ documentId, title, type }) => ({ documentId, title, type })),
    read: async (documentId) => documents.get(documentId) ?? null,
    write: async ({ documentId, ...document }) => {
      if (documentId !== null && !documents.has(documentId)) return null
      const id = documentId ?? fresh()
      documents.set(id, { documentId: id, ...document })
      return id
    },
  }
}

/** A type of document as the contract has it; else what may stand there, in the words of its own decoder. */
export function readType(
  type: string,
): { readonly ok: true; readonly type: DocumentHead["type"] } | { readonly ok: false; readonly expected: string } {
  const linked = { documentId: "", title: "", type, excerpt: "" }
  const read = onehorizon.slots.taskContext.decode({
    version: 1,
    taskId: "",
    title: "",
    comments: [],
    linkedDocuments: [linked],
  })
  if (!read.ok) return { ok: false, expected: read.error.expected }
  const [document] = read.value.linkedDocuments
  return document === undefined ? { ok: false, expected: "a type of document" } : { ok: true, type: document.type }
}
