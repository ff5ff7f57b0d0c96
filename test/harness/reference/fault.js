/** What goes to the client as a JSON-RPC error, with its code. */
export class Fault extends Error {
  constructor(code, message) {
    super(message)
    this.rpcCode = code
  }
}

export const invalidRequest = -32600
export const methodNotFound = -32601
export const invalidParams = -32602
export const internalError = -32603
export const notFound = -32002
