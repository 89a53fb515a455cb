// The system drawing of each industry, by its slug.

import { automotive } from './automotive.ts'
import { bfsi } from './bfsi.ts'
import { insurance } from './insurance.ts'
import type { System } from './model.ts'
import { retail } from './retail.ts'
import { semiconductor } from './semiconductor.ts'
import { telecomAndNetwork } from './telecom-and-network.ts'

export const industryFigures: Readonly<Record<string, System>> = {
  semiconductor,
  bfsi,
  insurance,
  retail,
  automotive,
  'telecom-and-network': telecomAndNetwork,
}
