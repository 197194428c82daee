import { describe, expect, it } from 'vitest'
import { forgetSearch, recentSearches, storeSearch } from '../../../spine/results/recent-searches.ts'
import { hotelSearches } from './hotel-searches.ts'

const today = '2026-03-10'
const criteria = (destination: string, start = '2026-05-08', end = '2026-05-11') => ({
  destination,
  start,
  end,
  latitude: 38.7,
  longitude: -9.1,
  rooms: 1,
  adults: 2,
  childAges: [4],
})
const memory = (text?: string) => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? text ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}
const names = (storage: ReturnType<typeof memory>, day = today) =>
  recentSearches(hotelSearches, storage, day).map(({ destination }) => destination)

describe('recent searches', () => {
  it('are the latest five complete searches, one per place', () => {
    const storage = memory()
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'C'])
      storeSearch(hotelSearches, storage, criteria(name), today)
    expect(names(storage)).toEqual(['C', 'F', 'E', 'D', 'B'])
    expect(recentSearches(hotelSearches, storage, today)[0]).toEqual(criteria('C'))
  })

  it('are removed one by one', () => {
    const storage = memory()
    for (const name of ['A', 'B']) storeSearch(hotelSearches, storage, criteria(name), today)
    forgetSearch(hotelSearches, storage, criteria('B'), today)
    expect(names(storage)).toEqual(['A'])
  })

  it('omit stays that have begun', () => {
    const storage = memory()
    storeSearch(hotelSearches, storage, criteria('Past'), today)
    expect(names(storage, '2026-05-08')).toEqual(['Past'])
    expect(names(storage, '2026-05-09')).toEqual([])
  })

  it('omit searches without a place name', () => {
    const storage = memory()
    storeSearch(hotelSearches, storage, criteria('  '), today)
    expect(names(storage)).toEqual([])
  })

  it.each(['', '{', '{}', 'null', '[1,null,{}]', '["lat=x"]', '["https://evil.example/?lat=1&long=2"]'])(
    'are empty for foreign data in storage: %s',
    (text) => {
      expect(names(memory(text))).toEqual([])
    },
  )

  it('work without browser storage', () => {
    const refusing = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('full')
      },
    }
    storeSearch(hotelSearches, refusing, criteria('A'), today)
    expect(recentSearches(hotelSearches, refusing, today)).toEqual([])
  })
})
