// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The head of a model routing profile: its name and its access lane. What is routed where stands in its revisions.
 */
export interface ModelRoutingProfile {
  /**
   * The name by which agents refer to the profile. Text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$.
   */
  key: string
  /**
   * The access lane of every revision; platform_routed where left out.
   */
  access?: "platform_routed" | "harness_owned"
}
