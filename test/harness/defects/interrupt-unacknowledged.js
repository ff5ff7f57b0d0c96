// Never says whether it drains.
import { defective, answersTo } from "../seams.js"

defective({ sending: answersTo("_checkfu/session/interrupt", () => []) })
