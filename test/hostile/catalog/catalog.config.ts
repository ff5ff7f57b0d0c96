import { config } from "../../../catalog/kinds/index.ts"

export default config({ out: "generated", docs: "pages" })
