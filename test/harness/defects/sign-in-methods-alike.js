// Offers two ways to sign in under one id.
import { defective, answersTo, withResult } from "../seams.js"

const way = { id: "key", name: "An API key" }
defective({ sending: answersTo("initialize", (message) => withResult(message, { authMethods: [way, way] })) })
