import { expect, it } from 'vitest'
import { testCities } from '../../src/server/domain/suppliers/testing-geo.ts'
import { rememberByCity } from './remember-by-city.ts'

it("makes a city's value once, and drops the least recently used one", () => {
  const made: number[] = []
  const remembered = rememberByCity(({ id }) => String(made.push(id)))
  const city = (id: number) => ({ ...testCities.lisbon, id })
  remembered(city(1))
  remembered(city(2))
  for (let id = 3; id <= 400; id += 1) remembered(city(id))
  remembered(city(1))
  expect(made.filter((id) => id === 1)).toHaveLength(1)
  remembered(city(401))
  remembered(city(1))
  remembered(city(2))
  expect(made.filter((id) => id === 1)).toHaveLength(1)
  expect(made.filter((id) => id === 2)).toHaveLength(2)
})
