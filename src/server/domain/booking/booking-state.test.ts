import { describe, expect, it } from 'vitest'
import type { BookingItem } from './booking.ts'
import { bookingState } from './booking-state.ts'
import { type ItemState, itemStates } from './item-states.ts'

const of = (...states: (ItemState | { leftOut: true })[]) => ({
  items: states.map((state) =>
    typeof state === 'string'
      ? { state, outcome: null }
      : { state: 'rejected', outcome: { isLeftOut: true } },
  ) as BookingItem[],
})

describe('bookingState', () => {
  it.each(itemStates)('is the state of its only item: %s', (state) => {
    expect(bookingState(of(state))).toBe(state)
  })

  it.each([
    ['an item is in doubt', 'in_doubt', of('confirmed', 'in_doubt', 'on_hold')],
    ['an item is on hold', 'on_hold', of('confirmed', 'on_hold')],
    ['an item is pending', 'pending', of('confirmed', 'pending')],
    ['an item was refused and the rest is on hold', 'needs_choice', of('rejected', 'on_hold')],
    ['the traveller continued without it', 'on_hold', of({ leftOut: true }, 'on_hold')],
    ['an item is being cancelled', 'cancellation_requested', of('confirmed', 'cancellation_requested')],
    ['an item failed', 'partly_confirmed', of('confirmed', 'rejected')],
    ['the hold of an item lapsed', 'partly_confirmed', of('confirmed', 'expired')],
    ['one was refused and one cancelled', 'partly_confirmed', of('confirmed', 'rejected', 'cancelled')],
    ['an item was cancelled', 'confirmed', of('confirmed', 'cancelled')],
    ['an item was released', 'confirmed', of('confirmed', 'released')],
    ['all are booked', 'confirmed', of('confirmed', 'completed')],
    ['all are over', 'completed', of('completed', 'completed')],
    ['everything left is over', 'completed', of('completed', 'cancelled', 'rejected')],
    ['all are cancelled or refused', 'cancelled', of('cancelled', 'rejected')],
    ['all are refused or released', 'rejected', of('released', 'rejected')],
  ])('if %s: %s', (_, expected, booking) => {
    expect(bookingState(booking)).toBe(expected)
  })
})
