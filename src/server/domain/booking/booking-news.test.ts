import { describe, expect, it } from 'vitest'
import { type BookingNews, makeBookingNews } from './booking-news.ts'
import { partsOfTwo, type TwoItems, testAgency } from './testing-two-items.ts'

const cancelledAt = (at: string) => ({
  state: 'cancelled' as const,
  outcome: { at, penalty: 0, refund: 100, creditsBack: 0 },
})
const told = async (what: BookingNews, part: TwoItems, itemId?: string) => {
  const task = { bookingId: 'b', what, ...(itemId && { itemId }) }
  const mail = await makeBookingNews(task, testAgency, partsOfTwo(part))
  return mail && `${mail.subject}\n${mail.text}`
}

describe('the mail about a booking of two items', () => {
  it('confirms what is booked, also where something was refused', async () => {
    expect(await told('confirmed', { ticket: { state: 'rejected' } })).toContain(
      'Confirmed: Albergo della Luna,',
    )
  })

  it('reports a refusal where nothing is left, and not where something is booked', async () => {
    expect(await told('rejected', { ticket: { state: 'rejected' } })).toBeNull()
    const refused = await told('rejected', { stay: { state: 'rejected' }, ticket: { state: 'rejected' } })
    expect(refused).toContain('Albergo della Luna, Night ferry to Olbia could not be confirmed')
    const left = { stay: cancelledAt('2026-06-01T10:00:00Z'), ticket: { state: 'rejected' as const } }
    expect(await told('rejected', left)).toContain('Night ferry to Olbia could not be confirmed')
  })

  it('is about the item that was cancelled last, or that its task names', async () => {
    const both = { stay: cancelledAt('2026-06-02T10:00:00Z'), ticket: cancelledAt('2026-06-01T10:00:00Z') }
    expect(await told('cancelled', both)).toContain('This is cancelled: Albergo della Luna.')
    expect(await told('cancelled', both, 'ticket')).toContain('This is cancelled: Night ferry to Olbia.')
  })

  it('is not sent once it is no news any more', async () => {
    expect(await told('pending', {})).toBeNull()
    expect(await told('cancelled', {}, 'ticket')).toBeNull()
    expect(await told('confirmed', { stay: { state: 'pending' }, ticket: { state: 'pending' } })).toBeNull()
  })
})
