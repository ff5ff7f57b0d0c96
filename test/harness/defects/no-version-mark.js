// Leaves out the mark of JSON-RPC.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("session/new", (message) => ({ ...message, jsonrpc: undefined })) })
