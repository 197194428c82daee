import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingContext } from './booking-context.ts'
import type { BookingRecords, BookingRepositories } from './booking-records.ts'

/** What a booking's task is done with. */
export interface TaskContext {
  agency: ResolvedAgency
  repositories: BookingRepositories
  parts: BookingContext
}

/** Stores what a task came to, in the transaction in which it is done: never one without the other. */
export type Finish = (records: BookingRecords) => Promise<void>

/** Of a task whose effect is stored already, or that has none. */
export const nothing: Finish = async () => {}
