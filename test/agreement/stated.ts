import { join } from "node:path"
import type * as Schema from "effect/Schema"
import { filesBelow } from "../files.ts"

/** A payload as a module of the catalog states it. */
export interface Stated {
  readonly schema: Schema.Top
  readonly excess: "closed" | "keep"
}

/** What every module of the catalog states to ride, by the stem of its schema file. */
export async function everythingStated(): Promise<ReadonlyMap<string, Stated>> {
  const found = new Map<string, Stated>()
  for (const path of filesBelow("catalog/contracts", ".ts").filter((each) => /\/(?:slots|frames)\//.test(each))) {
    const module = (await import(join(import.meta.dirname, "..", "..", path))) as { readonly [name: string]: unknown }
    for (const exported of Object.values(module)) {
      const { $id, payload, answer, excess } = exported as {
        readonly $id?: string
        readonly payload?: Schema.Top & { readonly $id?: string }
        readonly answer?: { readonly payload: Schema.Top }
        readonly excess?: "closed" | "keep"
      }
      if ($id === undefined || payload === undefined || payload.$id !== undefined) continue
      const stem = $id.slice($id.indexOf("/") + 1)
      found.set(answer === undefined ? stem : `${stem}.request`, { schema: payload, excess: excess ?? "closed" })
      if (answer !== undefined)
        found.set(`${stem}.acknowledgement`, { schema: answer.payload, excess: excess ?? "closed" })
    }
  }
  return found
}
