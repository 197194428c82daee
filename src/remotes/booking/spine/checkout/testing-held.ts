import { setTimeout as rest } from 'node:timers/promises'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import type { testSite } from '../../../../shell/testing-site.tsx'
import { SOON } from '../booking/current-hold.ts'
import { fillGuests, findCheckout, goOn, leavePage, paymentStep } from './testing-checkout.ts'

/** Fields of a hold with these seconds left. */
export const holdWith = (secondsLeft: number, canExtend = true): Partial<Booking> => ({
  hold: { expiresAt: '2031-01-01T00:00:00Z', secondsLeft, canExtend },
})

/** Lets `later` end the pauses between requests; the answers take real time. */
export function hurry(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
}

/** Sends the next frequent request. */
export const later = () => vi.advanceTimersByTimeAsync(SOON)

/** Ends pause after pause until a heading appears; requests in between are answered in real time. */
export async function hurryTo(name: string): Promise<HTMLElement> {
  for (let round = 0; round < 500 && !screen.queryByRole('heading', { name }); round += 1) {
    await vi.advanceTimersByTimeAsync(500)
    await rest(10)
  }
  return screen.findByRole('heading', { name })
}

/** Rooms that the test's tab holds at a site. */
export function heldRooms(site: ReturnType<typeof testSite>) {
  let stays = 0
  /** Returns a new stay each time, since there are too few rooms of a kind for all tests. */
  function nextStay() {
    const day = (ahead: number) => new Date(Date.UTC(2026, 4, 8 + ahead)).toISOString().slice(0, 10)
    stays += 1
    return { start: day(stays * 4), end: day(stays * 4 + 3) }
  }

  /** Goes from the form to the payment as an agent, who may hold more than a visitor; returns the hold's address. */
  async function held(): Promise<string> {
    await site().signIn('agent')
    // With more than one room left, so that the rate still has a form during the hold.
    const choose = ({ payment, roomsLeft }: HotelRate) => payment === 'now' && roomsLeft > 1
    await site().show((await findCheckout(site().origin, { stay: nextStay(), choose })).href)
    await fillGuests()
    goOn()
    await paymentStep()
    return `${location.pathname}${location.search}`
  }

  let first: { address: string; stored: [string, string][] } | undefined

  /** Holds rooms once for all tests that only read the hold, and leaves their payment; returns the hold's address. */
  async function leavePayment(): Promise<string> {
    if (first) {
      await site().signIn('agent')
      for (const [key, value] of first.stored) sessionStorage.setItem(key, value)
      return first.address
    }
    const address = await held()
    leavePage()
    first = { address, stored: Object.entries(sessionStorage) }
    return address
  }

  return {
    held,
    leavePayment,
    /** Leaves the same payment; returns the form's address for the same rate. */
    leaveHeld: async (): Promise<string> => (await leavePayment()).replace(/&reference=.*$/, ''),
    /** Makes the server return the booking with these changes. */
    answerWith(change: (booking: Booking) => Partial<Booking>) {
      let isInner = false
      site().network.use(
        http.get('*/api/bookings/:reference', async ({ request }) => {
          if (isInner) return undefined
          isInner = true
          const answer = await fetch(request.clone())
          isInner = false
          const { data } = (await answer.json()) as { data: Booking }
          return HttpResponse.json({ data: { ...data, ...change(data) } })
        }),
      )
    },
  }
}
