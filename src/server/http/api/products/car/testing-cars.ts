import type { CarOffer, CarSearchPart } from '../../../../../contract/types.ts'
import type { TestApp } from '../../../../hosts/testing-app.ts'

/** Lisbon's airport, where the visitors of the tests search. */
export const lisbonAirport = { latitude: 38.7813, longitude: -9.13592, name: 'Lisbon (LIS)' }

/** A rental of three days in May, from and to the airport. */
export const mayRental = {
  pickUp: { ...lisbonAirport, at: '2026-05-08T10:00:00' },
  dropOff: { ...lisbonAirport, at: '2026-05-11T10:00:00' },
  driverAge: 35,
  residence: 'DE',
}

export interface FoundCars {
  parts: CarSearchPart[]
  offers: CarOffer[]
  done: Extract<CarSearchPart, { kind: 'done' }>
}

/** Searches cars to the end. Throws for any other answer than a complete search. */
export async function foundCars(
  app: Pick<TestApp, 'call'>,
  body: object = mayRental,
  headers: Record<string, string> = {},
): Promise<FoundCars> {
  const response = await app.call('/api/car-rental/search', { method: 'POST', body, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  const parts = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as CarSearchPart)
  const done = parts.at(-1)
  if (done?.kind !== 'done') throw new Error(`the search has not ended: ${text.slice(-200)}`)
  return { parts, offers: parts.flatMap((part) => (part.kind === 'offers' ? part.offers : [])), done }
}
