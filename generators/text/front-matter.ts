/**
 * A YAML scalar that holds exactly this text, in double quotes, on one line. Escaped is whatever a reader of YAML 1.1 or
 * 1.2 may refuse or fold: controls, line and paragraph separators, the byte order mark and the two non-characters.
 */
export function yamlText(value: string): string {
  return JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}
