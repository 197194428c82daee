import { expect, it } from 'vitest'
import { searchPoint } from './search-point.ts'

const home = { latitude: 38.7, longitude: -9.1 }
const at = (latitude?: number, longitude?: number) =>
  searchPoint({ field: 'lat', value: latitude }, { field: 'lon', value: longitude }, home)

it('takes the point of the search, also where it is zero, and else the other', () => {
  expect(at(0, 0)).toEqual({ point: { latitude: 0, longitude: 0 }, errors: [] })
  expect(at()).toEqual({ point: home, errors: [] })
})

it('names the coordinate that misses', () => {
  expect(at(1).errors).toEqual([{ field: 'lon', reason: 'is required' }])
  expect(at(undefined, 1).errors).toEqual([{ field: 'lat', reason: 'is required' }])
})
