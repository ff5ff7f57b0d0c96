import { github } from "./github.ts"
import { json } from "./json.ts"
import { pretty } from "./pretty.ts"
import type { Reporter } from "./reporter.ts"
import { sarif } from "./sarif.ts"
import { tsc } from "./tsc.ts"

/** A reporter's name, as it is chosen on the command line. */
export type ReporterName = "pretty" | "json" | "github" | "sarif" | "tsc"

/** Every reporter by name. */
export const reporters: { readonly [name in ReporterName]: Reporter } = { pretty, json, github, sarif, tsc }
