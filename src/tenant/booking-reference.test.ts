import { expect, it } from 'vitest'
import { isBookingReference } from './booking-reference.ts'

it('accepts a few letters, a hyphen and six to ten more characters, and nothing else', () => {
  expect(['LV-7K3QX9', 'AB12-ABCDEFGHIJ'].every(isBookingReference)).toBe(true)
  const others = [
    '',
    'LV-7K3QX',
    'lv-7k3qx9',
    'LV 7K3QX9',
    'LV-7K3QX9\n',
    ' LV-7K3QX9',
    'LV-7K3QX9/..',
    'L-7K3QX9',
  ]
  expect(others.filter(isBookingReference)).toEqual([])
})
