// The system drawing of each industry, by its slug.
import type { System } from './system.ts'
import { automotive } from './system-automotive.ts'
import { bfsi } from './system-bfsi.ts'
import { insurance } from './system-insurance.ts'
import { retail } from './system-retail.ts'
import { semiconductor } from './system-semiconductor.ts'
import { telecomAndNetwork } from './system-telecom-and-network.ts'

export const systems: Readonly<Record<string, System>> = {
  semiconductor,
  bfsi,
  insurance,
  retail,
  automotive,
  'telecom-and-network': telecomAndNetwork,
}
