import { describe, expect, it } from "vitest"
import { bearsHeader, canBearHeader, headerSentence } from "./header.ts"

describe("the header", () => {
  it.each([
    `// ${headerSentence}\nexport {}\n`,
    `# ${headerSentence}\n`,
    `---\ntitle: A page\n---\n\n{/* ${headerSentence} */}\n`,
    `// ${headerSentence}\r\n`,
    `/* ${headerSentence} */\n`,
  ])("is found in %j", (text) => {
    expect(bearsHeader(text)).toBe(true)
  })

  it.each([
    "export {}\n",
    `${headerSentence}\n`,
    `We write "// ${headerSentence}" on top.\n`,
    `const header = "// ${headerSentence}"\n`,
    `// ${headerSentence} Really.\n`,
    `${"x\n".repeat(5_000)}// ${headerSentence}\n`,
  ])("is not found in a text that is no generated file's", (text) => {
    expect(bearsHeader(text)).toBe(false)
  })

  it("can stand in formats that have comments only", () => {
    expect(["a.ts", "a.d.ts", "a.mdx", "a.conf", "a.cfg"].filter(canBearHeader)).toHaveLength(5)
    expect(["a.json", "a.jsonl", "manifest.txt", "README.md"].filter(canBearHeader)).toEqual([])
  })
})
