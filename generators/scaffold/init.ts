import type { AcpIndex } from "../../model/site.ts"
import type { ContractHead } from "../../model/slot.ts"
import type { Fact } from "../../model/fact.ts"
import { identifierOf } from "../../model/naming.ts"
import { resolve } from "../resolve/resolve.ts"
import { skeletonOf } from "../text/skeleton.ts"
import type { Scaffold } from "./asked.ts"
import { keyOfSlot, message, recipes } from "./recipes.ts"
import { nameProblem } from "./taken.ts"
import { titleOf } from "./title-of.ts"

/** What a catalog is begun with. */
export interface Beginning {
  /** Name of its contract. */
  readonly name: string
  /** The catalog's folder below the project. */
  readonly folder: string
  /** The folders of generated files and of pages, that nobody else uses. */
  readonly out: string
  readonly docs: string
  /** The package of the constructors, with its entry. */
  readonly kinds: string
  /** The command line that generates from it. */
  readonly generate: string
  readonly acp: AcpIndex
  /** A skeleton's text. */
  readonly skeleton: (name: string) => string
}

/** A catalog of one contract with one slot, that generates as it stands. Writes nothing. */
export function initial({ name, folder, out, docs, kinds, generate, acp, skeleton }: Beginning): Scaffold {
  const contract = factOf("contract", name, null)
  const { catalog } = resolve([contract], acp)
  const [head = null] = catalog.contracts
  const refused =
    nameProblem(contract, resolve([], acp).catalog) ?? nameProblem(factOf("slot", "greeting", head), catalog)
  if (refused !== null) return { ok: false, refused }
  const identifier = identifierOf(name)
  const values = {
    name,
    kinds,
    out,
    docs,
    message,
    title: titleOf(name),
    // The modules import these names, and the slot is called greeting.
    constant: ["contract", "meta", "slot", "greeting"].includes(identifier)
      ? identifierOf(`${name}-contract`)
      : identifier,
    prefix: head?.keyPrefix ?? "",
    key: keyOfSlot("greeting", head),
  }
  const filled = (from: string): string => {
    const said = skeletonOf(skeleton(from))(values)
    if (!said.ok) throw new Error(`the skeleton ${from} is wrong in line ${said.line}: ${said.problem}`)
    return said.text
  }
  const slot = `${folder}/contracts/${name}/slots/greeting.ts`
  return {
    ok: true,
    files: [
      { path: `${folder}/catalog.config.ts`, text: filled("config") },
      { path: `${folder}/contracts/${name}/contract.ts`, text: filled("contract") },
      { path: slot, text: filled("slot") },
      { path: `${folder}/tsconfig.json`, text: filled("tsconfig") },
    ],
    next: [
      `Run ${generate}: it reads ${folder}/ and writes the decoder ${out}/contracts/${name}/greeting.ts`,
      `Make the slot what your agent really sends, in ${slot}, and generate again`,
      "Begin the next fact by command: new slot, new harness, new provider",
      `In continuous integration, run ${generate} --check`,
    ],
  }
}

/** What a fact comes to as far as its names meet others. */
function factOf(kind: "contract" | "slot", name: string, contract: ContractHead | null): Fact {
  const id: Fact["id"] = contract === null ? `${kind}/${name}` : `${kind}/${contract.name}/${name}`
  return { id, kind, name, body: recipes[kind]?.body(name, contract, "") ?? {} }
}
