import { beforeAll, describe, expect, it } from 'vitest'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { randomStream } from '../random.ts'
import { connectionsOf, isConnecting, LONGEST_CONNECTION, minimumConnection } from './connection-times.ts'
import { sliceItineraries } from './connections.ts'
import { isDomestic } from './flight.ts'
import { kilometresBetween, type Station } from './flight-atlas.ts'
import { stationsOf } from './flight-place.ts'
import { type Itinerary, itineraryById, marketingAirline, marketingNumber } from './itinerary.ts'
import type { NetworkSources } from './network.ts'
import { directPaths, pathsOverOneHub, pathsOverTwoHubs } from './slice-paths.ts'
import { stationAt, testingNetwork } from './testing-network.ts'

let sources: NetworkSources
beforeAll(async () => {
  sources = await testingNetwork()
})
const day = dayNumber('2026-12-04')

function search(from: string, to: string, maximumConnections = 2): Itinerary[] {
  const place = (code: string) => stationsOf({ kind: 'city', code }, sources.atlas)
  return sliceItineraries({ from: place(from), to: place(to), day, maximumConnections }, sources)
}

function expectSound({ flights, minutes, id, owner }: Itinerary): void {
  const travelled = flights.reduce((sum, { kilometres }) => sum + kilometres, 0)
  const last = flights.at(-1) ?? flights[0]
  const straight = kilometresBetween(flights[0].from, last.to)
  expect(travelled).toBeLessThanOrEqual(2.2 * straight + 502)
  expect(minutes).toBe(last.arrives - flights[0].departs)
  expect(id).toMatch(/^[A-Za-z0-9_.-]{4,200}$/)
  for (const [index, departing] of flights.slice(1).entries()) {
    const arriving = flights[index] ?? departing
    expect(isConnecting(arriving, departing), id).toBe(true)
    expect(marketingAirline({ flights, minutes, id, owner }, departing)).toBe(owner)
  }
}

/** Airports that are served, spread over the world. */
function randomStations(count: number): Station[] {
  const random = randomStream(20)
  const { stations } = sources.atlas
  return Array.from({ length: count }, () => stations[random.below(stations.length)]).filter(
    (one) => one !== undefined,
  )
}

describe('sliceItineraries', () => {
  it('finds nonstop flights and connections, the same ones each time', () => {
    const found = search('LON', 'NYC')
    expect(found.some(({ flights }) => flights.length === 1)).toBe(true)
    expect(found.some(({ flights }) => flights.length === 2)).toBe(true)
    expect(search('LON', 'NYC').map(({ id }) => id)).toEqual(found.map(({ id }) => id))
    for (const one of found) expectSound(one)
    expect(found.length).toBeLessThanOrEqual(175)
  })

  it('has the fastest and the first arrival among what it shows', () => {
    const nonstop = search('LIS', 'FRA', 0)
    const all = search('LIS', 'FRA')
    const least = (list: readonly Itinerary[]) => Math.min(...list.map(({ minutes }) => minutes))
    expect(least(all)).toBe(least(nonstop))
    const ids = new Set(all.map(({ id }) => id))
    expect(nonstop.every(({ id }) => ids.has(id))).toBe(true)
  })

  it('shows no more connections than allowed', () => {
    for (const most of [0, 1, 2])
      for (const { flights } of search('LIS', 'SYD', most))
        expect(flights.length).toBeLessThanOrEqual(most + 1)
    expect(search('LIS', 'SYD', 0)).toEqual([])
  })

  it('connects any two airports with two stops at most, unless no two alliances meet or no flight fits', () => {
    const stations = randomStations(200)
    let answered = 0
    for (const [index, from] of stations.slice(0, 100).entries()) {
      const to = stations[199 - index]
      if (to === undefined || from === to) continue
      const ends = { from: [from], to: [to] }
      const found = sliceItineraries({ ...ends, day, maximumConnections: 2 }, sources)
      for (const one of found) expectSound(one)
      const paths = [directPaths, pathsOverOneHub, pathsOverTwoHubs].flatMap((paths) => paths(ends, sources))
      if (found.length > 0) answered += 1
      // Without a path on any day there is no itinerary; with daily routes alone there has to be one.
      else
        expect(
          paths.filter(({ routes }) => routes.every(({ weekly }) => weekly >= 28)),
          `${from.iata}-${to.iata}`,
        ).toEqual([])
    }
    expect(answered).toBeGreaterThan(55)
  })

  it('connects all large cities', () => {
    const cities = sources.atlas.stations.filter(({ traffic }) => traffic >= 24)
    const random = randomStream(9)
    for (let index = 0; index < 60; index += 1) {
      const [from, to] = [cities[random.below(cities.length)], cities[random.below(cities.length)]]
      if (from === undefined || to === undefined || kilometresBetween(from, to) < 300) continue
      const found = sliceItineraries({ from: [from], to: [to], day, maximumConnections: 2 }, sources)
      expect(found.length, `${from.iata}-${to.iata}`).toBeGreaterThan(0)
    }
  })
})

