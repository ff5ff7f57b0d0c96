import { axisKind } from "./axis.ts"
import { contractKind } from "./contract.ts"
import { declarationKind } from "./declaration.ts"
import { dialectKind } from "./dialect.ts"
import { driverKind } from "./driver.ts"
import { harnessKind } from "./harness.ts"
import type { Kind } from "./kind.ts"
import { pageKind } from "./page.ts"
import { providerKind } from "./provider.ts"
import { revisionKind } from "./revision.ts"
import { frameKind, slotKind } from "./slot.ts"
import { orderKind, tableKind } from "./table.ts"

/** Every kind of fact that has a constructor. Decision records are read from Markdown and have none. */
export const kinds: readonly Kind[] = [
  axisKind,
  contractKind,
  declarationKind,
  dialectKind,
  driverKind,
  frameKind,
  harnessKind,
  orderKind,
  pageKind,
  providerKind,
  revisionKind,
  slotKind,
  tableKind,
]
