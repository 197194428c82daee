import { LRUCache } from 'lru-cache'
import type { City } from '../geography/geo.ts'

const mostCities = 400

/**
 * Caches a function's results for the cities used last: a home page requests one city repeatedly. The limit protects
 * the memory when callers visit the whole map.
 */
export function rememberByCity<Made extends object | string>(
  make: (city: City) => Made,
): (city: City) => Made {
  const made = new LRUCache<number, Made>({ max: mostCities })
  return (city) => {
    const known = made.get(city.id)
    if (known !== undefined) return known
    const fresh = make(city)
    made.set(city.id, fresh)
    return fresh
  }
}
