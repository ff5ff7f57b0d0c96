import { statSync } from "node:fs"

/** Why an agent could not be started: the system's name for it, and a sentence. */
export interface SpawnFault {
  readonly code: string
  readonly message: string
}

/** What is wrong with the folder that an agent is to start in, which the system would report as a missing command. */
export function folderFault(folder: string): SpawnFault | null {
  try {
    if (statSync(folder).isDirectory()) return null
    return { code: "ENOTDIR", message: `The working directory ${folder} is no directory.` }
  } catch (error) {
    const { code = "ENOENT" } = error as NodeJS.ErrnoException
    return { code, message: `The working directory ${folder} cannot be entered: ${code}.` }
  }
}

const sentences: Readonly<Record<string, string>> = {
  ENOENT: "there is no such command",
  EACCES: "it may not be executed",
  E2BIG: "its arguments and its environment are too long for the system",
  ENOEXEC: "it is no program of this system",
  EMFILE: "this process has too many files open",
  EAGAIN: "the system has no room for another process",
  ENOMEM: "the system has no memory for another process",
}

/** What the system, or Node for it, said against a start. */
export function spawnFault(error: unknown, command: string): SpawnFault {
  const { code = "UNKNOWN", message } = error as NodeJS.ErrnoException
  const why = sentences[code] ?? message
  return { code, message: `${command} cannot be started: ${why}.` }
}
