import { diskAt } from "../../generators/disk/disk.ts"
import { sync } from "../../generators/disk/sync.ts"
import { planOf } from "./plans.ts"

const [root, ...names] = process.argv.slice(2)
if (root === undefined || names.length === 0) throw new Error("usage: rewrite.ts ROOT PLAN...")

const plans = names.map(planOf)
const disk = diskAt(root)
process.stdout.write("ready\n")
for (;;)
  for (const plan of plans) {
    const { refused } = sync(plan, disk)
    if (refused.length > 0) throw new Error(JSON.stringify(refused))
  }
