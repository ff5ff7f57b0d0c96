import {
  listDocumentsTool,
  readDocumentTool,
  reportResultTool,
  reportWorkflowVerdictTool,
  writeDocumentTool,
} from "../../../output/facts/host-tools.ts"
import type { HostTool } from "../../../output/facts/types.ts"
import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import { mcpAnswers } from "../../mcp/answers.ts"
import type { Told, Tool } from "../../mcp/answers.ts"
import { openLoopback } from "../../mcp/loopback.ts"
import type { Loopback } from "../../mcp/loopback.ts"
import { readType } from "./documents.ts"
import type { Documents } from "./documents.ts"
import { inputSchemaOf, readArguments } from "./arguments.ts"
import type { Values } from "./arguments.ts"

/** What an agent reported since its turn began. The last report of a kind stands. */
export interface Reported {
  readonly result: string | null
  readonly verdict: { readonly verdict: string; readonly reason: string } | null
  /** Ids of the documents that were written, in order. */
  readonly written: readonly string[]
}

/** The host's server, for one turn at a time. */
export interface ModeServer extends Loopback {
  /** A turn begins, to which nothing counts that was called before. */
  readonly begin: () => void
  /** The tools that were called since the turn began, and answered without an error. */
  readonly called: () => ReadonlySet<string>
  /** Whether anybody spoke to the server since. */
  readonly isReached: () => boolean
  readonly reported: () => Reported
}

/**
 * Opens the server that the sessions of turns are given, over HTTP or by a program that the agent starts. It takes reports
 * and documents and counts what was served; a call with wrong arguments is told what is wrong, and counts for nothing.
 */
export async function openModeServer(documents: Documents): Promise<ModeServer> {
  const called = new Set<string>()
  let isReached = false
  let reported = nothingReported

  const tool = <N extends string>(of: HostTool<N>, serve: (values: Values<N>) => Promise<Told>): Tool => ({
    name: of.literal,
    description: of.description,
    inputSchema: inputSchemaOf(of.arguments),
    isReadOnly: of.isReadOnly,
    call: async (given) => {
      const read = readArguments(of.arguments, given)
      if (!read.ok) return wrong(read.wrong)
      const told = await serve(read.values)
      if (!told.isError) called.add(of.literal)
      return told
    },
  })

  const tools: readonly Tool[] = [
    tool(reportResultTool, async ({ summary = "" }) => {
      reported = { ...reported, result: summary }
      return said("The result was reported.")
    }),
    tool(reportWorkflowVerdictTool, async ({ verdict = "", reason = "" }) => {
      reported = { ...reported, verdict: { verdict, reason } }
      return said("The verdict was reported.")
    }),
    tool(writeDocumentTool, async ({ title = "", type = "", content = "", documentId = null }) => {
      const read = readType(type)
      if (!read.ok) return wrong(`type must be ${read.expected}.`)
      const id = await documents.write({ documentId, title, type: read.type, content })
      if (id === null) return wrong(noDocument)
      reported = { ...reported, written: [...reported.written, id] }
      return said(`The document was written: ${id}`)
    }),
    tool(listDocumentsTool, async () => said(JSON.stringify(await documents.list()))),
    tool(readDocumentTool, async ({ documentId = "" }) => {
      const document = await documents.read(documentId)
      return document === null ? wrong(noDocument) : said(document.content)
    }),
  ]
  const answers = mcpAnswers(onehorizon.name, tools)
  const loopback = await openLoopback(onehorizon.name, (message) => {
    isReached = true
    return answers(message)
  })
  const begin = (): void => {
    called.clear()
    isReached = false
    reported = nothingReported
  }
  return { ...loopback, begin, called: () => new Set(called), isReached: () => isReached, reported: () => reported }
}

const nothingReported: Reported = { result: null, verdict: null, written: [] }

const noDocument = "The task has no such document."

function said(text: string): Told {
  return { text, isError: false }
}

function wrong(text: string): Told {
  return { text, isError: true }
}
