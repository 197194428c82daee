import { describe, expect, it } from 'vitest'
import {
  activityHref,
  activitySearchHref,
  emptyActivitySearch,
  readActivitySearch,
} from './activity-search.ts'

const today = '2026-03-10'
const read = (query: string) => {
  const params = new URLSearchParams(query)
  return readActivitySearch((name) => params.get(name), today)
}
const lisbon = { destination: 'Lisbon, Portugal', latitude: 38.72, longitude: -9.14 }

describe('activity search in the address', () => {
  it('is read as it was written', () => {
    const criteria = { ...lisbon, date: '2026-05-08' }
    expect(read(activitySearchHref(criteria).split('?')[1] ?? '')).toEqual(criteria)
  })

  it('has the day of the deals instead of a past, missing or impossible one', () => {
    const { date } = emptyActivitySearch(today)
    for (const query of ['date=2026-03-09', 'date=2026-02-30', 'date=', '']) {
      expect(read(`lat=38.72&long=-9.14&${query}`)).toEqual({ ...lisbon, destination: '', date })
    }
  })

  it('is none without a point', () => {
    for (const query of ['destination=Lisbon', 'lat=91&long=0', 'lat=38&long=west']) {
      expect(read(query)).toBeNull()
    }
  })

  it('stays in the address of an activity', () => {
    expect(activityHref('act-7', null)).toBe('/booknow/activities/result-details/act-7')
    expect(activityHref('act-7', '2026-05-08', lisbon)).toBe(
      '/booknow/activities/result-details/act-7?date=2026-05-08&destination=Lisbon%2C%20Portugal&lat=38.72&long=-9.14',
    )
  })
})
