import { setTimeout as rest } from 'node:timers/promises'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import type { testSite } from '../../../../shell/testing-site.tsx'
import { SOON } from '../booking/hold-poll-interval.ts'
import { fillGuests, findCheckout, goOn, leavePage, paymentStep } from './testing-checkout.ts'

/** What a hold says that has so many seconds left. */
export const left = (secondsLeft: number, canExtend = true): Partial<Booking> => ({
  hold: { expiresAt: '2031-01-01T00:00:00Z', secondsLeft, canExtend },
})

/** Lets the pauses between two questions be ended by `later`; what answers them takes the time that it takes. */
export function hurry(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
}

/** The next question about what is decided in a moment is asked. */
export const later = () => vi.advanceTimersByTimeAsync(SOON)

/** Ends one pause after another until a heading is there: what is asked between them is answered in its own time. */
export async function hurryTo(name: string): Promise<HTMLElement> {
  for (let round = 0; round < 500 && !screen.queryByRole('heading', { name }); round += 1) {
    await vi.advanceTimersByTimeAsync(500)
    await rest(10)
  }
  return screen.findByRole('heading', { name })
}

/** Rooms that the tab of a test holds at a site. */
export function heldRooms(site: ReturnType<typeof testSite>) {
  let stays = 0
  /** Another stay each time: of a room there are too few for all of them. */
  function nextStay() {
    const day = (ahead: number) => new Date(Date.UTC(2026, 4, 8 + ahead)).toISOString().slice(0, 10)
    stays += 1
    return { start: day(stays * 4), end: day(stays * 4 + 3) }
  }

  /** From the form to the payment, as an agent, who may hold more than a visitor; gives the address of what is held. */
  async function held(): Promise<string> {
    await site().signIn('agent')
    // Of more than one room, so that the same rate has a form beside what is held.
    const choose = ({ payment, roomsLeft }: HotelRate) => payment === 'now' && roomsLeft > 1
    await site().show((await findCheckout(site().origin, { stay: nextStay(), choose })).href)
    await fillGuests()
    goOn()
    await paymentStep()
    return `${location.pathname}${location.search}`
  }

  return {
    held,
    /** Holds rooms and leaves; gives the address of the same rate’s form. */
    async leaveHeld(): Promise<string> {
      const address = await held()
      leavePage()
      return address.replace(/&reference=.*$/, '')
    },
    /** Answers for the booking as it is, with something of it changed. */
    tell(change: (booking: Booking) => Partial<Booking>) {
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
