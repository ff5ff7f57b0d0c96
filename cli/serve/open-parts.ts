import { resolve } from "node:path"
import { openApi } from "../../runtime/api/index.ts"
import type { Api, ApiObserver } from "../../runtime/api/index.ts"
import { systemClock } from "../../runtime/driver/clock.ts"
import type { Seals } from "../../runtime/evidence/seal.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { routes } from "../../runtime/gateway/index.ts"
import type { Gateway, Route } from "../../runtime/gateway/index.ts"
import { openOperations } from "../gateway/operations/listener.ts"
import type { OperationsListener } from "../gateway/operations/listener.ts"
import { watching } from "../gateway/operations/open.ts"
import { writePrivately } from "../gateway/private-file.ts"
import { apiMetrics } from "./api-metrics.ts"
import { Closing } from "./closing.ts"
import type { ServeConfiguration } from "./configuration.ts"
import { openData, remove } from "./data-folder.ts"
import type { DataFolder } from "./data-folder.ts"
import { haveKey, haveWorkspace } from "./first-keys.ts"
import { pulseOf } from "./health.ts"
import { descriptionText, installationOf } from "./installation.ts"
import { openStoredGateway } from "./open-gateway.ts"
import { openRunner } from "./open-runner.ts"
import type { OpenRunner } from "./open-runner.ts"
import type { Part } from "./parts.ts"
import { openSigner } from "./open-signer.ts"
import { openReplay } from "./replay.ts"
import { openSealing } from "./sealing.ts"
import { StartFault } from "./start-fault.ts"

/** What is asked for on the command line. */
export interface ServeTerms {
  readonly configuration: ServeConfiguration
  /** The folder that files of the configuration are named from. */
  readonly folder: string
  readonly cwd: string
  readonly data: string
  /** null: the embedded one in the data folder. */
  readonly store: string | null
  readonly parts: ReadonlySet<Part>
  readonly replay: string | null
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly version: string
  readonly write: (line: string) => void
}

/** What serves, until it is closed. */
export interface Serving {
  readonly data: DataFolder
  readonly api: string | null
  readonly gateway: string | null
  readonly operations: string | null
  /** The file with the key of the root; null: it is in another process's folder. */
  readonly rootKey: string | null
  /** Lets everything come to its end, for so many milliseconds at most, and closes it. */
  readonly drain: (milliseconds: number) => Promise<void>
}

/** Opens what is asked for. Rejects where something cannot be opened, with nothing left open. */
export async function openParts(terms: ServeTerms): Promise<Serving> {
  const closing = new Closing()
  try {
    return await opened(terms, closing)
  } catch (thrown) {
    await closing.close()
    throw thrown
  }
}

async function opened(terms: ServeTerms, closing: Closing): Promise<Serving> {
  const { configuration, parts, environment, write } = terms
  const data = openData(terms.data)
  const ground = parts.has("api") || parts.has("gateway") ? await openGround(terms, data, closing) : null
  const watch = watching(configuration, write, terms.version)
  closing.add(watch.close)
  const metrics = apiMetrics((request, endpoint, error) => {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    write(`${JSON.stringify({ request, endpoint, why })}\n`)
  })
  const pulse = pulseOf(ground?.store ?? null, systemClock)
  closing.add(async () => pulse.stop())

  let gateway: Gateway | null = null
  if (ground !== null && parts.has("gateway")) {
    const over = { ...ground, observers: watch.observers, environment, folder: terms.folder }
    gateway = await openStoredGateway(configuration, over)
    closing.add(gateway.close)
    watch.metrics.watch(gateway.health)
  }
  let api: Api | null = null
  if (ground !== null && parts.has("api")) {
    const gatewayUrl = configuration.gateway.url ?? gateway?.url ?? null
    api = await openStoredApi(terms, ground, data, gatewayUrl, metrics.observer)
    closing.add(() => api?.close(0) ?? Promise.resolve())
    writePrivately(data.apiUrl, `${api.url}\n`)
    closing.add(async () => remove(data.apiUrl))
  }
  const isRooted =
    api !== null && ground !== null && (await haveKey(ground.store, { role: "root", file: data.rootKey }, Date.now()))
  let operations: OperationsListener | null = null
  if (configuration.operations !== null) {
    const text = async (): Promise<string> => (await watch.metrics.text()) + (await metrics.text())
    operations = await openOperations(configuration.operations, pulse.health, {
      contentType: watch.metrics.contentType,
      text,
    })
    closing.add(operations.close)
  }
  const runner = parts.has("runner") ? await runnerOf(terms, ground?.store ?? null, data, api?.url ?? null) : null
  return {
    data,
    api: api?.url ?? null,
    gateway: gateway?.url ?? null,
    operations: operations?.url ?? null,
    rootKey: isRooted ? data.rootKey : null,
    drain: async (milliseconds) => {
      pulse.drain()
      // Its jobs need the others until they are over.
      await runner?.stop()
      await Promise.all([api?.close(milliseconds), gateway?.close(milliseconds)])
      await closing.close()
    },
  }
}

interface StoredGround {
  readonly store: Store
  readonly seals: Seals
  readonly routes: readonly Route[]
}

async function openGround(terms: ServeTerms, data: DataFolder, closing: Closing): Promise<StoredGround> {
  const { configuration, cwd, environment, folder } = terms
  const store = await openStore(terms.store ?? `file:${data.store}`)
  closing.add(store.close)
  const seals = await openSealing(
    store,
    data,
    configuration.sealingKeyFiles.map((file) => resolve(folder, file)),
    environment,
    cwd,
  )
  const replay = terms.replay === null ? null : await openReplay(cwd, terms.replay)
  if (replay !== null) closing.add(replay.close)
  return { store, seals, routes: replay?.routes ?? routes }
}

async function openStoredApi(
  { configuration, folder, write }: ServeTerms,
  { store, seals }: StoredGround,
  data: DataFolder,
  gatewayUrl: string | null,
  observer: ApiObserver,
): Promise<Api> {
  const { listen, url, publicHostname } = configuration.api
  const now = Date.now()
  await haveWorkspace(store, now)
  const keyFile =
    configuration.signingKeyFile === null ? data.signingKey : resolve(folder, configuration.signingKeyFile)
  const replaces = configuration.replacesSigningKey
  const signer = await openSigner(store, { file: keyFile, replaces, now, write })
  const installation = installationOf(configuration)
  return openApi({
    ...listen,
    store,
    sealing: seals,
    description: descriptionText(),
    suppliedProviders: installation.supplied,
    gatewayUrl,
    publicHostname,
    observer,
    unlistedProviders: configuration.providers,
    evidence: { signer, installation },
    ...(url === null ? {} : { publicUrl: url }),
  })
}

async function runnerOf(
  { configuration, folder, environment, write }: ServeTerms,
  store: Store | null,
  data: DataFolder,
  ownApi: string | null,
): Promise<OpenRunner> {
  const { runner, drainSeconds } = configuration
  const url = runner.api ?? ownApi
  if (url === null)
    throw new StartFault("a runner without an API in its process needs /runner/api in the configuration")
  const now = Date.now()
  const keyFile = runner.keyFile === null ? data.runnerKey : resolve(folder, runner.keyFile)
  if (runner.keyFile === null && store !== null) await haveKey(store, { role: "runner", file: keyFile }, now)
  const terms = { configuration: runner, url, keyFile, environment, drainMilliseconds: drainSeconds * 1_000, now }
  return openRunner({ ...terms, tell: (line) => write(`${line}\n`) })
}
