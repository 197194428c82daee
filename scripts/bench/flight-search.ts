import { measureSearch, type SearchFigures } from './search-in-lines.ts'

/** Searches flights between two cities of several airports over HTTP, as a long-haul return for a family. */
export function measureFlightSearch(port: number): Promise<SearchFigures> {
  const place = (code: string) => ({ kind: 'city', code })
  const on = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return measureSearch(port, {
    path: '/api/flight/search',
    bodyOf: (days) => ({
      slices: [
        { from: place('LON'), to: place('TYO'), date: on(days) },
        { from: place('TYO'), to: place('LON'), date: on(days + 14) },
      ],
      passengers: { adults: 2, childAges: [8] },
    }),
  })
}
