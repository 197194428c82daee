import type {
  ActivitySearchCriteria,
  ActivitySearchOffer,
  ActivityShapes,
  QuotedVisit,
} from './activity-shapes.ts'
import type { Supplier } from './port.ts'
import type { BookRequest, ProductSupplier } from './product-supplier.ts'
import { clockStart } from './testing-hotel-booking.ts'
import type { ProductFixture } from './testing-product-fixture.ts'
import { suppliedProduct } from './testing-supplied-product.ts'
import { peopleIn } from './unit-refusal.ts'

/** A day in Lisbon in four months, with changes. */
export function activityCriteria(changes: Partial<ActivitySearchCriteria> = {}): ActivitySearchCriteria {
  return {
    point: { latitude: 38.71667, longitude: -9.13333 },
    radiusMiles: 15,
    placeName: '',
    date: '2027-03-05',
    until: '2027-03-05',
    limit: 60,
    ...changes,
  }
}

/** Everything that a search finds. */
export async function allActivities(
  activities: ProductSupplier<ActivityShapes>,
  criteria: ActivitySearchCriteria,
): Promise<ActivitySearchOffer[]> {
  const offers: ActivitySearchOffer[] = []
  const { signal } = new AbortController()
  for await (const batch of activities.search(criteria, { signal })) offers.push(...batch.offers)
  return offers
}

/** The request to book a hold: one person answers for the party. */
export function visitRequest(reference: string): BookRequest {
  const name = { givenName: 'Ada', familyName: 'Test' }
  return {
    reference,
    travellers: [{ ...name, type: 'adult', role: 'lead', group: 1 }],
    answers: [],
    contact: { ...name, email: 'ada@test.example', phone: '+4512345678' },
    requests: '',
  }
}

/** Returns the key of the first activity that is confirmed at once, has counted places and can be cancelled. */
export async function freeKey(
  activities: ProductSupplier<ActivityShapes>,
  criteria: ActivitySearchCriteria,
): Promise<string> {
  const offers = await allActivities(activities, criteria)
  const free = offers.find((offer) => isPlain(offer) && offer.freeUntilHours !== undefined)
  if (free === undefined) throw new Error('nothing is free to cancel')
  const quote = await activities.quote(free.rateKey)
  if (quote?.status !== 'available') throw new Error('it is not available')
  return quote.rateKey
}

/** Whether any number of people can book it at once until its places are taken. */
export function isPlain({
  confirmation,
  status,
  pricedBy,
  category,
  vacancies,
}: ActivitySearchOffer): boolean {
  const isCounted = status === 'available' && (vacancies ?? 0) > 6
  return confirmation === 'instant' && isCounted && pricedBy === 'person' && category !== 'paddle'
}

/** The fixture of a supplier's activities for the contract suite: a place of an activity in Lisbon. */
export function activityFixture(open: (clock: () => Date) => Supplier): ProductFixture<ActivityShapes> {
  const criteria = activityCriteria()
  return {
    open: (clock) => onlyPlain(suppliedProduct(open(clock), 'activity')),
    start: clockStart,
    begun: '2027-03-05T23:00:00Z',
    criteria,
    keyOf: ({ rateKey }) => rateKey,
    refundableKey: (activities) => freeKey(activities, criteria),
    unitsOf: ({ option, units }) => peopleIn(option, units),
    change: ({ slot, units }: QuotedVisit) => ({
      slot: slot.slot,
      units: units.map(({ unit, count }) => ({ unit, count: count + 1 })),
    }),
    requestOf: visitRequest,
  }
}

/** The same without activities that the supplier confirms later, or that are sold to groups or without a limit. */
function onlyPlain(activities: ProductSupplier<ActivityShapes>): ProductSupplier<ActivityShapes> {
  return {
    ...activities,
    async *search(criteria, options) {
      for await (const batch of activities.search(criteria, options))
        yield { ...batch, offers: batch.offers.filter(isPlain) }
    },
  }
}
