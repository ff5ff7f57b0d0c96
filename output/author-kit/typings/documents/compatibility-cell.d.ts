// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The exact tuple for which evidence counts. Another value of any member is another cell, which needs evidence of its own.
 */
export interface CompatibilityCell {
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  harness_profile_version: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  release_digest: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  driver: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  sandbox_image: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  model_routing_revision: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  policy_hash: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  suite_revision: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  target: string
  /**
   * Text of 1 to 512 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  qualification: string
}
