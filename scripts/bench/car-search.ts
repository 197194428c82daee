import { measureSearch, type SearchFigures } from './search-in-lines.ts'

/** Searches the cars of the largest city of the sample inventory over HTTP, for a week. */
export function measureCarSearch(port: number): Promise<SearchFigures> {
  const place = { latitude: 51.50853, longitude: -0.12574, name: 'London, United Kingdom' }
  const at = (days: number) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00:00`
  return measureSearch(port, {
    path: '/api/car-rental/search',
    bodyOf: (days) => ({
      pickUp: { ...place, at: at(days) },
      dropOff: { ...place, at: at(days + 7) },
      driverAge: 35,
    }),
  })
}
