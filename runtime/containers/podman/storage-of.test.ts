import { describe, expect, it } from "vitest"
import { storageConfiguration, storeIn } from "./storage-of.ts"

const info = (store: object, host: object = { serviceIsRemote: false }): string => JSON.stringify({ host, store })

describe("a storage of its own", () => {
  it("is of the user's kind, and reads the user's images", () => {
    const store = storeIn(info({ graphDriverName: "vfs", graphRoot: "/var/lib/containers/storage", graphOptions: {} }))
    expect(store && storageConfiguration(store, "/tmp/own")).toBe(
      [
        "[storage]",
        'driver = "vfs"',
        'graphroot = "/tmp/own/g"',
        'runroot = "/tmp/own/r"',
        "[storage.options]",
        'additionalimagestores = ["/var/lib/containers/storage"]',
        "",
      ].join("\n"),
    )
  })

  it.each([["/usr/bin/fuse-overlayfs"], [{ Executable: "/usr/bin/fuse-overlayfs", Version: "1.10" }]])(
    "mounts by the user's program: %j",
    (program) => {
      const graphOptions = { "overlay.mount_program": program }
      const store = storeIn(info({ graphDriverName: "overlay", graphRoot: "/home/a/storage", graphOptions }))
      expect(store && storageConfiguration(store, "/tmp/own")).toContain(
        '[storage.options.overlay]\nmount_program = "/usr/bin/fuse-overlayfs"\n',
      )
    },
  )

  it("is none where the containers are on another machine", () => {
    expect(storeIn(info({}, { serviceIsRemote: true }))).toBeNull()
  })
})
