import { measureSearch, type SearchFigures } from './search-in-lines.ts'

/** Searches the activities of the largest city of the sample inventory over HTTP, for one day. */
export function measureActivitySearch(port: number): Promise<SearchFigures> {
  return measureSearch(port, {
    path: '/api/activities/search',
    bodyOf: (days) => ({
      latitude: 51.50853,
      longitude: -0.12574,
      destination: 'London, United Kingdom',
      date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    }),
  })
}
