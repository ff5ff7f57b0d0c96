import { defineConfig } from "vitest/config"
import { thorough } from "./test/thorough.ts"

export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ["{model,catalog,generators,templates,output,runtime,cli,site,test}/**/*.test.ts"],
    exclude: ["test/real/**", "**/node_modules/**", ...thorough],
  },
})
