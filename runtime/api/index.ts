/** The edge of the API: the server over an open store. */
export { digestOf, newBearer, newId } from "./access/bearer.ts"
export { apiVersion } from "./api-version.ts"
export type { ApiAnswer, ApiGround, ApiRequest, Caller, Handler, NotFound } from "./handler.ts"
export type { Sealing } from "./idempotency/once.ts"
export type { AnsweredRequest, ApiObserver } from "./observer.ts"
export { openApi } from "./open-api.ts"
export { usualLimits } from "./options.ts"
export type { Api, ApiHealth, ApiLimits, ApiOptions } from "./options.ts"
