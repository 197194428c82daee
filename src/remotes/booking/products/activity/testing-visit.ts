import { createApiClient } from '../../../../api/client.ts'
import type { ActivityOffer, ActivitySlot, Booking, Quote } from '../../../../contract/types.ts'
import { activityHref } from '../../../../tenant/activity-search.ts'
import { confirmAt, holdAt, payAt } from '../hotel/testing-booking.ts'
import { checkoutHref } from './details/checkout-href.ts'
import { withUnits } from './details/choice-address.ts'

/** A day in May in Lisbon, as the sample supplier knows it. */
export const date = '2026-05-08'
const lisbon = { destination: 'Lisbon, Portugal', latitude: 38.71667, longitude: -9.13333 }
export const resultsPath = `/booknow/activities/search?destination=Lisbon%2C%20Portugal&lat=38.71667&long=-9.13333&date=${date}`

export interface FoundVisit {
  offer: ActivityOffer
  option: string
  slot: ActivitySlot
  rateKey: string
  /** The checkout's address. */
  href: string
}

interface Wanted {
  units?: { unit: string; count: number }[]
  /** Chooses among the activities. */
  offer?: (offer: ActivityOffer) => boolean
  /** Chooses among the start times that can be booked. */
  slot?: (slot: ActivitySlot, option: string) => boolean
  /** Where the search was, if the sample supplier acts something out there. */
  destination?: string
}

/** Returns all activities in Lisbon on the day. */
export async function activitiesAt(
  origin: string,
  destination = lisbon.destination,
): Promise<ActivityOffer[]> {
  const { data } = await createApiClient({ baseUrl: origin }).POST('/api/activities/search', {
    body: { ...lisbon, destination, date, currency: 'USD' },
    parseAs: 'stream',
  })
  const lines = (await new Response(data).text()).trimEnd().split('\n')
  return lines.flatMap((line): ActivityOffer[] => {
    const part = JSON.parse(line)
    return part.kind === 'offers' ? part.offers : []
  })
}

/** Finds a start time in Lisbon that can be booked, with its checkout's address. */
export async function findVisit(origin: string, wanted: Wanted = {}): Promise<FoundVisit> {
  const { units = [{ unit: 'adult', count: 2 }], destination } = wanted
  const api = createApiClient({ baseUrl: origin })
  const isWanted = wanted.offer ?? (({ confirmation }) => confirmation === 'instant')
  for (const offer of (await activitiesAt(origin, destination)).filter(isWanted)) {
    const { productCode } = offer
    const { data } = await api.POST('/api/activities/slots', {
      body: { productCode, date, units, currency: 'USD', ...(destination && { destination }) },
    })
    for (const { option, slots } of data?.data.options ?? []) {
      const slot = slots.find((one) => one.rateKey && (wanted.slot?.(one, option) ?? true))
      if (!slot?.rateKey) continue
      const page = withUnits(activityHref(productCode, date), units)
      const { rateKey } = slot
      return { offer, option, slot, rateKey, href: checkoutHref(slot, rateKey, productCode, page) }
    }
  }
  throw new Error('No activity in Lisbon has a matching start time.')
}

/** Requests a quote for a start time. */
export async function quoteVisit(origin: string, { rateKey, slot }: FoundVisit): Promise<Quote> {
  const { data } = await createApiClient({ baseUrl: origin }).POST('/api/quotes', {
    body: {
      items: [{ product: 'activity', rateKey }],
      currency: 'USD',
      ...(slot.price && { shownTotal: { amount: slot.price.total, currency: 'USD' } }),
    },
  })
  if (!data) throw new Error('The quote request failed.')
  return data.data
}

/** Holds, pays and books a start time without questions. */
export async function bookVisit(origin: string, found: FoundVisit): Promise<Booking> {
  const held = await holdAt(origin, await quoteVisit(origin, found))
  if (held.payment.gateway !== 'none') await payAt(origin, held)
  return confirmAt(origin, held)
}
