import { beforeAll, describe, expect, it } from 'vitest'
import { brandLogoUrl } from '../brand-logo.ts'
import { sampleLogo } from '../sample-logo.ts'
import { aircraftByCode, aircraftTypes, seatsIn } from './aircraft.ts'
import { airlineByCode, airlines, alliances, partnersOf, sellsTogether } from './airlines.ts'
import type { NetworkSources } from './network.ts'
import { regions } from './region.ts'
import { testingNetwork } from './testing-network.ts'

let sources: NetworkSources
beforeAll(async () => {
  sources = await testingNetwork()
})

describe('airlines', () => {
  it('have codes with a digit, ticket prefixes and logos of their own', () => {
    for (const key of ['code', 'name', 'ticketPrefix'] as const)
      expect(new Set(airlines.map((airline) => airline[key])).size).toBe(airlines.length)
    for (const { code, ticketPrefix, name, currency } of airlines) {
      expect(code).toMatch(/^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{2}$/)
      expect(ticketPrefix).toMatch(/^\d{3}$/)
      expect(currency).toMatch(/^[A-Z]{3}$/)
      expect(sampleLogo(brandLogoUrl(name))).toContain('<svg')
      expect(airlineByCode(code)?.name).toBe(name)
    }
    expect(airlineByCode('ZZ')).toBeNull()
  })

  it('have hubs at real airports, the base in a home market', () => {
    for (const { hubs, home, name } of airlines) {
      for (const hub of hubs) expect([name, sources.atlas.station(hub)?.iata]).toEqual([name, hub])
      expect(home).toContain(sources.atlas.station(hubs[0] ?? '')?.region)
    }
  })

  it('are at home in every market, in two alliances at least', () => {
    for (const region of regions) {
      const groups = airlines.filter(({ home }) => home.includes(region)).map(({ alliance }) => alliance)
      expect(new Set(groups.filter((one) => one !== null)).size, region).toBeGreaterThanOrEqual(2)
    }
  })

  it('sell the flights of their alliance, and low-cost airlines only their own', () => {
    for (const alliance of alliances)
      expect(airlines.filter((one) => one.alliance === alliance).length).toBeGreaterThan(5)
    for (const airline of airlines) {
      expect(sellsTogether(airline, airline)).toBe(true)
      expect(partnersOf(airline).every((one) => one.alliance === airline.alliance)).toBe(true)
      if (airline.kind === 'low_cost') expect(partnersOf(airline)).toEqual([])
    }
  })
})

describe('aircraft', () => {
  it('have rows, exits and wings within their cabins', () => {
    for (const { code, cabins, exitRows, overwing, cruiseKmh, rangeKm } of aircraftTypes) {
      const rows = cabins.flatMap(({ firstRow, lastRow }) => [firstRow, lastRow])
      expect(aircraftByCode(code).code).toBe(code)
      for (const row of [...exitRows, ...overwing]) {
        expect(row).toBeGreaterThanOrEqual(Math.min(...rows))
        expect(row).toBeLessThanOrEqual(Math.max(...rows))
      }
      expect(cruiseKmh * 2).toBeLessThan(rangeKm * 2)
    }
    expect(() => aircraftByCode('none')).toThrow('no aircraft')
  })

  it('count the seats of a cabin', () => {
    expect(seatsIn(aircraftByCode('AT7'), 'economy')).toBe(72)
    expect(seatsIn(aircraftByCode('AT7'), 'first')).toBe(0)
    expect(seatsIn(aircraftByCode('388'), 'business')).toBe(68)
  })
})
