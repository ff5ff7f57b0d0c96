// Declares with true where a word may stand.
import { defective, declaring } from "../seams.js"

defective({ sending: declaring({ interrupt: true }) })
