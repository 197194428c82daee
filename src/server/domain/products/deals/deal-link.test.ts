import { expect, it } from 'vitest'
import { dealLink } from './deal-link.ts'

it('writes known parameters and escapes them', () => {
  expect(
    dealLink('/booknow/cars/result-details', { carId: 'a&b', age: 25, childAges: '', currency: undefined }),
  ).toBe('/booknow/cars/result-details?carId=a%26b&age=25')
})
