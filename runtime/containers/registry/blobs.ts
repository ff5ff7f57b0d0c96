import { createHash } from "node:crypto"
import type { Hash } from "node:crypto"
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from "node:fs"
import type { ReadStream } from "node:fs"
import { join } from "node:path"
import { Transform } from "node:stream"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

/** The blobs of a registry, as files of a folder that are named by their digests. */
export interface Blobs {
  /** Begins an upload; the name of it. */
  readonly begin: () => string
  /** Appends what comes, and answers with the bytes so far; null: there is no such upload. Rejects where the body breaks off. */
  readonly append: (upload: string, body: Readable) => Promise<number | null>
  /** Ends an upload. `other`: its bytes have another digest, and are gone. */
  readonly end: (upload: string, digest: string) => "kept" | "other" | "unknown"
  readonly drop: (upload: string) => void
  /** Bytes of a blob; null: it is not here. */
  readonly size: (digest: string) => number | null
  readonly read: (digest: string) => ReadStream
}

/** Blobs in a folder that exists and belongs to them alone. */
export function blobsIn(folder: string): Blobs {
  const uploads = new Map<string, { readonly hash: Hash; bytes: number }>()
  let begun = 0
  const fileOf = (digest: string): string => join(folder, digest.replace(":", "-"))
  const partOf = (upload: string): string => join(folder, `upload-${upload}`)
  const drop = (upload: string): void => {
    uploads.delete(upload)
    rmSync(partOf(upload), { force: true })
  }
  return {
    begin: () => {
      const name = String(++begun)
      uploads.set(name, { hash: createHash("sha256"), bytes: 0 })
      return name
    },
    append: async (name, body) => {
      const upload = uploads.get(name)
      if (upload === undefined) return null
      const counting = new Transform({
        transform(chunk: Buffer, _encoding, passed) {
          upload.hash.update(chunk)
          upload.bytes += chunk.length
          passed(null, chunk)
        },
      })
      await pipeline(body, counting, createWriteStream(partOf(name), { flags: "a", mode: 0o600 }))
      return upload.bytes
    },
    end: (name, digest) => {
      const upload = uploads.get(name)
      if (upload === undefined) return "unknown"
      if (`sha256:${upload.hash.digest("hex")}` !== digest) {
        drop(name)
        return "other"
      }
      renameSync(partOf(name), fileOf(digest))
      uploads.delete(name)
      return "kept"
    },
    drop,
    size: (digest) => (existsSync(fileOf(digest)) ? statSync(fileOf(digest)).size : null),
    read: (digest) => createReadStream(fileOf(digest)),
  }
}
