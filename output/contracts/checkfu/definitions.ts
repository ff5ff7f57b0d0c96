// Generated from the catalog. Do not edit: change the fact and generate again.

export type SessionId = string

export type SubagentId = string
