// Generated from the catalog. Do not edit: change the fact and generate again.
import type { Role } from "./endpoint-types.ts"

/** `role/root` */
export const root: Role = {
  id: "role/root",
  name: "root",
  plane: "control",
  access: "write",
  belongsTo: "installation",
}

/** `role/admin` */
export const admin: Role = {
  id: "role/admin",
  name: "admin",
  plane: "control",
  access: "write",
  belongsTo: "workspace",
}

/** `role/developer` */
export const developer: Role = {
  id: "role/developer",
  name: "developer",
  plane: "control",
  access: "write",
  belongsTo: "workspace",
}

/** `role/viewer` */
export const viewer: Role = {
  id: "role/viewer",
  name: "viewer",
  plane: "control",
  access: "read",
  belongsTo: "workspace",
}

/** `role/runner` */
export const runner: Role = {
  id: "role/runner",
  name: "runner",
  plane: "data",
  access: "write",
  belongsTo: "workspace",
}

/** The roles of API keys, in the catalog's order. */
export const roles: readonly Role[] = [root, admin, developer, viewer, runner]
