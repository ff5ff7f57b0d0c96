import type { RoutableModel } from "../../../output/documents/routable-model.ts"
import { modelCards } from "../../../output/facts/model-cards.ts"
import { providers } from "../../../output/facts/providers.ts"
import type { ModelCard } from "../../../output/facts/types.ts"
import type { ApiAnswer, ApiGround, ApiRequest } from "../handler.ts"
import type { Handlers } from "../handler-table.ts"

/** What answers the endpoints of models. */
export const modelHandlers = {
  listModels,
} satisfies Partial<Handlers>

/** The reviewed models whose provider the gateway has a route to. */
function listModels(_request: ApiRequest, { suppliedProviders }: ApiGround): Promise<ApiAnswer> {
  const data = modelCards.flatMap((card) => entries(card, suppliedProviders))
  return Promise.resolve({ ok: true, body: { data } })
}

function entries(
  { provider, model, contextWindow, inputPrice, outputPrice }: ModelCard,
  supplied: readonly string[],
): readonly RoutableModel[] {
  const wired = providers.find(({ name, accepts }) => name === provider?.name && accepts.length > 0)
  if (wired === undefined || model === null) return []
  return [
    {
      provider: wired.name,
      model,
      context_window: contextWindow,
      priced: inputPrice !== null && outputPrice !== null,
      supply_class: supplied.includes(wired.name) ? "platform_supply" : "byok",
    },
  ]
}
