#!/usr/bin/env node
// The command in a checkout: plain JavaScript, so that it is linked before anything is built, and runs the sources beside it.
import { register } from "tsx/esm/api"

register()
await import("./main.ts")
