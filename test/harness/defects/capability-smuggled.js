// Declares an axis that no declaration may raise.
import { defective, declaring } from "../seams.js"

defective({ sending: declaring({ model_control: "harness_owned" }) })
