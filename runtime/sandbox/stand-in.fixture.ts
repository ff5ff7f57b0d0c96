import type { Engine } from "../containers/index.ts"

/** An engine that does nothing and says that it did, but for what a test gives it. */
export function standInEngine(more: Partial<Engine> = {}): Engine {
  const nothing = async (): Promise<{ readonly ok: true; readonly value: null }> => ({ ok: true, value: null })
  return {
    at: "stand-in",
    facts: async () => ({ ok: true, value: { name: "stand-in", version: "1", platform: "linux/amd64" } }),
    build: async () => ({ ok: true, value: "sha256:built" }),
    importImage: async () => ({ ok: true, value: "sha256:root" }),
    image: nothing,
    pull: nothing,
    push: nothing,
    removeImage: nothing,
    run: () => ({ command: process.execPath, args: ["-e", ""], environment: {} }),
    remove: nothing,
    owners: async () => ({ ok: true, value: [] }),
    clear: nothing,
    ...more,
  }
}