describe('minimumConnection', () => {
  it('is 45 minutes within a country, 75 abroad and two hours at least between airports', () => {
    const kinds = new Set<number>()
    for (const { flights } of [...search('TUL', 'PWM'), ...search('LIS', 'SYD'), ...search('MAN', 'NCE')]) {
      for (const [index, departing] of flights.slice(1).entries()) {
        const arriving = flights[index] ?? departing
        const least = minimumConnection(arriving, departing)
        if (arriving.to !== departing.from) expect(least).toBeGreaterThanOrEqual(120)
        else expect(least).toBe(isDomestic(arriving) && isDomestic(departing) ? 45 : 75)
        expect(departing.departs - arriving.arrives).toBeLessThanOrEqual(LONGEST_CONNECTION)
        kinds.add(least)
      }
    }
    expect([...kinds].filter((one) => one === 45 || one === 75)).toHaveLength(2)
  })

  it('marks nights and changes of airport', () => {
    const connections = [...search('EDI', 'NYC'), ...search('LIS', 'SYD'), ...search('NYC', 'LON')].flatMap(
      ({ flights }) => connectionsOf(flights),
    )
    expect(connections.some(({ isOvernight }) => isOvernight)).toBe(true)
    expect(connections.every(({ isOvernight, minutes }) => !isOvernight || minutes >= 240)).toBe(true)
  })
})

describe('itineraryById', () => {
  it('finds the flights of an id again, and nothing for another text', () => {
    for (const one of search('LIS', 'SYD')) expect(itineraryById(one.id, sources)).toEqual(one)
    const [first] = search('LIS', 'FRA', 0)
    const id = first?.id ?? ''
    for (const text of [
      '',
      'x',
      id.replace('LIS', 'ZZZ'),
      id.replace('261204', '261399'),
      `${id}.${id}`,
      `${id}.`,
    ])
      expect(itineraryById(text, sources), text).toBeNull()
  })

  it('sells flights of partners under codeshare numbers', () => {
    const shared = search('LIS', 'SYD').flatMap((itinerary) =>
      itinerary.flights
        .filter(({ airline }) => airline !== itinerary.owner)
        .map((flight) => marketingNumber(itinerary.owner, flight)),
    )
    expect(shared.length).toBeGreaterThan(0)
    for (const number of shared) expect(number).toBeGreaterThanOrEqual(5_000)
  })
})

describe('stationsOf', () => {
  it('finds the airports of a city, and those near an airport', () => {
    const codes = (place: Parameters<typeof stationsOf>[0]) =>
      stationsOf(place, sources.atlas).map(({ iata }) => iata)
    expect(codes({ kind: 'city', code: 'LON' })).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'])
    expect(codes({ kind: 'airport', code: 'LIS' })).toEqual(['LIS'])
    expect(codes({ kind: 'city', code: 'OPO' })).toEqual(['OPO'])
    expect(codes({ kind: 'airport', code: 'ZZZ' })).toEqual([])
    const near = codes({ kind: 'airport', code: 'NCE', within: 250 })
    expect(near[0]).toBe('NCE')
    expect(near).toContain('MRS')
    const { atlas } = sources
    expect(
      near.every((one) => kilometresBetween(stationAt(atlas, one), stationAt(atlas, 'NCE')) <= 250),
    ).toBe(true)
  })
})
