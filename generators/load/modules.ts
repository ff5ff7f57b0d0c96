import type { BuildFailure, Message, Plugin } from "esbuild"
import { existsSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { digestOf } from "./digest.ts"
import { toPosix } from "./files.ts"
import type { SourceFile } from "./files.ts"
import type { LintProblem } from "./data-lint.ts"
import type { LoadFolder } from "./cache.ts"
import { placeOfThrow } from "./thrown.ts"
import type { Tool } from "../tool.ts"

/** What one module exports. */
export interface RunModule {
  readonly file: SourceFile
  readonly exports: { readonly [name: string]: unknown }
}

/** A problem with the file in which it stands, null where it stands outside the catalog. */
export interface ModuleProblem extends LintProblem {
  readonly path: string
}

/** Modules that ran, and the problems of those that did not. */
export interface Run {
  readonly modules: readonly RunModule[]
  readonly problems: readonly ModuleProblem[]
  /** Whether they could be bundled; if not, none ran. */
  readonly isBuilt: boolean
  /** Absolute paths of everything that was bundled. */
  readonly inputs: readonly string[]
  /** Whether a value is a schema. */
  readonly isSchema: (value: unknown) => boolean
}

/** What modules are run with. */
export interface ModuleReading {
  readonly root: string
  readonly tool: Tool
  readonly folder: LoadFolder
  /** Digest of the tool. */
  readonly version: string
}

interface Bundle {
  readonly isSchema: (value: unknown) => boolean
  readonly modules: readonly (() => Promise<{ readonly [name: string]: unknown }>)[]
}

/**
 * Bundles modules together with the schema library of the tool and runs them, each by itself, so that one that throws
 * takes none but its importers along. The bundle's name holds its digest: what was edited runs anew in the same process.
 */
export async function runModules(files: readonly SourceFile[], reading: ModuleReading): Promise<Run> {
  const { root, tool, folder, version } = reading
  const { build } = await import("esbuild")
  const { schemaLibrary, schemaModule } = await import("./schema-library.ts")
  const library = pathToFileURL(await schemaLibrary(tool, folder, version)).href
  const paths = files.map(({ absolute }) => `() => import(${JSON.stringify(absolute)})`)
  const contents = `export { isSchema } from ${JSON.stringify(schemaModule)}\nexport const modules = [\n${paths.join(",\n")}\n]\n`
  try {
    const { outputFiles, metafile } = await build({
      stdin: { contents, resolveDir: tool.code, sourcefile: "catalog" },
      absWorkingDir: root,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      write: false,
      outfile: resolve(root, "bundle.mjs"),
      metafile: true,
      sourcemap: "external",
      sourcesContent: false,
      logLevel: "silent",
      charset: "utf8",
      tsconfigRaw: {},
      plugins: [ofTool(tool, schemaModule, library)],
    })
    const code = outputFiles.find(({ path }) => path.endsWith(".mjs"))?.contents ?? new Uint8Array()
    const map = outputFiles.find(({ path }) => path.endsWith(".map"))?.text ?? "{}"
    const entries = new Set(Object.values(metafile.outputs).map(({ entryPoint }) => entryPoint))
    const inputs = Object.keys(metafile.inputs)
      .filter((path) => !entries.has(path))
      .map((path) => resolve(root, path))
    const file = folder.writeBundle(`bundle-${digestOf([code])}.mjs`, code)
    const bundle = (await import(pathToFileURL(file).href)) as Bundle
    folder.afterImport(file)
    return { ...(await runEach(bundle, files, { root, map })), inputs, isBuilt: true, isSchema: bundle.isSchema }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return {
      modules: [],
      problems: error.errors.map((message) => buildProblem(message, root)),
      inputs: [],
      isBuilt: false,
      isSchema: () => false,
    }
  }
}

async function runEach(
  bundle: Bundle,
  files: readonly SourceFile[],
  from: { readonly root: string; readonly map: string },
): Promise<Pick<Run, "modules" | "problems">> {
  const modules: RunModule[] = []
  const problems: ModuleProblem[] = []
  const seen = new Set<unknown>()
  for (const [index, file] of files.entries()) {
    try {
      modules.push({ file, exports: (await bundle.modules[index]?.()) ?? {} })
    } catch (error) {
      if (seen.has(error)) continue
      seen.add(error)
      const place = placeOfThrow(error, from, new Set(files.map(({ path }) => path)))
      const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ").replace(/\.$/, "")
      const what = `the module can not be run: ${message}`
      problems.push({
        code: "load/thrown",
        path: place?.file ?? file.path,
        at: place?.at ?? [1, 1],
        what,
        fix: "give the constructor what it asks for",
      })
    }
  }
  return { modules, problems }
}

function ofTool(tool: Tool, schemaModule: string, library: string): Plugin {
  return {
    name: "of-tool",
    setup(build) {
      const escaped = tool.kindsPackage.replace(/[^a-zA-Z0-9]/g, "\\$&")
      build.onResolve({ filter: new RegExp(`^${escaped}/kinds$`) }, () => ({ path: tool.kinds }))
      // As source and compiled the tool has these beside its kinds; a bundle has not, and takes them from where they are installed.
      for (const [room, folder] of [
        ["rules", "catalog/rules"],
        ["model", "model"],
      ] as const) {
        const index = ["ts", "js"].map((ending) => join(tool.code, folder, `index.${ending}`)).find(existsSync)
        if (index !== undefined)
          build.onResolve({ filter: new RegExp(`^${escaped}/${room}$`) }, () => ({ path: index }))
      }
      build.onResolve({ filter: /^effect(\/|$)/ }, ({ path, kind, pluginData }) => {
        if (path === schemaModule) return { path: library, external: true }
        return pluginData === tool ? null : build.resolve(path, { kind, resolveDir: tool.code, pluginData: tool })
      })
    },
  }
}

function buildProblem({ text, location }: Message, root: string): ModuleProblem {
  const path = location === null ? "" : toPosix(relative(root, resolve(root, location.file)))
  const before = location === null ? "" : Buffer.from(location.lineText).subarray(0, location.column).toString()
  const missing = /^(Could not resolve|No matching export)/.test(text)
  return {
    code: missing ? "load/unresolved-import" : "load/syntax",
    path,
    at: [location?.line ?? 1, before.length + 1],
    what: missing ? `the import leads nowhere: ${text}` : `the module can not be read: ${text}`,
    fix: missing ? "import a module and a name that exist" : "mend the syntax",
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && Array.isArray((error as { readonly errors?: unknown }).errors)
}
