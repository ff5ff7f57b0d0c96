import { config } from "./kinds/config.ts"

export default config({ out: "output", docs: "docs" })
