// A replica of the API as a process of its own: the store's URL, the gateway's, when the test began, and the port.
import { openApi } from "../../runtime/api/index.ts"
import { signerOfByte } from "../../runtime/evidence/evidence.fixture.ts"
import { sealsUnder } from "../../runtime/evidence/seal.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { plainInstallation } from "../../runtime/evidence/tuple/installation.ts"
import { hurriedClock, hurriedNow } from "./hurried.ts"
import { mortal } from "./mortal.ts"

const [url = "", gatewayUrl = "", began = "", port = "0"] = process.argv.slice(2)
const { at } = mortal()

/** The units of writes of a store, with a moment before each commit and one after it. */
function withMoments(write: Store["write"], before: string, after: string): Store["write"] {
  return async (unit) => {
    const written = await write(async (db) => {
      const made = await unit(db)
      await at(before)
      return made
    })
    await at(after)
    return written
  }
}

const store = await openStore(url)
await openApi({
  store: {
    ...store,
    write: withMoments(store.write, "writing", "written"),
    writeLocked: withMoments(store.writeLocked, "completing", "completed"),
  },
  sealing: sealsUnder([new Uint8Array(32).fill(7)]),
  description: "{}",
  gatewayUrl,
  port: Number(port),
  clock: hurriedClock,
  wallClock: () => hurriedNow(Number(began)),
  evidence: { signer: signerOfByte(1), installation: plainInstallation({ kind: "hosted" }) },
})
process.stdout.write("ready\n")
