import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import { clockTime } from '../../../src/tenant/zoned-time.ts'
import { type Flight, terminalOf } from './flight.ts'
import { type NetworkSources, routesBetween } from './network.ts'
import { flightsOn } from './schedule.ts'
import { stationAt, testingNetwork } from './testing-network.ts'
import { clockText, localOf, MINUTES_PER_DAY, momentOf } from './zone-clock.ts'

let sources: NetworkSources
beforeAll(async () => {
  sources = await testingNetwork()
})

function flights(from: string, to: string, date: string): Flight[] {
  const routes = routesBetween(stationAt(sources.atlas, from), stationAt(sources.atlas, to), sources)
  return routes.flatMap((route) => flightsOn(route, dayNumber(date), sources))
}

const departureOf = ({ departs, from }: Flight) => clockText(localOf(departs, from.timeZone))
const arrivalOf = ({ arrives, to }: Flight) => clockText(localOf(arrives, to.timeZone))

describe('flightsOn', () => {
  it('departs on the local day, and lasts as long as the moments of its local times are apart', () => {
    const pairs = [
      ['LHR', 'JFK'],
      ['HND', 'LAX'],
      ['AKL', 'PPT'],
      ['LIS', 'FRA'],
      ['SYD', 'PER'],
      ['DEL', 'BOM'],
    ] as const
    const dates = [
      '2027-03-13',
      '2027-03-14',
      '2027-03-27',
      '2027-03-28',
      '2027-04-04',
      '2027-10-31',
      '2027-11-07',
    ]
    for (const [from, to] of pairs) {
      for (const date of dates) {
        const found = [...flights(from, to, date), ...flights(to, from, date)]
        expect(found.length, `${from}-${to} ${date}`).toBeGreaterThan(0)
        for (const flight of found) {
          expect(departureOf(flight).slice(0, 10)).toBe(date)
          const departs = localToMoment(departureOf(flight), flight.from.timeZone).getTime() / 60_000
          // An arrival in the repeated hour of the night has two moments; the flight has one of them.
          expect(clockTime(new Date(flight.arrives * 60_000), flight.to.timeZone)).toBe(arrivalOf(flight))
          expect(flight.departs).toBe(departs)
          expect(flight.arrives - flight.departs).toBeGreaterThanOrEqual(45)
        }
      }
    }
  })

  it('arrives on an earlier date over the date line', () => {
    const found = flights('AKL', 'PPT', '2026-12-04')
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((flight) => arrivalOf(flight).startsWith('2026-12-03'))).toBe(true)
  })

  it('has the same number on every day, and other numbers on the way back', () => {
    const numbers = (from: string, to: string, date: string) =>
      flights(from, to, date).map(({ airline, number }) => `${airline.code}${number}`)
    const first = numbers('LIS', 'FRA', '2026-12-01')
    expect(numbers('LIS', 'FRA', '2027-01-12').filter((one) => first.includes(one)).length).toBeGreaterThan(0)
    expect(numbers('FRA', 'LIS', '2026-12-01').filter((one) => first.includes(one))).toEqual([])
    expect(new Set(first).size).toBe(first.length)
  })

  it('flies a thin route on some days of each week, the same ones', () => {
    const [route] = sources.atlas.stations.flatMap((to) =>
      routesBetween(stationAt(sources.atlas, 'LIS'), to, sources).filter(({ weekly }) => weekly < 7),
    )
    if (route === undefined) throw new Error('no thin route')
    const monday = dayNumber('2026-12-07')
    const days = (week: number) =>
      [0, 1, 2, 3, 4, 5, 6].filter((day) => flightsOn(route, monday + week * 7 + day, sources).length > 0)
    expect(days(0)).toHaveLength(route.weekly)
    expect(days(1)).toEqual(days(0))
  })

  it('lands for fuel on the longest routes, and takes as long as both legs and the stop', () => {
    const stopping = [...flights('LHR', 'SYD', '2026-12-04'), ...flights('SYD', 'LHR', '2026-12-04')]
    expect(stopping.length).toBeGreaterThan(0)
    for (const { stop, arrives, departs } of stopping) {
      expect(stop?.minutes).toBe(75)
      expect(arrives - departs).toBeGreaterThan(20 * 60)
    }
    expect(flights('LHR', 'JFK', '2026-12-04').every(({ stop }) => stop === null)).toBe(true)
  })

  it('flies aircraft that reach the destination', () => {
    for (const to of ['JFK', 'SIN', 'EDI', 'LIS', 'HND', 'NBO']) {
      for (const { aircraft, kilometres } of flights('LHR', to, '2026-12-04'))
        expect(aircraft.rangeKm).toBeGreaterThan(Math.min(kilometres, 15_000))
    }
  })
})

describe('terminalOf', () => {
  it('gives an alliance one terminal at a hub, and none at a small airport', () => {
    const [flight] = flights('LIS', 'OPO', '2026-12-04')
    if (flight === undefined) throw new Error('no flight')
    expect(terminalOf(flight.from, flight.airline)).toMatch(/^[1-4]$/)
    expect(terminalOf(stationAt(sources.atlas, 'BRW'), flight.airline)).toBeNull()
  })
})

describe('momentOf', () => {
  it('is the inverse of localOf, and moves a skipped time by the gap', () => {
    const zones = [
      'Europe/Lisbon',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Asia/Kathmandu',
    ]
    const first = dayNumber('2026-01-01') * MINUTES_PER_DAY
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 1_500_000 }), (zone, minutes) => {
        const local = localOf(first + minutes, zone)
        expect(clockText(local)).toBe(clockTime(new Date((first + minutes) * 60_000), zone))
        expect(localOf(momentOf(local, zone), zone)).toBe(local)
      }),
    )
    const skipped = Date.parse('2026-03-29T01:30:00Z') / 60_000
    expect(clockText(localOf(momentOf(skipped, 'Europe/Lisbon'), 'Europe/Lisbon'))).toBe(
      '2026-03-29T02:30:00',
    )
  })
})
