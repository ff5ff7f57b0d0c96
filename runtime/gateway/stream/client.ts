import type { ServerResponse } from "node:http"

/** The client's side of an answer. */
export interface Client {
  /** Writes the head; once. */
  readonly head: (status: number, headers: string[]) => void
  /** False: the client is slower than the bytes come, and `drained` will be called. */
  readonly write: (bytes: Buffer | string) => boolean
  readonly end: () => void
  /** Cuts the connection, so that nobody takes what came for the whole. */
  readonly destroy: () => void
  /** What is called when a slow client has caught up. */
  drained: () => void
}

/** The client behind a response of Node's server. */
export function clientOf(response: ServerResponse): Client {
  const client: Client = {
    head: (status, headers) => void response.writeHead(status, headers),
    write: (bytes) => response.write(bytes),
    end: () => void response.end(),
    destroy: () => void response.destroy(),
    drained: () => undefined,
  }
  response.on("drain", () => client.drained())
  return client
}
