import type { CruiseLineName } from '../contract/types.ts'

/** The cruise lines with a page of cancellation conditions, in the order of spec §2.2. */
export const cruiseLines: readonly CruiseLineName[] = [
  'royal-caribbean',
  'carnival',
  'mcl',
  'celebrity',
  'disney',
]
