import { probeTool } from "../platform.ts"

/** What is said to agents: words that a model acts on, and that leave a scripted agent no doubt either. */
export const prompts = {
  greeting: "Good day. Answer in one short sentence.",
  /** Keeps an agent busy until it is stopped. */
  count: "Count slowly from one to one thousand, a number a line, and do nothing else.",
  /** Ends the count, as input into its turn. */
  stop: "Stop at ten.",
  read: "Read the file parser.ts and tell me its first line.",
  search: "Search for the word parser.",
  plan: "Make a plan of two entries for reading a file, and carry it out.",
  write: "Write a file named parser.txt, with permission.",
  delegate: "Let a subagent read the file parser.ts and tell you its first line. Do not read it yourself.",
  shorten: "Make room in your context.",
  verdict: "Give your verdict on parser.ts, in the form that you were given.",
  recall: "What did I say first?",
  staged: "Read the file and say its first line, word for word.",
} as const

/** A prompt for which the platform's own tool is called. */
export const probePrompt: string = `Call the tool ${probeTool}, once.`

/** A prompt that a turn of another process is to tell again. */
export function rememberable(word: string): string {
  return `Remember the word ${word}.`
}
