import { config } from "checkfu-catalog/kinds"

export default config({ out: "generated" })
