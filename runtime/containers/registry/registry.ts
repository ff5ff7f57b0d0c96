import { createHash } from "node:crypto"
import { createServer } from "node:http"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { pipeline } from "node:stream/promises"
import { blobsIn } from "./blobs.ts"
import { operationOf } from "./operation.ts"
import type { Operation } from "./operation.ts"

/** Where a registry listens and what it keeps. */
export interface RegistryOptions {
  /** The address to listen on; the port is any that is free. */
  readonly host: string
  /** A folder that exists and belongs to it alone. */
  readonly folder: string
  /** The only repository that it has: whoever does not know the name finds nothing. */
  readonly repository: string
}

/** A registry that lives as long as this process needs it: it takes one repository's images, and gives them back. */
export interface Registry {
  readonly port: number
  /** The digest under which a tag was pushed; null: it was not. */
  readonly digestOf: (tag: string) => string | null
  /** Ends every connection. The folder stays. */
  readonly close: () => Promise<void>
}

/** The largest manifest that is taken, in bytes, as other registries have it. */
const manifestBytes = 4 * 1024 * 1024

/** Opens a registry. Rejects where the address cannot be had. */
export async function openRegistry({ host, folder, repository }: RegistryOptions): Promise<Registry> {
  const blobs = blobsIn(folder)
  const manifests = new Map<string, { readonly type: string; readonly bytes: Buffer }>()
  const tags = new Map<string, string>()

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const operation = operationOf(request.method ?? "", request.url ?? "")
    if (operation === null) return answer(response, 404, "UNSUPPORTED")
    if (operation.kind === "base") return answer(response, 200, null)
    if (operation.repository !== repository) return answer(response, 404, "NAME_UNKNOWN")
    return perform(operation, request, response)
  }

  const uploaded = (response: ServerResponse, upload: string, bytes: number): void =>
    answer(response, 202, null, {
      location: `/v2/${repository}/blobs/uploads/${upload}`,
      range: `0-${Math.max(bytes - 1, 0)}`,
    })

  const ended = (response: ServerResponse, upload: string, digest: string): void => {
    const end = blobs.end(upload, digest)
    if (end === "unknown") return answer(response, 404, "BLOB_UPLOAD_UNKNOWN")
    if (end === "other") return answer(response, 400, "DIGEST_INVALID")
    answer(response, 201, null, { location: `/v2/${repository}/blobs/${digest}`, "docker-content-digest": digest })
  }

  const perform = async (
    operation: Exclude<Operation, { readonly kind: "base" }>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    switch (operation.kind) {
      case "begin_upload": {
        const upload = blobs.begin()
        if (operation.digest === null) return uploaded(response, upload, 0)
        await blobs.append(upload, request)
        return ended(response, upload, operation.digest)
      }
      case "append": {
        const bytes = await blobs.append(operation.upload, request)
        return bytes === null
          ? answer(response, 404, "BLOB_UPLOAD_UNKNOWN")
          : uploaded(response, operation.upload, bytes)
      }
      case "end_upload":
        await blobs.append(operation.upload, request)
        return ended(response, operation.upload, operation.digest)
      case "drop_upload":
        blobs.drop(operation.upload)
        return answer(response, 204, null)
      case "read_blob": {
        const size = blobs.size(operation.digest)
        if (size === null) return answer(response, 404, "BLOB_UNKNOWN")
        response.writeHead(200, { "content-length": size, "docker-content-digest": operation.digest })
        if (operation.body) return pipeline(blobs.read(operation.digest), response)
        return void response.end()
      }
      case "read_manifest": {
        const digest = tags.get(operation.reference) ?? operation.reference
        const manifest = manifests.get(digest)
        if (manifest === undefined) return answer(response, 404, "MANIFEST_UNKNOWN")
        const { type, bytes } = manifest
        response.writeHead(200, {
          "content-type": type,
          "content-length": bytes.length,
          "docker-content-digest": digest,
        })
        return void response.end(operation.body ? bytes : undefined)
      }
      case "write_manifest": {
        const bytes = await wholeOf(request)
        if (bytes === null) return answer(response, 413, "MANIFEST_INVALID")
        const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`
        if (operation.reference.startsWith("sha256:") && operation.reference !== digest)
          return answer(response, 400, "DIGEST_INVALID")
        manifests.set(digest, { type: request.headers["content-type"] ?? "application/octet-stream", bytes })
        if (operation.reference !== digest) tags.set(operation.reference, digest)
        return answer(response, 201, null, {
          location: `/v2/${repository}/manifests/${digest}`,
          "docker-content-digest": digest,
        })
      }
      default:
        return operation satisfies never
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready, failed) => {
    server.once("error", failed)
    server.listen(0, host, () => {
      server.off("error", failed)
      ready()
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    digestOf: (tag) => tags.get(tag) ?? null,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function answer(
  response: ServerResponse,
  status: number,
  error: string | null,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = error === null ? "" : JSON.stringify({ errors: [{ code: error }] })
  response.writeHead(status, {
    "docker-distribution-api-version": "registry/2.0",
    ...(error === null ? {} : { "content-type": "application/json" }),
    "content-length": body.length,
    ...headers,
  })
  response.end(body)
}

/** The whole body; null: it is longer than a manifest may be. */
async function wholeOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > manifestBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
