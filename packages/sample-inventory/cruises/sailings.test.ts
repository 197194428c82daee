import { expect, it } from 'vitest'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { itineraryOf } from './itinerary.ts'
import { portNamed } from './ports.ts'
import { cruiseRegions, regionNamed } from './regions.ts'
import { routesByCode, stopsOf } from './routes.ts'
import { sailingNamed, sailingsBetween } from './sailings.ts'
import { seaLeg } from './sea-legs.ts'
import { lineOf, timetable } from './timetable.ts'

const first = dayNumber('2026-12-01')
const plans = sailingsBetween(first, first + 729)

it('has about two thousand sailings in two years, each with its own id', () => {
  expect(plans.length).toBeGreaterThan(1_500)
  expect(plans.length).toBeLessThan(3_000)
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
  expect(plans.map(({ departs }) => departs)).toEqual(
    plans.map(({ departs }) => departs).toSorted((a, b) => a - b),
  )
})

it('has sailings in every month, in every region and on every route', () => {
  const months = new Set(plans.map(({ departs }) => dateOfDay(departs).slice(0, 7)))
  expect(months.size).toBe(24)
  expect([...new Set(plans.map(({ route }) => route.region))].toSorted()).toEqual(
    cruiseRegions.map(({ code }) => code).toSorted(),
  )
  expect(new Set(plans.map(({ route }) => route.code))).toEqual(new Set(routesByCode.keys()))
})

it('lets no ship sail twice at once, and each where its line sails', () => {
  for (const own of Map.groupBy(plans, ({ ship }) => ship.code).values()) {
    for (const [place, plan] of own.entries()) {
      const before = own[place - 1]
      if (before) expect(plan.departs).toBeGreaterThanOrEqual(before.departs + before.route.nights)
    }
  }
  for (const { ship, route } of plans) expect(route.code.startsWith(ship.line.prefix)).toBe(true)
})

it('goes on from the port where a voyage ended the same day', () => {
  const joined = [...Map.groupBy(plans, ({ ship }) => ship.code).values()].flatMap((own) =>
    own.flatMap((plan, place) => {
      const before = own[place - 1]
      return before && before.departs + before.route.nights === plan.departs ? [{ before, plan }] : []
    }),
  )
  expect(joined.length).toBeGreaterThan(1_000)
  for (const { before, plan } of joined)
    expect(`${plan.id} ${stopsOf(plan.route)[0]?.port}`).toBe(
      `${plan.id} ${stopsOf(before.route).at(-1)?.port}`,
    )
})

it('finds a sailing by its id, and no other text', () => {
  for (const plan of plans.filter((_, index) => index % 50 === 0)) expect(sailingNamed(plan.id)).toEqual(plan)
  const [plan] = plans
  const others = [
    '',
    'x',
    `${plan?.id}x`,
    `${plan?.id.slice(0, -8)}20270230`,
    `${plan?.id.slice(0, -8)}99990101`,
  ]
  for (const text of others) expect(sailingNamed(text)).toBeNull()
})

it('comes and goes at hours that fit the way', () => {
  for (const route of routesByCode.values()) {
    const hours = timetable(route)
    const stops = stopsOf(route)
    for (const [place, stop] of stops.entries()) {
      const next = stops[place + 1]
      const { departs, arrives } = { departs: hours[place]?.departs, arrives: hours[place + 1]?.arrives }
      if (next === undefined || departs == null || arrives == null) continue
      const knots =
        seaLeg(stop.port, next.port).nauticalMiles /
        ((next.day - stop.day - stop.stays) * 24 + arrives - departs)
      expect(knots).toBeGreaterThan(0)
      expect(knots).toBeLessThanOrEqual(lineOf(route).fastest)
      expect(departs).toBeGreaterThanOrEqual(12)
      expect(arrives).toBeLessThanOrEqual(16)
    }
    expect(regionNamed(route.region).code).toBe(route.region)
  }
})

it('has a day each from embarkation to disembarkation, and tells what it leaves out', () => {
  for (const plan of plans.filter(({ skips }, index) => skips !== null || index % 40 === 0)) {
    const calls = itineraryOf(plan)
    expect(calls).toHaveLength(plan.route.nights + 1)
    expect([calls[0]?.kind, calls.at(-1)?.kind]).toEqual(['embark', 'disembark'])
    expect(calls.map(({ date }) => date)).toEqual(calls.map((_, index) => dateOfDay(plan.departs + index)))
    expect(calls.filter(({ kind }) => kind === 'skipped')).toHaveLength(plan.skips === null ? 0 : 1)
    for (const { kind, port, arrives, departs } of calls) {
      expect(port === undefined).toBe(kind === 'sea')
      if (port && portNamed(port.code).isScenic && kind !== 'skipped') expect(kind).toBe('scenic')
      if (kind === 'embark' || kind === 'skipped') expect(arrives).toBeUndefined()
      if (kind === 'disembark') expect(departs).toBeUndefined()
    }
  }
  expect(plans.filter(({ skips }) => skips !== null).length).toBeGreaterThan(50)
})
