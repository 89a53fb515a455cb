// The six industries in the order of the specification.
import { automotive } from './industries/automotive.ts'
import { bfsi } from './industries/bfsi.ts'
import { insurance } from './industries/insurance.ts'
import { retail } from './industries/retail.ts'
import { semiconductor } from './industries/semiconductor.ts'
import { telecomAndNetwork } from './industries/telecom-and-network.ts'
import type { Industry } from './schema.ts'

export const industries: readonly Industry[] = [
  semiconductor,
  bfsi,
  insurance,
  retail,
  automotive,
  telecomAndNetwork,
]

/** The page of an industry. */
export const industryPath = ({ slug }: Pick<Industry, 'slug'>) => `/industries/${slug}`
