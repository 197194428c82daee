import { expect, it } from 'vitest'
import { sampleShipLines } from './ship-lines.ts'

it('has ten invented lines by name, each with ships and regions', () => {
  const names = sampleShipLines.map(({ name }) => name)
  expect(names).toHaveLength(10)
  expect(names).toEqual(names.toSorted())
  expect(
    names.filter((name) =>
      /caribbean|carnival|celebrity|disney|\bmsc\b|norwegian|princess|cunard|costa/i.test(name),
    ),
  ).toEqual([])
  for (const { id, ships, regions } of sampleShipLines) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(regions.length).toBeGreaterThanOrEqual(2)
    for (const ship of ships) {
      expect(ship.since).toBeGreaterThan(1990)
      expect(ship.guests).toBeGreaterThan(100)
      expect(ship.name).not.toMatch(/\d/)
    }
  }
})
