import type { BookRequest, OfferBatch, ProductSearch } from './product-supplier.ts'
import type { ResortSearchCriteria, ResortSearchOffer, ResortShapes } from './resort-shapes.ts'

/** Two people on the Algarve in the second half of March 2027, with changes. */
export function resortCriteria(changes: Partial<ResortSearchCriteria> = {}): ResortSearchCriteria {
  return {
    area: { subregions: ['mediterranean-algarve'] },
    checkIn: { from: '2027-03-12', until: '2027-03-29' },
    nights: 7,
    people: 2,
    needsPrivacy: false,
    bedrooms: 0,
    kitchen: 'none',
    limit: 400,
    ...changes,
  }
}

/** Everything that a search finds, and what its last batch says. */
export async function allWeeks(
  weeks: ProductSearch<ResortShapes>,
  criteria: ResortSearchCriteria,
): Promise<{ offers: ResortSearchOffer[] } & Pick<OfferBatch<object>, 'none' | 'wider'>> {
  const batches: OfferBatch<ResortSearchOffer>[] = []
  const { signal } = new AbortController()
  for await (const batch of weeks.search(criteria, { signal })) batches.push(batch)
  const { none, wider } = batches.at(-1) ?? {}
  return {
    offers: batches.flatMap(({ offers }) => offers),
    ...(none !== undefined && { none }),
    ...(wider && { wider }),
  }
}

/** The request to book a week. */
export function weekRequest(reference: string): BookRequest {
  const name = { givenName: 'Ada', familyName: 'Test' }
  return {
    reference,
    travellers: [{ ...name, type: 'adult', role: 'lead', group: 1, dateOfBirth: '1981-05-04' }],
    answers: [],
    contact: { ...name, email: 'ada@test.example', phone: '+4512345678' },
    requests: '',
  }
}
