import { internationalCharacters, privateCharacters } from "./iri.ts"

/** What may not stand outside expressions: RFC 6570, section 2.1, with the apostrophe that its ABNF forgot. */
const strangeLiteral = new RegExp(
  String.raw`[^!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~${internationalCharacters}${privateCharacters}]|%(?![0-9A-Fa-f]{2})`,
  "u",
)
const strangeName = /[^%A-Za-z0-9_.]|^\.|\.\.|\.$|%(?![0-9A-Fa-f]{2})/

/** `URI-Template` of RFC 6570, of any level. Operators that are reserved for extensions are taken. */
export function isUriTemplate(text: string): boolean {
  let end = 0
  for (let begin = text.indexOf("{"); begin >= 0; begin = text.indexOf("{", end)) {
    const close = text.indexOf("}", begin)
    if (close < 0 || strangeLiteral.test(text.slice(end, begin)) || !isExpression(text.slice(begin + 1, close)))
      return false
    end = close + 1
  }
  return !strangeLiteral.test(text.slice(end))
}

/** What stands between braces: perhaps an operator, and then variables. */
function isExpression(expression: string): boolean {
  const variables = /^[+#./;?&=,!@|]/.test(expression) ? expression.slice(1) : expression
  return variables.split(",").every(isVariable)
}

/** A name, perhaps exploded, or cut to a length from 1 to 9,999. */
function isVariable(variable: string): boolean {
  const name = variable.endsWith("*") ? variable.slice(0, -1) : variable.replace(/:[1-9][0-9]{0,3}$/, "")
  return name !== "" && !strangeName.test(name)
}
