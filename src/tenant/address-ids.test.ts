import { describe, expect, it } from 'vitest'
import { isBookingReference, proposalId } from './address-ids.ts'

it('a proposal’s id is a UUID in either case, and nothing else', () => {
  const id = '6f1c1f0e-0000-4000-8000-00000000000a'
  expect(proposalId(id.toUpperCase())).toBe(id)
  for (const text of [null, undefined, '', '7', `${id}x`, `../${id}`, '<script>', `${id}/..`]) {
    expect(proposalId(text)).toBeNull()
  }
})

describe('booking’s reference', () => {
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
})
