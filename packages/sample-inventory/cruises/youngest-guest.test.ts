import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shipNamed, shipsByCode } from './fleet.ts'
import { refusalOf } from './guests.ts'

const contract = readFileSync(new URL('../../../openapi/schemas/cruises.yaml', import.meta.url), 'utf8')
const maximum = Number(/youngestMonths: .*maximum: (\d+)/.exec(contract)?.[1])

it('is as old on each ship as the contract can say', () => {
  for (const { youngestMonths = 0 } of shipsByCode.values())
    expect(youngestMonths).toBeLessThanOrEqual(maximum)
})

it.each([
  ['northlight', 7, 8],
  ['stillriver', 3, 4],
])('is refused on ships of %s at %i years, and taken at %i', (line, young, old) => {
  const ship = [...shipsByCode.values()].find(({ code }) => code.startsWith(line))
  if (ship === undefined) throw new Error('no ship')
  expect(refusalOf({ adults: 2, ages: [young] }, shipNamed(ship.code))).toBe('infant_too_young')
  expect(refusalOf({ adults: 2, ages: [old] }, shipNamed(ship.code))).toBeNull()
})
