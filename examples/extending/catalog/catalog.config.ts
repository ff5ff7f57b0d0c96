import { config } from "checkfu-catalog/kinds"

export default config({
  extends: ["checkfu-catalog"],
  only: [
    "axis",
    "check",
    "contract/checkfu",
    "dialect-request",
    "gateway-route",
    "harness/checkfu",
    "provider/anthropic",
    "provider/openai",
  ],
  rules: ["house-rules"],
})
