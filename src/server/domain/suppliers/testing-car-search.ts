import type { CarSearchCriteria, CarSearchOffer, CarShapes } from './car-shapes.ts'
import type { BookRequest, OfferBatch, ProductSearch } from './product-supplier.ts'

export const lisbonAirport = { latitude: 38.7813, longitude: -9.13592 }

/** Three days from Lisbon's airport, with changes. */
export function carCriteria(changes: Partial<CarSearchCriteria> = {}): CarSearchCriteria {
  return {
    pickUp: { point: lisbonAirport, dateTime: '2027-03-05T10:00:00' },
    return: { point: lisbonAirport, dateTime: '2027-03-08T10:00:00' },
    driverAge: 35,
    countryOfResidence: 'DE',
    placeName: '',
    limit: 60,
    ...changes,
  }
}

/** Everything that a search finds, and the reason if that is nothing. */
export async function allCars(
  cars: ProductSearch<CarShapes>,
  criteria: CarSearchCriteria,
): Promise<{ offers: CarSearchOffer[]; none: string | undefined }> {
  const batches: OfferBatch<CarSearchOffer>[] = []
  const { signal } = new AbortController()
  for await (const batch of cars.search(criteria, { signal })) batches.push(batch)
  return { offers: batches.flatMap(({ offers }) => offers), none: batches.at(-1)?.none }
}

/** The request to book a car. */
export function carRequest(reference: string): BookRequest {
  const name = { givenName: 'Ada', familyName: 'Test' }
  return {
    reference,
    travellers: [{ ...name, type: 'adult', role: 'driver', group: 1, dateOfBirth: '1991-05-04' }],
    answers: [],
    contact: { ...name, email: 'ada@test.example', phone: '+4512345678' },
    requests: '',
  }
}
