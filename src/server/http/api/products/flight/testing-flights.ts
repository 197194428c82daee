import type {
  FlightAnswer,
  FlightFare,
  FlightOffer,
  FlightSearchPart,
  SliceFare,
} from '../../../../../contract/types.ts'
import type { TestApp } from '../../../../hosts/testing-app.ts'

const airport = (code: string) => ({ kind: 'airport', code })

/** A slice between two airports on a day. */
export function flightSlice(from: string, to: string, date: string) {
  return { from: airport(from), to: airport(to), date }
}

/** A return of one adult from Lisbon to Frankfurt in June. */
export const juneFlights = {
  slices: [flightSlice('LIS', 'FRA', '2026-06-05'), flightSlice('FRA', 'LIS', '2026-06-12')],
  passengers: { adults: 1, childAges: [] as number[] },
  maximumConnections: 0,
}

export interface FoundFlights {
  parts: FlightSearchPart[]
  offers: FlightOffer[]
  done: Extract<FlightSearchPart, { kind: 'done' }>
}

/** Searches flights to the end. Throws for any other answer than a complete search. */
export async function foundFlights(
  app: Pick<TestApp, 'call'>,
  body: object = juneFlights,
  headers: Record<string, string> = {},
): Promise<FoundFlights> {
  const response = await app.call('/api/flight/search', { method: 'POST', body, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  const parts = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FlightSearchPart)
  const done = parts.at(-1)
  if (done?.kind !== 'done') throw new Error(`the search has not ended: ${text.slice(-200)}`)
  return { parts, offers: parts.flatMap((part) => (part.kind === 'offers' ? part.offers : [])), done }
}

/** Returns a journey with its fares. */
export async function flightDetails(
  app: Pick<TestApp, 'call'>,
  rateKey: string,
  headers: Record<string, string> = {},
): Promise<FlightAnswer> {
  const response = await app.call('/api/flight/details', { method: 'POST', body: { rateKey }, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return (JSON.parse(text) as { data: FlightAnswer }).data
}

interface Searcher {
  cookie?: string
  scenario?: string
}

/** A fare whose refund is free. */
export const isFreelyRefunded = ({ slices }: { slices: SliceFare[] }) =>
  slices.every(({ refund }) => refund.allowed === 'yes' && refund.penalty === undefined)

/** Searches a journey and returns the first fare of the choice. */
export async function findFare(
  app: Pick<TestApp, 'call'>,
  { cookie, scenario }: Searcher = {},
  choose: (fare: FlightFare) => boolean = isFreelyRefunded,
  body: object = juneFlights,
): Promise<{ fare: FlightFare; answer: FlightAnswer }> {
  const headers = { ...(cookie && { cookie }), ...(scenario && { 'x-livery-scenario': scenario }) }
  const { offers } = await foundFlights(app, body, headers)
  for (const { rateKey } of offers) {
    const answer = await flightDetails(app, rateKey, headers)
    const fare = answer.fares.find(choose)
    if (fare !== undefined) return { fare, answer }
  }
  throw new Error('there is no such flight')
}
