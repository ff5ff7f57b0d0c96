/** The sentence that every generated file whose format has comments bears in a comment of its own. */
export const headerSentence = "Generated from the catalog. Do not edit: change the fact and generate again."

const firstCharacters = 8_192
const comment = /^(?:\/\/|#|\{\/\*|\/\*) (.*?)(?: \*\/\}?)?$/

/** Whether a text's beginning bears the header as a comment line; front matter may stand before it. */
export function bearsHeader(text: string): boolean {
  const lines = text.slice(0, firstCharacters).split(/\r?\n/)
  return lines.some((line) => comment.exec(line)?.[1] === headerSentence)
}

/** Whether files of this name can bear a comment, so that a file of ours must have the header. */
export function canBearHeader(path: string): boolean {
  return /\.(?:[cm]?[jt]s|mdx|conf|cfg)$/.test(path)
}
