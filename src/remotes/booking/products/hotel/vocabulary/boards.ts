import type { BoardType } from '../../../../../contract/types.ts'

/** Boards from the fewest to the most meals. */
export const boards: readonly BoardType[] = [
  'room_only',
  'breakfast',
  'half_board',
  'full_board',
  'all_inclusive',
]

/** Icon of a board with meals, and of a restaurant. */
export const mealsIcon =
  'M7 3.500v7M4.5 3.500v4.500A2.5 2.5 0 0 0 7 10.5 2.5 2.5 0 0 0 9.5 8V3.500M7 10.500v10M17.5 20.500v-17c-2.5 1-4 3.5-4 7v3h4'
