// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import type { Booking, BookingItem } from '../../../../contract/types.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { bookAt, stayOf, withItem } from '../../products/hotel/testing-booking.ts'

const hold = { expiresAt: '2026-03-10T12:15:00.000Z', secondsLeft: 600, canExtend: true }
const free = { penalty: { amount: 0, currency: 'USD' }, at: '2026-03-10T11:00:00Z' }
/** Words that would tell an agent that the stay, the room or the card is the agent's own. */
const asOwn = /\byours\b|\byour (?!client)|\bfor you\b|\bexpect(s|ing) you\b|\byou (gave|liked|pay)\b/i

interface StateChange extends Pick<Booking, 'state'>, Partial<Pick<Booking, 'hold'>> {
  cancellation?: BookingItem['cancellation']
  payment?: Booking['payment']['state']
}

const states: readonly (readonly [string, StateChange])[] = [
  ['This stay is not paid yet', { state: 'on_hold', hold }],
  ['We are checking whether this stay was paid', { state: 'on_hold', hold: { ...hold, secondsLeft: 0 } }],
  ['The payment is being processed', { state: 'on_hold', hold, payment: 'processing' }],
  ['The payment has arrived', { state: 'on_hold', hold, payment: 'requires_capture' }],
  ['We are waiting for the hotel', { state: 'in_doubt' }],
  ['The booking awaits confirmation', { state: 'pending' }],
  ['Your client’s stay is booked', { state: 'confirmed' }],
  ['The cancellation is being processed', { state: 'cancellation_requested' }],
  ['This stay is cancelled', { state: 'cancelled', cancellation: free }],
  ['The hotel could not confirm this stay', { state: 'rejected' }],
  ['The time to pay has run out', { state: 'expired' }],
  ['The hold on this stay was released', { state: 'released' }],
  ['Your client’s stay is over', { state: 'completed' }],
]

describe('booking that an agent made for a client', () => {
  withDialogs()
  const site = testSite('meridian')
  let booked: Booking | undefined
  beforeEach(async () => {
    await site().signIn('agent')
    booked ??= await bookAt(site().origin)
  })
  const showState = ({ payment: paid, cancellation = {}, ...change }: StateChange) => {
    if (!booked) throw new Error('Expected a booking with an item.')
    const isHeld = change.state === 'on_hold'
    const state = paid ?? (isHeld ? 'requires_payment_method' : 'requires_capture')
    const payment = { ...booked?.payment, state }
    const data = { ...withItem(booked, { cancellation, availableActions: [] }), payment, ...change }
    site().network.use(http.get('*/api/bookings/:reference', () => HttpResponse.json({ data })))
  }

  it.each(proofCases(states, 4))(
    "is not described as the agent's own under the heading '%s'",
    async (title, change) => {
      showState(change)
      await site().show(`/booknow/hotels/confirm-payment?reference=${booked?.reference}`)
      const heading = await screen.findByRole('heading', { level: 1, name: title })
      expect(heading.parentElement?.textContent).not.toMatch(asOwn)
      const next = screen.queryByRole('region', { name: 'What comes next' })
      expect(next?.textContent ?? '').not.toMatch(asOwn)
    },
  )

  it.each([
    ['See the rooms again', 'expired'],
    ['See the rooms again', 'released'],
    ['See the rooms again', 'rejected'],
  ] as const)("links with '%s' to the rooms for that client if it is %s", async (name, state) => {
    showState({ state })
    await site().show(`/booknow/hotels/confirm-payment?reference=${booked?.reference}`)
    const again = (await screen.findByRole('link', { name })).getAttribute('href')
    const parameters = new URL(again ?? '', location.href).searchParams
    expect(parameters.get('client')).toBe(booked?.reference)
    expect(parameters.get('hotelId')).toBe(booked && stayOf(booked).hotel.id)
  })

  it.each(proofCases(states, 3))(
    "is not described as the agent's own in the agency's list, next to '%s'",
    async (_, change) => {
      showState(change)
      await site().show(`/bookings?reference=${booked?.reference}`)
      const name = booked ? stayOf(booked).hotel.name : ''
      const stay = (await screen.findByRole('heading', { level: 1, name })).closest('article')
      expect(stay?.textContent).not.toMatch(asOwn)
      expect(within(stay as HTMLElement).getByText(booked?.reference ?? '')).toBeVisible()
    },
  )
})
