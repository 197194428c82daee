import { expect, it } from 'vitest'
import type { DeckPlan } from '../../../src/server/domain/suppliers/cruise-cabin.ts'
import { deckPlans } from './deck-plans.ts'
import { shipsByCode } from './fleet.ts'
import { cabinNumbered, cabinsOf } from './ship-cabins.ts'
import { categoriesOf } from './ship-categories.ts'

const ships = [...shipsByCode.values()]

it('draws cabins and stairs inside the deck, none over another', () => {
  const faults = ships.flatMap((ship) => deckPlans(ship).flatMap((plan) => faultsOf(plan)))
  expect(faults).toEqual([])
})

it.each(ships.map((ship) => [ship.name, ship] as const))('gives %s cabins for its guests', (_, ship) => {
  const cabins = cabinsOf(ship)
  expect(cabins.length).toBeGreaterThan(ship.guests * 0.42)
  expect(cabins.length).toBeLessThanOrEqual(Math.ceil(ship.guests / 2))
  expect(new Set(cabins.map(({ number }) => number)).size).toBe(cabins.length)
  for (const { number, connectsTo } of cabins) {
    expect(number).toMatch(/^[A-Z0-9]{1,8}$/)
    if (connectsTo !== undefined) expect(cabinNumbered(ship, connectsTo)?.connectsTo).toBe(number)
  }
  for (const { code, cabins: own, sleeps, decks, squareMetres, isGuarantee } of categoriesOf(ship)) {
    expect(code).toMatch(/^[A-Z]\w$/)
    expect(own.length).toBeGreaterThan(0)
    expect(sleeps).toBeGreaterThan(0)
    if (isGuarantee) expect(sleeps).toBeLessThanOrEqual(2)
    expect(decks).toEqual(decks.toSorted((a, b) => a - b))
    expect(squareMetres).toBeGreaterThan(9)
  }
})

it('has the forms of cabins that the field knows', () => {
  const cabins = ships.flatMap((ship) => cabinsOf(ship))
  expect(cabins.some(({ isObstructed, position }) => isObstructed && position === 'midship')).toBe(true)
  expect(cabins.some(({ isAccessible }) => isAccessible)).toBe(true)
  expect(cabins.some(({ connectsTo }) => connectsTo !== undefined)).toBe(true)
  expect(new Set(cabins.flatMap(({ nearby }) => nearby))).toEqual(
    new Set(['lift', 'stairs', 'above_theatre', 'below_pool', 'near_engine']),
  )
  const kinds = ships.flatMap((ship) => categoriesOf(ship).map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(new Set(['inside', 'ocean_view', 'balcony', 'suite', 'single']))
  const [river] = ships.filter(({ type }) => type === 'river')
  expect(river && new Set(categoriesOf(river).map(({ kind }) => kind)).has('inside')).toBe(false)
})

/** What lies outside a deck, or over something else. Centimetres are lost by rounding. */
function faultsOf({ deck, length, width, cabins, areas }: DeckPlan): string[] {
  const shapes = [
    ...cabins.map((cabin) => ({ ...cabin, name: cabin.number })),
    ...areas.map((area) => ({ ...area, name: area.kind })),
  ].toSorted((a, b) => a.x - b.x)
  const outside = shapes.filter(
    (one) => one.x < 0 || one.y < 0 || one.x + one.length > length || one.y + one.width > width + 0.01,
  )
  const covered = shapes.flatMap((one, place) =>
    shapes
      .slice(place + 1)
      .filter(
        (other) =>
          other.x < one.x + one.length - 0.011 &&
          other.y < one.y + one.width - 0.011 &&
          one.y < other.y + other.width - 0.011,
      )
      .map((other) => `${deck}: ${one.name} is over ${other.name}`),
  )
  return [...outside.map(({ name }) => `${deck}: ${name} is outside`), ...covered]
}
