/** Every room of the house. */
const folders = "model|catalog|generators|templates|output|runtime|cli|packages|docs|test|bench"

/** What a folder may import besides itself. */
const allowed: { readonly [room: string]: readonly string[] } = {
  model: [],
  catalog: ["model"],
  generators: ["catalog", "model", "templates"],
  templates: [],
  output: [],
  runtime: ["output", "model"],
  cli: ["generators", "runtime", "model", "output"],
  packages: [],
}

const oneWay = Object.entries(allowed).map(([from, to]) => ({
  name: `${from}-imports-only-${to.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^${from}/`, pathNot: "[.]test[.]ts$" },
  to: { path: `^(${folders})/`, pathNot: `^(${[from, ...to].join("|")})/` },
}))

/** The rooms whose state outlives a process. The package of the runtime has neither of them. */
const withStore = "^runtime/(evidence|api)/"

/** The one file of the store that a checkout alone has: it loads the sources into the store's thread. */
const ofSources = "/store-thread-from-sources[.]js$"

/** The walls between rooms, as dependency-cruiser reads them. */
export const importRules = {
  forbidden: [
    ...oneWay,
    {
      name: "output-and-runtime-need-no-package",
      severity: "error",
      from: { path: "^(model|runtime|output|templates)/", pathNot: `[.]test[.]ts$|${withStore}` },
      to: { dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer"] },
    },
    {
      name: "only-the-store-needs-its-databases",
      severity: "error",
      from: { path: withStore, pathNot: `[.]test[.]ts$|${ofSources}` },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer"],
        pathNot: "node_modules/(@types/pg|kysely|libsql|pg)/",
      },
    },
    {
      name: "what-needs-no-store-reaches-none",
      severity: "error",
      from: { path: "^(model|runtime|output|templates)/", pathNot: withStore },
      to: { path: withStore },
    },
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    { name: "resolves", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^mdast$" } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^node_modules/checkfu/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".js", ".json"],
    },
  },
}
