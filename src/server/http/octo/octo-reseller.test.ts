import { expect, it } from 'vitest'
import { resellerOf } from './octo-reseller.ts'

const keys = new Map([
  ['wayfare', 'the-key-of-wayfare'],
  ['tripline', 'the-key-of-tripline'],
])
const keysOf = (slug: string) => (slug === 'aurora' ? keys : new Map<string, string>())

it('names the reseller by the key of the agency', () => {
  for (const isOpen of [true, false]) {
    expect(resellerOf('Bearer the-key-of-tripline', 'aurora', { keysOf, isOpen })).toBe('tripline')
    for (const header of [undefined, '', 'the-key-of-wayfare', 'Bearer the-key', 'Basic the-key-of-wayfare'])
      expect(() => resellerOf(header, 'aurora', { keysOf, isOpen })).toThrow('missing or wrong')
  }
})

it('takes callers without a key at an agency without keys in the demo alone', () => {
  expect(resellerOf(undefined, 'meridian', { keysOf, isOpen: true })).toBe('')
  for (const header of [undefined, 'Bearer the-key-of-wayfare'])
    expect(() => resellerOf(header, 'meridian', { keysOf, isOpen: false })).toThrow('missing or wrong')
})
