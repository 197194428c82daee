import { stayAhead } from '../../src/server/http/api/booking/testing-http-search.ts'
import { measureSearch, type SearchFigures } from './search-in-lines.ts'

/** Searches a large city's hotels over HTTP. */
export function measureHotelSearch(port: number): Promise<SearchFigures> {
  const place = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
  return measureSearch(port, {
    path: '/api/hotels/search',
    bodyOf: (days) => ({ ...place, ...stayAhead(days) }),
  })
}
