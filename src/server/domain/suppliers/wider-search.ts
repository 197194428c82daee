import type { ResortNights } from './resort-week.ts'

/** The first and the last day of check-in, YYYY-MM-DD. */
export interface CheckInWindow {
  readonly from: string
  readonly until: string
}

/** What the same search finds if it is one step wider (`OfferBatch.wider`). */
export interface WiderSearch {
  readonly by: 'dates' | 'area' | 'nights'
  readonly checkIn?: CheckInWindow
  readonly regions?: readonly string[]
  readonly nights?: ResortNights
  /** How many resorts it finds. */
  readonly resorts: number
}
