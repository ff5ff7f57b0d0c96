// The store's thread in a checkout: the loader of the sources has to be registered in each thread anew.
import { register } from "tsx/esm/api"

register()
await import("./store-thread.ts")
