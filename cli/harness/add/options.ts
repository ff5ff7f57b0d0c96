import type { Option } from "../../command.ts"

const takes = (name: string, value: string, says: string, oneOf: readonly string[] | null = null): Option => ({
  name,
  value,
  oneOf,
  says,
})

/** The options of `harness add` that no other verb has. */
export const addOptions: readonly Option[] = [
  takes("platform", "OS/ARCH", "with add oci, what the image runs on, such as linux/amd64"),
  takes("configuration", "JSON", "with add, public configuration: JSON, or @FILE; never a secret"),
  takes("configuration-schema", "JSON", "with add oci, the JSON Schema of that configuration, or @FILE"),
  takes("entry", "NAME", "with add recipe and add catalog, the entry of the catalog"),
  takes("release", "ID", "with add release, the release of the workspace"),
  takes("driver", "NAME", "with add release, exactly its driver", ["acp-v1", "oneshot-v1"]),
]

const stated = [
  "entrypoint",
  "protocol",
  "arg",
  "argv",
  "prompt-transport",
  "output-mode",
  "resume-flag",
  "output-schema-flag",
  "output-schema-transport",
  "working-directory",
]

/** Which options each source of a profile takes, besides those that say where the platform is. */
export const ofSource: { readonly [source in AddedSource]: readonly string[] } = {
  oci: ["name", "image", ...stated, "platform", "configuration", "configuration-schema"],
  recipe: ["name", "image", "entry", "harness", "configuration"],
  catalog: ["name", "entry", "harness", "configuration"],
  release: ["name", "release", "driver", "configuration"],
}

/** The sources that a profile is made from. */
export type AddedSource = "oci" | "recipe" | "catalog" | "release"
