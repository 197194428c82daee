import type { BookingItem } from '../../../../contract/types.ts'
import { isBookingReference } from '../../../../tenant/booking-reference.ts'

export const phases = ['upcoming', 'past', 'cancelled'] as const
export type Phase = (typeof phases)[number]

/** The bookings that an address selects. */
export interface BookingList {
  when: Phase | 'all'
  search: string
  state: BookingItem['state'] | null
  /** Range of the arrival day, YYYY-MM-DD. */
  from: string | null
  to: string | null
  /** Cursor: where the previous page ended. */
  before: string | null
}

export const states = [
  ...(['on_hold', 'in_doubt', 'pending', 'confirmed', 'cancellation_requested', 'completed'] as const),
  ...(['cancelled', 'rejected', 'expired', 'released'] as const),
] as const satisfies readonly BookingItem['state'][]

const LONGEST_SEARCH = 100

/** Reads the selection of a booking list from an address and ignores invalid values. `first` is the default phase. */
export function readBookingList(params: URLSearchParams, first: BookingList['when']): BookingList {
  const when = params.get('when')
  const state = params.get('state')
  const before = params.get('before') ?? ''
  return {
    when: [...phases, 'all' as const].find((one) => one === when) ?? first,
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    state: states.find((one) => one === state) ?? null,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    before: /^[A-Za-z0-9_-]{1,100}$/.test(before) ? before : null,
  }
}

/** Reads a booking reference; null for an invalid one. */
export function readReference(params: URLSearchParams): string | null {
  const reference = (params.get('reference') ?? '').trim().toUpperCase()
  return isBookingReference(reference) ? reference : null
}

/** Returns the API query of a list. */
export function listRequest({ when, search, state, from, to, before }: BookingList) {
  return {
    when,
    ...(search && { search }),
    ...(state && { state }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before }),
  }
}

/** Returns the address of a list on a page, or of one of its bookings; any change starts at the first page. */
export function listHref(path: string, list: Partial<BookingList>, reference?: string): string {
  const query = new URLSearchParams()
  for (const name of ['when', 'search', 'state', 'from', 'to', 'before'] as const) {
    const value = list[name]
    if (value) query.set(name, value)
  }
  if (reference) query.set('reference', reference)
  return query.size > 0 ? `${path}?${query}` : path
}

function readDay(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}
