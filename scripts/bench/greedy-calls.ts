import type { AttackCall } from '../verify/attack/target.ts'

/** Cities with many hotels, as latitude and longitude. */
const cities = [
  [48.8566, 2.3522],
  [51.5074, -0.1278],
  [40.7128, -74.006],
  [35.6762, 139.6503],
  [41.9028, 12.4964],
  [25.2048, 55.2708],
] as const

/** A new place each time, some metres from the last. */
function point(turn: number): { latitude: number; longitude: number } {
  const [latitude, longitude] = cities[turn % cities.length] ?? cities[0]
  return { latitude: latitude + (turn % 997) / 10_000, longitude: longitude + (turn % 1009) / 10_000 }
}

const stay = { start: inDays(40), end: inDays(44) }
const rooms = [{ adults: 2, childAges: [] }]

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The most expensive calls of an anonymous visitor. Each takes a number and returns a call that no cache holds. */
export const greedyKinds = {
  hotelSearch: (turn) =>
    posted('/api/hotels/search', { ...searched(turn), destination: 'There', radius: 25 }),
  hotelDeals: (turn) =>
    posted('/api/dealray/deals/hotel-search', { ...point(turn), radius: 30, isHome: true }),
  activityDeals: (turn) => posted('/api/dealray/deals/activity-search', { ...point(turn), isHome: true }),
  carDeals: (turn) => {
    const { latitude, longitude } = point(turn)
    return posted('/api/dealray/deals/car-search', { pickupLatitude: latitude, pickupLongitude: longitude })
  },
  suggestions: (turn) =>
    posted('/api/v2/hotel/auto-suggest', { text: ['san', 'a', 'par', 'new y', 'lo'][turn % 5] }),
  home: (turn) => {
    const { latitude, longitude } = point(turn)
    return { slug: 'meridian', path: `/?lat=${latitude}&long=${longitude}` }
  },
  gallery: (turn) => ({ slug: '', path: `/?turn=${turn}` }),
} as const satisfies Record<string, (turn: number) => AttackCall>

export type GreedyKind = keyof typeof greedyKinds

function searched(turn: number) {
  return { ...point(turn), stay, rooms, nationality: 'US', currency: 'USD' }
}

function posted(path: string, body: unknown): AttackCall {
  return { slug: 'meridian', method: 'POST', path, body }
}
