import type { BoardType } from '../../../../../contract/types.ts'

/** Boards from the fewest to the most meals. */
export const boards: readonly BoardType[] = [
  'room_only',
  'breakfast',
  'half_board',
  'full_board',
  'all_inclusive',
]
