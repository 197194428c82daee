import { expect, it } from 'vitest'
import { nearestTown } from './area-search.tsx'

const towns = [
  { name: 'Lisbon', x: 0, y: 0, population: 500_000 },
  { name: 'Cascais', x: -15, y: 2, population: 35_000 },
]

it('an area of the map is named by the nearest town within reach', () => {
  expect(nearestTown(towns, { x: -12, y: 3 }, 10)?.name).toBe('Cascais')
  expect(nearestTown(towns, { x: -60, y: 3 }, 10)).toBeNull()
  expect(nearestTown([], { x: 0, y: 0 }, 10)).toBeNull()
})
