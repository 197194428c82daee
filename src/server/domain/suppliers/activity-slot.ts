import type { UnitRefusal } from './unit-refusal.ts'

/** freesale: always available. limited: few places are left. closed: not operated, or too late to book. */
export type AvailabilityStatus = 'freesale' | 'available' | 'limited' | 'sold_out' | 'closed'

/** When an option takes place, in the place's local time. */
export interface SlotTime {
  /** Permanently distinguishes the start times of an option. */
  readonly slot: string
  /** YYYY-MM-DDTHH:mm:ss. */
  readonly start: string
  readonly end: string
  readonly isAllDay: boolean
  /** The last day of an open ticket, YYYY-MM-DD; absent if it is valid on its day only. */
  readonly validUntil?: string
  /** Local opening hours of an all-day slot, HH:mm. */
  readonly opens?: readonly { readonly from: string; readonly until: string }[]
}

/** A start time of an option for the requested units. */
export interface ActivitySlot {
  readonly time: SlotTime
  readonly status: AvailabilityStatus
  /** Free places; null if they are not counted. */
  readonly vacancies: number | null
  /** All places, free or taken; absent if they are not counted. */
  readonly capacity?: number
  readonly confirmation: 'instant' | 'manual'
  /** From then on it cannot be booked. */
  readonly cutoffAt: Date
  /** Why the requested units cannot be booked at this time. */
  readonly refusal?: UnitRefusal
}
