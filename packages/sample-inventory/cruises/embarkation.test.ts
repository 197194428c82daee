import { expect, it } from 'vitest'
import { dateOfDay, dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { departureOf, embarkationOf } from './cruise-quote.ts'
import { routeNamed } from './routes.ts'
import { sailingsBetween } from './sailings.ts'

const departs = dayNumber('2027-06-06')

it.each(['sti-da7-r', 'sti-dl7-r', 'sti-ni7-r'])(
  'begins with a night in port on %s: guests come until the evening, and the ship leaves a day later',
  (code) => {
    const plan = { route: routeNamed(code), departs }
    expect(embarkationOf(plan)).toEqual({ from: '2027-06-06T16:00:00', until: '2027-06-06T20:00:00' })
    expect(departureOf(plan).toISOString().slice(0, 10)).toBe('2027-06-07')
  },
)

it('takes guests until an hour before the departure from every other route', () => {
  for (const plan of sailingsBetween(departs, departs + 60).filter(({ route }) => !route.days[1]?.isStay)) {
    const { until } = embarkationOf(plan)
    expect(until.slice(0, 10)).toBe(dateOfDay(plan.departs))
    expect(Number(until.slice(11, 13))).toBeLessThan(18)
  }
})
