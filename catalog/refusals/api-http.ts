import { refusal } from "../kinds/refusal.ts"

/** What came is not a request that the server reads. */
export const apiHttp = refusal({
  name: "api-http",
  codes: ["api/http"],
  title: "Request that is no HTTP",
  status: 400,
  raisedIn: "api",
  cause: "the client or an edge writes HTTP/1.1 badly, or speaks another protocol",
  cure: "send a request by RFC 9112",
  example: "What came is not a request by RFC 9112.",
})
