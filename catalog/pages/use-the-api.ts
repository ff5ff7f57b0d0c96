import { page } from "../kinds/page.ts"
import { apiEndpoints } from "../tables/api-endpoints.ts"
import { apiRoles } from "../tables/api-roles.ts"

/** The page for whoever speaks to the API. */
export const useTheApi = page({
  name: "guides/use-the-api",
  title: "Use the API",
  description: "How a request is made, who may make it, what is answered, and the same from TypeScript.",
  tables: [apiEndpoints, apiRoles],
})
