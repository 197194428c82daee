import { beforeAll, describe, expect, it } from 'vitest'
import { randomStream } from '../random.ts'
import { gatewaysOf } from './gateways.ts'
import { FARTHEST_NONSTOP_KM, type NetworkSources, routesBetween } from './network.ts'
import { regionOf } from './region.ts'
import { stationAt, testingNetwork } from './testing-network.ts'

let sources: NetworkSources
beforeAll(async () => {
  sources = await testingNetwork()
})

const between = (from: string, to: string) =>
  routesBetween(stationAt(sources.atlas, from), stationAt(sources.atlas, to), sources)

describe('routesBetween', () => {
  it('connects large cities nonstop, and short ways several times a day', () => {
    for (const [from, to] of [
      ['LHR', 'JFK'],
      ['LIS', 'OPO'],
      ['HND', 'CTS'],
      ['SYD', 'MEL'],
      ['GRU', 'GIG'],
    ] as const)
      expect(
        Math.max(0, ...between(from, to).map(({ weekly }) => weekly)),
        `${from}-${to}`,
      ).toBeGreaterThanOrEqual(14)
  })

  it('has the same airlines and days in both directions', () => {
    const random = randomStream(3)
    const { hubs, stations } = sources.atlas
    for (let index = 0; index < 400; index += 1) {
      const [from, to] = [hubs[random.below(hubs.length)], stations[random.below(stations.length)]]
      if (from === undefined || to === undefined) continue
      const forth = routesBetween(from, to, sources).map(({ airline, weekly }) => [airline.code, weekly])
      expect(routesBetween(to, from, sources).map(({ airline, weekly }) => [airline.code, weekly])).toEqual(
        forth,
      )
    }
  })

  it('has no flight to the same airport, to a neighbour or between villages of two countries', () => {
    expect(between('LHR', 'LHR')).toEqual([])
    expect(between('JFK', 'EWR')).toEqual([])
    expect(between('BRW', 'KTM')).toEqual([])
  })

  it('stays within its days of the week and range', () => {
    const from = stationAt(sources.atlas, 'LHR')
    for (const to of sources.atlas.stations) {
      for (const { weekly, kilometres } of routesBetween(from, to, sources)) {
        expect(weekly).toBeGreaterThanOrEqual(1)
        expect(weekly).toBeLessThanOrEqual(56)
        if (kilometres > FARTHEST_NONSTOP_KM) expect(to.traffic).toBeGreaterThanOrEqual(40)
      }
    }
  })
})

describe('gatewaysOf', () => {
  it('gives nearly every airport a hub to which an airline flies', () => {
    const without = sources.atlas.stations.filter(
      (station) => gatewaysOf(station, sources.atlas).length === 0,
    )
    expect(without.length / sources.atlas.stations.length).toBeLessThan(0.01)
    for (const station of sources.atlas.stations.slice(0, 300)) {
      for (const { airline, hub } of gatewaysOf(station, sources.atlas)) {
        const routes = routesBetween(station, hub, sources)
        expect(
          routes.some((route) => route.airline === airline),
          `${station.iata}-${hub.iata}`,
        ).toBe(true)
      }
    }
  })
})

describe('regionOf', () => {
  it('knows the market of a country, and of its continent otherwise', () => {
    expect(['US', 'MX', 'BR', 'PT', 'PL', 'TR', 'KE', 'IN', 'JP', 'SG', 'NZ', 'XX'].map(regionOf)).toEqual([
      'north_america',
      'central_america',
      'south_america',
      'western_europe',
      'eastern_europe',
      'middle_east',
      'africa',
      'south_asia',
      'east_asia',
      'south_east_asia',
      'oceania',
      'oceania',
    ])
  })
})
