/**
 * Writes down what checkfu-wire promises, one report for each way in with declarations, under `packages/checkfu-wire/api/`.
 * With `--check` it writes nothing and fails where the compiled declarations promise something else.
 */
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "")
const folder = join(root, "packages", "checkfu-wire")
const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
  readonly exports: { readonly [entry: string]: string | { readonly types: string } }
}
const entries = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === "string" || entry.includes("*") ? [] : [[entry, target.types] as const],
)
const isCheck = process.argv.includes("--check")

const configs = entries.map(([entry, types]) => [entry, configOf(nameOf(entry), join(root, types))] as const)
const compilerState = CompilerState.create(configs[0]?.[1] as ExtractorConfig, {
  additionalEntryPoints: entries.map(([, types]) => join(root, types)),
})
const changed = configs.filter(([entry, config]) => {
  const result = Extractor.invoke(config, {
    compilerState,
    localBuild: !isCheck,
    showVerboseMessages: false,
    messageCallback: (message) => {
      message.handled = true
      const isFailure =
        message.logLevel === ExtractorLogLevel.Error && message.messageId !== "console-api-report-not-copied"
      if (isFailure) console.error(`${entry}: ${message.text}`)
    },
  })
  if (!existsSync(join(folder, "api", `${nameOf(entry)}.api.md`))) throw new Error(`no report of ${entry}`)
  return result.apiReportChanged
})

if (changed.length > 0)
  console.log(`The interface changed: ${changed.map(([entry]) => `checkfu-wire${entry.slice(1)}`).join(", ")}`)
if (isCheck && changed.length > 0) {
  console.log("If that is meant, run pnpm api, and let a reviewer read the reports.")
  process.exitCode = 1
}

function nameOf(entry: string): string {
  return entry === "." ? "index" : entry.slice(2).replaceAll("/", "-")
}

function configOf(name: string, declarations: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObjectFullPath: join(folder, "api-extractor.json"),
    packageJsonFullPath: join(folder, "package.json"),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: declarations,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: { target: "es2023", module: "nodenext", strict: true, types: [] },
          files: entries.map(([, types]) => join(root, types)),
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: join(folder, "api"),
        reportTempFolder: join(root, "dist", "api"),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
          "ae-missing-release-tag": { logLevel: ExtractorLogLevel.None },
          "ae-forgotten-export": { logLevel: ExtractorLogLevel.None },
          "ae-undocumented": { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  })
}
