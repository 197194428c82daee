import type { CruiseLineName } from '../contract/types.ts'

/** The cruise lines that have a page of cancellation conditions, in the order of spec §2.2, with their names. */
export const cruiseLines: readonly { line: CruiseLineName; name: string }[] = [
  { line: 'royal-caribbean', name: 'Royal Caribbean' },
  { line: 'carnival', name: 'Carnival' },
  { line: 'mcl', name: 'MCL' },
  { line: 'celebrity', name: 'Celebrity' },
  { line: 'disney', name: 'Disney' },
]
