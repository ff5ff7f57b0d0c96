// Declares a value between none and the one that there is.
import { defective, declaring } from "../seams.js"

defective({ sending: declaring({ steer: "partial" }) })
