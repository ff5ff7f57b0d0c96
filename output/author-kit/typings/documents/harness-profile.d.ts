// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * Where a harness comes from: an entry that is ready, an entry with your image, an image of your own, or a release.
 */
export type ProfileSource =
  | {
      kind: "catalog"
      /**
       * Text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$.
       */
      entry: string
    }
  | {
      kind: "recipe"
      /**
       * Text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$.
       */
      entry: string
      /**
       * The image by digest; a tag can move and is refused. Text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$.
       */
      image: string
    }
  | {
      kind: "oci"
      release: HarnessRelease
    }
  | {
      kind: "release"
      /**
       * Text of 1 to 256 code points matching ^[^\u0000-\u0020\u007f]+$.
       */
      release_id: string
      driver: "acp-v1" | "oneshot-v1"
    }

/**
 * A harness as a workspace knows it: where it comes from, and its public configuration. Whatever a schema says, `configuration` is JSON of at most 32768 bytes and 64 levels. Arguments are of acp-v1 alone. Argv is there if and only if protocol is oneshot-v1. Prompt_transport is there if and only if protocol is oneshot-v1. Output_mode is there if and only if protocol is oneshot-v1. Resume_flag, output_schema_flag and output_schema_transport are of oneshot-v1 alone. What is written in braces in argv is {prompt_path} or {resume_flag}, and an element of its own. Argv has {prompt_path} exactly once if and only if prompt_transport is argv_path. Argv has no {prompt_path} where prompt_transport is stdin. Argv has {resume_flag} once if there is a resume_flag, and else not at all. Output_schema_flag and output_schema_transport are stated together. Whatever a schema says, `configuration_schema` is JSON of at most 32768 bytes and 64 levels.
 */
export interface HarnessProfile {
  /**
   * The name of the profile, in words of lower-case letters and digits. Text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$.
   */
  name: string
  source: ProfileSource
  configuration?: unknown
}
/**
 * An image with the program that is started in it, and the protocol that the program speaks.
 */
export interface HarnessRelease {
  /**
   * The image by digest; a tag can move and is refused. Text of 73 to 512 code points matching ^(?:[A-Za-z0-9][A-Za-z0-9.-]*(?::[0-9]{1,5})?\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*@sha256:[0-9a-f]{64}$.
   */
  image: string
  /**
   * The program inside the image. Text of 1 to 1024 code points matching ^\/[^\u0000]*$.
   */
  entrypoint: string
  /**
   * What the program speaks; acp-v1 where left out.
   */
  protocol?: "acp-v1" | "oneshot-v1"
  /**
   * The arguments of a program that speaks acp-v1. List of at most 256, each text of at most 4096 code points matching ^[^\u0000]*$.
   *
   * @maxItems 256
   */
  arguments?: string[]
  /**
   * The arguments of a one-shot program, with the placeholders {prompt_path} and {resume_flag}. List of at most 256, each text of at most 4096 code points matching ^[^\u0000]*$.
   *
   * @maxItems 256
   */
  argv?: string[]
  /**
   * How the prompt of a turn reaches a one-shot program.
   */
  prompt_transport?: "stdin" | "argv_path"
  /**
   * What a one-shot program writes.
   */
  output_mode?: "stream_json" | "text"
  /**
   * Goes on from the turn before; it stands in the place of {resume_flag}, from the second turn on. Text of 1 to 256 code points matching ^[^\u0000]*$.
   */
  resume_flag?: string
  /**
   * Asks for typed output; it follows argv, and its value follows it. Text of 1 to 256 code points matching ^[^\u0000]*$.
   */
  output_schema_flag?: string
  /**
   * Whether the flag takes the schema itself or the path of a file.
   */
  output_schema_transport?: "argv_json" | "argv_path"
  /**
   * The folder in which the program starts. Text of 1 to 1024 code points matching ^\/[^\u0000]*$.
   */
  working_directory?: string
  /**
   * What the image was built for.
   */
  platform?: {
    os: "linux"
    /**
     * Text of 1 to 32 code points matching ^[a-z0-9_]+$.
     */
    architecture: string
  }
  configuration_schema?: unknown
}
