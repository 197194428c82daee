import type { Page } from '@playwright/test'
import { openPlain } from './site.ts'

interface Wanted {
  payment: 'now' | 'at_property'
  /** Days until the first night: different for each story, since hotels have few rooms. */
  ahead: number
  /** The guest's last name. */
  lastName?: string
}

/** Holds a room in Lisbon as a guest of an agency, with the calls of its pages; returns the booking's reference. */
export async function holdHotel(page: Page, slug: string, wanted: Wanted): Promise<string> {
  await openPlain(page, slug)
  return page.evaluate(async ({ payment, ahead, lastName = 'Byron' }) => {
    const day = (more: number) =>
      new Date(Date.now() + (ahead + more) * 86_400_000).toISOString().slice(0, 10)
    const post = (path: string, body: object, key?: string) =>
      fetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'livery',
          ...(key && { 'idempotency-key': key }),
        },
      })
    const requested = {
      stay: { start: day(0), end: day(2) },
      rooms: [{ adults: 2, childAges: [] }],
      currency: 'USD',
    }
    const place = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
    const lines = (await (await post('/api/hotels/search', { ...place, ...requested })).text())
      .trim()
      .split('\n')
    for (const { hotelId } of lines.flatMap((line) => JSON.parse(line).offers ?? [])) {
      const { data } = await (await post('/api/hotels/details', { hotelId, ...requested })).json()
      const rates: { rateKey: string; payment: string }[] = data.rooms.flatMap(
        (room: { rates: unknown[] }) => room.rates,
      )
      const rate = rates.find((one) => one.payment === payment)
      if (!rate) continue
      const { data: quote } = await (
        await post('/api/quotes', { items: [{ product: 'hotel', rateKey: rate.rateKey }], currency: 'USD' })
      ).json()
      const contact = {
        firstName: 'Ada',
        lastName,
        email: 'ada@reader.example',
        phone: '+442079460958',
      }
      const travellers = quote.items[0].requirements.map(
        ({ group, type, role }: { group: number; type: string; role: string }) => ({
          group,
          type,
          role,
          firstName: 'Ada',
          lastName,
        }),
      )
      const request = {
        quoteId: quote.id,
        shownTotal: quote.dueNow,
        contact,
        parties: [{ travellers }],
        requests: '',
      }
      const held = await post('/api/bookings', request, `story-${crypto.randomUUID()}`)
      const { data: booking, detail } = await held.json()
      if (!booking) throw new Error(detail)
      return booking.reference as string
    }
    throw new Error('there is no such rate in Lisbon')
  }, wanted)
}
