import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { brokenLinks } from "./links.ts"

function built(files: { readonly [path: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const sound = {
  "index.html":
    '<a href="/wire/a/">a</a> <a href="/wire/a/#b">b</a> <img src="/wire/x.svg"><a href="https://a.example">c</a>',
  "a/index.html":
    '<h2 id="b">b</h2> <a href="#b">b</a> <a href="../">up</a><link rel="canonical" href="https://a.example/z/">',
  "x.svg": "<svg/>",
}

describe("the links of a built site", () => {
  it("are fine when each leads to a page, a file or an anchor", () => {
    expect(brokenLinks(built(sound), "/wire/")).toEqual([])
  })

  it.each([
    ["/wire/gone/", "leads to no page or file"],
    ["/wire/y.svg", "leads to no page or file"],
    ["/wire/a/#c", "leads to no anchor"],
    ["#top", "leads to no anchor"],
    ["/wire/a", "needs a slash at its end"],
    ["/a/", "lies outside /wire/"],
  ])("are found when one is %s", (address, problem) => {
    const folder = built({ ...sound, "b/index.html": `<a href="${address}">x</a>` })
    expect(brokenLinks(folder, "/wire/")).toEqual([`b/index.html: ${address} ${problem}`])
  })
})
