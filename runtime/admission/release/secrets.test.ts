import { describe, expect, it } from "vitest"
import { secretIn, secretName, secretText } from "./secrets.ts"

const filler = (length: number): string => "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7".repeat(8).slice(0, length)

describe("a text", () => {
  it.each([
    `sk-${filler(24)}`,
    `sk-ant-api03-${filler(40)}`,
    `sk-proj-${filler(48)}`,
    `sk_live_${filler(24)}`,
    `ghp_${filler(36)}`,
    `ghs_${filler(36)}`,
    `github_pat_${filler(40)}`,
    `glpat-${filler(20)}`,
    `xoxb-${filler(24)}`,
    `AKIA${filler(40).toUpperCase().slice(0, 16)}`,
    `AIza${filler(35)}`,
    `ya29.${filler(40)}`,
    `hf_${filler(34)}`,
    `npm_${filler(36)}`,
    `pypi-${filler(60)}`,
    `SG.${filler(22)}.${filler(43)}`,
    `AGE-SECRET-KEY-1${"QPZRY9X8".repeat(8)}`,
    "-----BEGIN PRIVATE KEY-----\nMC4CAQAw\n-----END PRIVATE KEY-----",
    "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNza",
    "-----BEGIN PGP PRIVATE KEY BLOCK-----",
    `eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhZ2VudCJ9.${filler(43)}`,
    `Bearer ${filler(24)}`,
    `basic ${filler(24)}==`,
    "postgres://agent:hunter2@db.example.test/claims",
    "https://user:pa55@example.test",
  ])("is a secret by its form: %s", (text) => {
    expect(secretText(text)).not.toBeNull()
    expect(secretIn({ region: [text] })).toMatchObject({ path: ["region", 0], sign: "value" })
  })

  it.each([
    "",
    "insurance",
    "sk-learn",
    "sk-short",
    "skeleton-key-of-the-house-and-the-garden",
    "a".repeat(10_000),
    "sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    `ghcr.io/acme/agent@sha256:${"0123456789abcdef".repeat(4)}`,
    "9b2f0a7e-7c1c-4a51-9f0e-3b1de0b3a9d4",
    "da39a3ee5e6b4b0d3255bfef95601890afd80709",
    `data:image/png;base64,${filler(120)}`,
    filler(64),
    "https://example.test/a:b@c",
    "https://example.test:8443/path?user=x@y",
    "ssh://git@example.test/repo",
    "mailto:team@example.test",
    "mcred_01JABCDEF",
    "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA",
    "-----BEGIN CERTIFICATE-----",
    "Bearer",
    "Bearer tokens are not accepted here",
    "Basic authentication",
    "OPENAI_API_KEY",
    "${OPENAI_API_KEY}",
    "anthropic/claude-sonnet-4.5",
    "AKIA is a prefix",
    "eyJ is how they begin",
    "pk_test_1234567890abcdef1234",
  ])("is no secret by its form: %s", (text) => {
    expect(secretText(text)).toBeNull()
  })
})

describe("a name", () => {
  it.each([
    "password",
    "db_password",
    "dbPassword",
    "DB-PASSWORD",
    "passphrase",
    "secret",
    "clientSecret",
    "client_secret_value",
    "credentials",
    "token",
    "github_token",
    "githubToken",
    "accessToken",
    "api_key",
    "apiKey",
    "APIKey",
    "openaiAPIKey",
    "OPENAI_API_KEY",
    "x-api-key",
    "apikey",
    "openai-apikey",
    "private_key",
    "signingKey",
    "secretKey",
    "api_key_2",
  ])("says that a secret stands there: %s", (name) => {
    expect(secretName(name)).not.toBeNull()
    expect(secretIn({ deep: [{ [name]: "anything" }] })).toMatchObject({ path: ["deep", 0, name], sign: "name" })
    expect(secretIn({ [name]: ["", "anything"] })).toMatchObject({ path: [name, 1], sign: "name" })
    for (const value of ["", null, true, 4096, {}, []]) expect(secretIn({ [name]: value })).toBeNull()
  })

  it.each([
    "",
    "key",
    "keys",
    "cache_key",
    "primaryKey",
    "public_key",
    "sort-key",
    "keyboard",
    "monkey",
    "secretary",
    "secret_name",
    "secretRef",
    "token_count",
    "max_tokens",
    "tokens",
    "tokenizer",
    "tokenLimit",
    "stop_tokens",
    "password_policy",
    "passwordless",
    "api_key_env",
    "apiKeyHeader",
    "api_key_path",
    "credential_id",
    "model_credential_id",
    "author",
    "authority",
    "access",
    "private",
    "api",
    "design",
    "industry",
  ])("says nothing of the kind: %s", (name) => {
    expect(secretName(name)).toBeNull()
    expect(secretIn({ [name]: "anything" })).toBeNull()
  })
})

describe("the search", () => {
  it("finds the first in the order of the value, and shows nothing of it", () => {
    const found = secretIn({ a: { b: "x", token: "hidden-here" }, password: "hidden-too" })
    expect(found).toEqual({ path: ["a", "token"], sign: "name", looksLike: "a token" })
    expect(JSON.stringify(found)).not.toContain("hidden")
  })

  it("takes a name for its own texts alone, and not for what stands in an object below", () => {
    expect(secretIn({ credentials: { kind: "vault", path: "x" } })).toBeNull()
  })

  it("neither recurses nor grows with depth", () => {
    let deep: unknown = `ghp_${filler(36)}`
    for (let level = 0; level < 5_000; level++) deep = { a: deep }
    expect(secretIn(deep)?.path).toHaveLength(5_000)
  })

  it("is quick on long texts of every beginning", () => {
    const started = performance.now()
    for (const start of ["sk-", "https://", "eyJ", "-----BEGIN ", "Bearer ", "    "])
      secretText(start + "a:".repeat(500_000))
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
