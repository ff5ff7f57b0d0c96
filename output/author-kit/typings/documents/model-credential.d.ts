// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * A credential of the workspace's own for one provider. The secret in it is written once and never read back.
 */
export interface ModelCredential {
  /**
   * The name by which people know the credential. Text of 1 to 64 code points matching ^[a-z0-9]+(?:-[a-z0-9]+)*$.
   */
  key: string
  /**
   * The provider that the secret is for. Text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$.
   */
  provider_key: string
  /**
   * The secret. No answer ever holds it. Text of 1 to 8192 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  api_key: string
}
