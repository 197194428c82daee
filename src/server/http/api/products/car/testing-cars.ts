import type { CarAnswer, CarOffer, CarRate, CarSearchPart } from '../../../../../contract/types.ts'
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

interface Searcher {
  cookie?: string
  scenario?: string
}

type Choice = Pick<CarRate, 'payment' | 'policy' | 'cover'>

/** A rate that is paid here and can be cancelled. */
export const isFlexible = ({ payment, policy }: Choice) => payment === 'now' && policy.isRefundable

/** Searches Lisbon's airport and returns the key of the first rate of the choice. */
export async function findCar(
  app: Pick<TestApp, 'call'>,
  { cookie, scenario }: Searcher = {},
  choose: (rate: Choice) => boolean = isFlexible,
  body: object = mayRental,
): Promise<string> {
  const headers = { ...(cookie && { cookie }), ...(scenario && { 'x-livery-scenario': scenario }) }
  const { offers } = await foundCars(app, body, headers)
  for (const { rateKey } of offers) {
    const response = await app.call('/api/car-rental/details', { method: 'POST', body: { rateKey }, headers })
    const { data } = (await response.json()) as { data: CarAnswer }
    const rate = data.rates.find(choose)
    if (rate !== undefined) return rate.rateKey
  }
  throw new Error('there is no such car in Lisbon')
}
