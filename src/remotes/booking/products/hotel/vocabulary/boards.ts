import type { BoardType } from '../../../../../contract/types.ts'

/** What is eaten, from nothing to everything; the texts word each. */
export const boards: readonly BoardType[] = [
  'room_only',
  'breakfast',
  'half_board',
  'full_board',
  'all_inclusive',
]
