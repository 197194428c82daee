import { LRUCache } from 'lru-cache'
import type { City } from '../geography/geo.ts'

const mostCities = 400

/**
 * Takes what makes something of a city and gives the same, remembering the cities used last: a home page asks for one
 * city over and over. The bound keeps a walk over the whole map from filling the memory.
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
