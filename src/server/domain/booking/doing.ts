import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingRecords, BookingRepositories } from './booking-records.ts'

/** What a booking's task is done with. */
export interface Doing {
  agency: ResolvedAgency
  repositories: BookingRepositories
  parts: BookingParts
}

/** Stores what a task came to, in the transaction in which it is done: never one without the other. */
export type Finish = (records: BookingRecords) => Promise<void>

/** Of a task whose effect is stored already, or that has none. */
export const nothing: Finish = async () => {}
