import { defineConfig } from "vitest/config"
import { besides, thorough, twice } from "./test/thorough.ts"

export default defineConfig({
  test: {
    pool: "forks",
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { CHECKFU_THOROUGH: "1" },
    projects: [
      {
        extends: true,
        test: { name: "besides", maxWorkers: 2, sequence: { groupOrder: 0 }, include: [...besides] },
      },
      {
        extends: true,
        test: {
          name: "alone",
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          include: ["test/real/**/*.test.ts", ...thorough, ...twice],
          exclude: ["**/node_modules/**", ...besides],
        },
      },
    ],
  },
})
