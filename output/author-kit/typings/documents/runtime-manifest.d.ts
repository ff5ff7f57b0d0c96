// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * What an author says of an agent that a One Horizon worker is to run: its command, and the modes of tasks that it takes on.
 */
export interface RuntimeManifest {
  /**
   * The form of the manifest.
   */
  version: 1
  /**
   * What the agent is called, in words of lower-case letters and digits. Text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$.
   */
  name: string
  /**
   * The program that speaks the Agent Client Protocol, and its arguments. It starts where the manifest lies. List of 1 to 257, each text of 1 to 4096 code points matching ^[^\u0000]*$.
   *
   * @minItems 1
   * @maxItems 257
   */
  command: string[]
  /**
   * The modes of tasks that it declares. Each is tried by itself. List of 1 to 4.
   *
   * @minItems 1
   * @maxItems 4
   */
  modes: ("code" | "plan" | "review" | "research")[]
}
