import { expect, it } from 'vitest'
import { keyErrors } from './service-errors.ts'

it('refuses more services and seats than the key of a rate holds, with the field', () => {
  expect(keyErrors({ rateKey: 'a'.repeat(2_000) }, 'seats')).toEqual([])
  expect(keyErrors({ rateKey: 'a'.repeat(2_001) }, 'seats')).toEqual([
    { field: 'seats', reason: 'has more than one booking can hold; book some of it later as a change' },
  ])
})
