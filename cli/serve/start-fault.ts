/** Why a server cannot start, as a sentence for whoever started it. */
export class StartFault extends Error {
  override readonly name = "StartFault"
}

/** What is wrong in a sentence, where somebody can mend it; everything else is a bug, and thrown on. */
export function startSentence(thrown: unknown): string {
  if (thrown instanceof Error && (thrown.name === "StartFault" || thrown.name === "StoreFault")) return thrown.message
  if (thrown instanceof Error && "code" in thrown) {
    const at = "address" in thrown && "port" in thrown ? ` ${String(thrown.address)}:${String(thrown.port)}` : ""
    if (thrown.code === "EADDRINUSE")
      return `the address${at} is in use: end what listens there, or name another one in the configuration`
    if (thrown.code === "EACCES") return `this user may not listen at${at}`
    if (thrown.code === "EADDRNOTAVAIL") return `this machine has no address${at}`
    if (thrown.code === "28P01" || thrown.code === "28000" || thrown.code === "3D000")
      return `the store's server says: ${thrown.message}`
  }
  throw thrown
}
