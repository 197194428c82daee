import { expect, it } from 'vitest'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import { sailingsBetween } from './sailings.ts'
import { otherShips } from './swap-ship.ts'

const first = dayNumber('2027-01-01')
const plans = sailingsBetween(first, first + 365)

it('offers a ship of the line that sails elsewhere on these days only after all others', () => {
  const within = plans.filter(({ departs }) => departs > first + 60 && departs < first + 300)
  for (const plan of within.filter((_, index) => index % 40 === 0)) {
    const ships = otherShips(plan)
    const isBusy = ships.map((ship) =>
      plans.some(
        (other) =>
          other.ship === ship &&
          other.departs < plan.departs + plan.route.nights &&
          other.departs + other.route.nights > plan.departs,
      ),
    )
    expect(ships.every(({ code, line }) => line === plan.ship.line && code !== plan.ship.code)).toBe(true)
    expect(isBusy).toEqual(isBusy.toSorted((a, b) => Number(a) - Number(b)))
  }
})
