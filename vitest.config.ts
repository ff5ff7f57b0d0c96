import { defineConfig } from "vitest/config"
import { apart, thorough } from "./test/thorough.ts"

const exclude = ["test/real/**", "**/node_modules/**", ...thorough]

export default defineConfig({
  test: {
    pool: "forks",
    // One more than the machines of CI have cores, since many tests wait for processes that they started.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          isolate: false,
          include: ["{model,catalog,generators,templates,output,runtime,cli,site,test}/**/*.test.ts"],
          exclude: [...exclude, ...apart],
        },
      },
      { extends: true, test: { name: "apart", include: [...apart], exclude } },
    ],
  },
})
