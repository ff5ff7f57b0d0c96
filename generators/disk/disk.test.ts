import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, posix, win32 } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { diskAt, toNative } from "./disk.ts"

describe("a path on the system's own terms", () => {
  it("has backslashes on Windows only", () => {
    expect(toNative("C:\\work\\project", "output/a/b.ts", win32)).toBe("C:\\work\\project\\output\\a\\b.ts")
    expect(toNative("\\\\server\\share", "output/a/b.ts", win32)).toBe("\\\\server\\share\\output\\a\\b.ts")
    expect(toNative("/home/project", "output/a/b.ts", posix)).toBe("/home/project/output/a/b.ts")
  })
})

describe("the disk", () => {
  let root = ""
  let outside = ""
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "disk-"))
    outside = mkdtempSync(join(tmpdir(), "outside-"))
    writeFileSync(join(outside, "secret.ts"), "secret\n")
  })
  afterEach(() => {
    rmSync(root, { recursive: true })
    rmSync(outside, { recursive: true })
  })

  it("reads bytes as they are, and says what is no file", () => {
    const disk = diskAt(root)
    mkdirSync(join(root, "output/folder"), { recursive: true })
    writeFileSync(join(root, "output/a.bin"), Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x0d, 0x0a]))
    expect(Buffer.from(disk.read("output/a.bin"))).toEqual(Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0x0d, 0x0a]))
    expect(disk.read("output/none.ts")).toBe("missing")
    expect(disk.read("none/none.ts")).toBe("missing")
    expect(disk.read("output/folder")).toBe("not-a-file")
    expect(disk.read("output/a.bin/b.ts")).toBe("not-a-file")
  })

  it("follows no link, be it a file, a folder above or a dangling one", () => {
    const disk = diskAt(root)
    mkdirSync(join(root, "output"))
    symlinkSync(join(outside, "secret.ts"), join(root, "output/link.ts"))
    symlinkSync(outside, join(root, "output/folder"))
    symlinkSync(join(outside, "nowhere"), join(root, "output/dangling.ts"))
    expect(disk.read("output/link.ts")).toBe("not-a-file")
    expect(disk.read("output/folder/secret.ts")).toBe("not-a-file")
    expect(disk.read("output/dangling.ts")).toBe("not-a-file")
    expect(disk.list("output")).toEqual(["output/dangling.ts", "output/folder", "output/link.ts"])
    expect(disk.list("output/folder")).toEqual(["output/folder"])
  })

  it("says that a socket is no file", async () => {
    const server = createServer().listen(join(root, "socket"))
    await new Promise((resolve) => server.once("listening", resolve))
    expect(diskAt(root).read("socket")).toBe("not-a-file")
    await new Promise((resolve) => server.close(resolve))
  })

  it.skipIf(process.getuid?.() === 0)("says that a file which may not be read is none that can be compared", () => {
    writeFileSync(join(root, "a.ts"), "a\n")
    chmodSync(join(root, "a.ts"), 0)
    expect(diskAt(root).read("a.ts")).toBe("not-a-file")
  })

  it("lists by code unit whatever the system's order, without the folders that are left out", () => {
    for (const name of ["b", "a_b", "A", "a-b", "node_modules/x", "sub/é"]) {
      mkdirSync(join(root, "docs", name, ".."), { recursive: true })
      writeFileSync(join(root, "docs", name), "")
    }
    expect(diskAt(root).list("docs", ["node_modules"])).toEqual([
      "docs/A",
      "docs/a-b",
      "docs/a_b",
      "docs/b",
      "docs/sub/é",
    ])
    expect(diskAt(root).list("none")).toEqual([])
  })

  it("stages text beside its place until it takes the name, creating folders", () => {
    const disk = diskAt(root, 42)
    const take = disk.stage("output/deep/a.ts", "new\n")
    expect(readdirSync(join(root, "output/deep"))).toEqual([".a.ts.generating-42"])
    take()
    expect(readdirSync(join(root, "output/deep"))).toEqual(["a.ts"])
    expect(readFileSync(join(root, "output/deep/a.ts"), "utf8")).toBe("new\n")
  })

  it("never writes over a temporary file or through a link that stands in its place", () => {
    mkdirSync(join(root, "output"))
    symlinkSync(join(outside, "secret.ts"), join(root, "output/.a.ts.generating-42"))
    diskAt(root, 42).stage("output/a.ts", "new\n")()
    expect(readFileSync(join(outside, "secret.ts"), "utf8")).toBe("secret\n")
    expect(readFileSync(join(root, "output/a.ts"), "utf8")).toBe("new\n")
  })

  it("still gives the name when another run took the temporary file away", () => {
    const take = diskAt(root, 42).stage("output/a.ts", "new\n")
    rmSync(join(root, "output/.a.ts.generating-42"))
    take()
    expect(readFileSync(join(root, "output/a.ts"), "utf8")).toBe("new\n")
  })

  it("removes a folder only when it is empty", () => {
    const disk = diskAt(root)
    mkdirSync(join(root, "output/empty"), { recursive: true })
    disk.removeEmpty("output")
    disk.removeEmpty("output/empty")
    disk.removeEmpty("output/none")
    expect(existsSync(join(root, "output"))).toBe(true)
    expect(existsSync(join(root, "output/empty"))).toBe(false)
  })
})
