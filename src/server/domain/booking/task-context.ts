import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRecords, BookingRepositories } from './booking-records.ts'

/** Dependencies of a booking's task. */
export interface TaskContext {
  agency: ResolvedAgency
  repositories: BookingRepositories
  dependencies: BookingDependencies
}

/** Stores a task's result in the transaction that marks it done: never one without the other. */
export type Finish = (records: BookingRecords) => Promise<void>

/** For a task whose effect is stored already, or that has none. */
export const nothing: Finish = async () => {}
