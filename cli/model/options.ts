import type { Option } from "../command.ts"
import { platformOptions } from "../platform/options.ts"

const takes = (name: string, value: string, says: string, oneOf: readonly string[] | null = null): Option => ({
  name,
  value,
  oneOf,
  says,
})

/** Where the secret of a credential is read from. There is no option that takes the secret itself. */
export const secretOptions: readonly Option[] = [
  takes("secret-file", "FILE", "with credential add and rotate, a file with the secret alone"),
  takes("secret-env", "NAME", "the variable that has the secret; without either it is read from standard input"),
]

/** The options of `model`. */
export const modelOptions: readonly Option[] = [
  takes("provider", "NAME", "with credential add, the provider that the secret is for"),
  ...secretOptions,
  takes("access", "LANE", "with profile create, who holds the models; platform_routed unless said", [
    "platform_routed",
    "harness_owned",
  ]),
  takes("policy", "NAME", "how one of a tier's candidates is chosen; fallback unless said", [
    "cheapest_sufficient",
    "pinned",
    "fallback",
  ]),
  {
    ...takes(
      "candidate",
      "K=V,…",
      "tier (default unless said), provider, model, and credential=KEY or source=platform_provider or source=harness_owned; effort where wanted. As often as needed, in order",
    ),
    isList: true,
  },
  takes("file", "FILE", "a revision as JSON, with routing_policy and candidates, in place of both"),
  { name: "json", value: null, oneOf: null, says: "print what the platform answers as JSON" },
  ...platformOptions,
]
