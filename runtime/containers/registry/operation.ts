/** What a client asks of a registry, in the words of the OCI distribution specification. */
export type Operation =
  | { readonly kind: "base" }
  | { readonly kind: "begin_upload"; readonly repository: string; readonly digest: string | null }
  | { readonly kind: "append"; readonly repository: string; readonly upload: string }
  | { readonly kind: "end_upload"; readonly repository: string; readonly upload: string; readonly digest: string }
  | { readonly kind: "drop_upload"; readonly repository: string; readonly upload: string }
  | { readonly kind: "read_blob"; readonly repository: string; readonly digest: string; readonly body: boolean }
  | { readonly kind: "read_manifest"; readonly repository: string; readonly reference: string; readonly body: boolean }
  | { readonly kind: "write_manifest"; readonly repository: string; readonly reference: string }

const digestForm = /^sha256:[0-9a-f]{64}$/
const repositoryForm = "[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*"
const routes = {
  uploads: new RegExp(`^/v2/(${repositoryForm})/blobs/uploads/?$`),
  upload: new RegExp(`^/v2/(${repositoryForm})/blobs/uploads/([0-9]{1,9})$`),
  blob: new RegExp(`^/v2/(${repositoryForm})/blobs/(sha256:[0-9a-f]{64})$`),
  manifest: new RegExp(`^/v2/(${repositoryForm})/manifests/(sha256:[0-9a-f]{64}|[A-Za-z0-9_][A-Za-z0-9._-]{0,127})$`),
}

/** Reads a request line; null: a registry that only takes what is pushed and gives it back has no such operation. */
export function operationOf(method: string, target: string): Operation | null {
  const { pathname, searchParams } = new URL(target, "http://registry.invalid")
  const reads = method === "GET" || method === "HEAD"
  const body = method === "GET"
  if (pathname === "/v2/" || pathname === "/v2") return reads ? { kind: "base" } : null
  const digest = searchParams.get("digest")
  if (digest !== null && !digestForm.test(digest)) return null
  const uploads = routes.uploads.exec(pathname)?.[1]
  if (uploads !== undefined) return method === "POST" ? { kind: "begin_upload", repository: uploads, digest } : null
  const [, inUpload, upload] = routes.upload.exec(pathname) ?? []
  if (inUpload !== undefined && upload !== undefined) return ofUpload(method, inUpload, upload, digest)
  const [, inBlob, blob] = routes.blob.exec(pathname) ?? []
  if (inBlob !== undefined && blob !== undefined)
    return reads ? { kind: "read_blob", repository: inBlob, digest: blob, body } : null
  const [, repository, reference] = routes.manifest.exec(pathname) ?? []
  if (repository === undefined || reference === undefined) return null
  if (method === "PUT") return { kind: "write_manifest", repository, reference }
  return reads ? { kind: "read_manifest", repository, reference, body } : null
}

function ofUpload(method: string, repository: string, upload: string, digest: string | null): Operation | null {
  switch (method) {
    case "PATCH":
      return { kind: "append", repository, upload }
    case "PUT":
      return digest === null ? null : { kind: "end_upload", repository, upload, digest }
    case "DELETE":
      return { kind: "drop_upload", repository, upload }
    default:
      return null
  }
}
