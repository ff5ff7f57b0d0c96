/** A request that was answered. */
export interface AnsweredRequest {
  /** The id that the answer bears in its header request-id. */
  readonly request: string
  /** The name of the endpoint; null: none was found. */
  readonly endpoint: string | null
  readonly status: number
  /** The code of the refusal; null: it was not refused. */
  readonly code: string | null
  /** The id of the API key, the claim or the connected runtime; null: nobody was proven. */
  readonly caller: string | null
  readonly milliseconds: number
}

/**
 * Who wants to know what the API does. Nothing that is told holds a target of the client's making, a body, a header or
 * a bearer. What throws here is the observer's own bug, and stops no request.
 */
export interface ApiObserver {
  readonly answered: (request: AnsweredRequest) => void
  /** The server failed at a request, which was answered with 500 and without this error. */
  readonly failed: (request: string, endpoint: string | null, error: unknown) => void
}

/** An observer that cannot stop a request, whatever it throws. */
export function tolerant(observer: ApiObserver): ApiObserver {
  const tell = (call: () => void): void => {
    try {
      call()
    } catch {
      // An observer's failure is its own.
    }
  }
  return {
    answered: (request) => tell(() => observer.answered(request)),
    failed: (request, endpoint, error) => tell(() => observer.failed(request, endpoint, error)),
  }
}

/** Tells nobody. */
export const silent: ApiObserver = { answered: () => undefined, failed: () => undefined }
