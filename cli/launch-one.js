#!/usr/bin/env node
// The command `one` in a checkout: plain JavaScript, so that it is linked before anything is built.
import { register } from "tsx/esm/api"

register()
await import("./one.ts")
