import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRecords, BookingRepositories } from './booking-records.ts'

/** What a booking's task is done with. */
export interface TaskContext {
  agency: ResolvedAgency
  repositories: BookingRepositories
  dependencies: BookingDependencies
}

/** Stores what a task came to, in the transaction in which it is done: never one without the other. */
export type Finish = (records: BookingRecords) => Promise<void>

/** Of a task whose effect is stored already, or that has none. */
export const nothing: Finish = async () => {}
