import { describe, expect, it } from 'vitest'
import type { CarRate, CoverLevel } from '../../../../../contract/types.ts'
import { testCar } from '../results/testing-car-offer.ts'
import { chosenRate, ratesByCover } from './rates.ts'

const { cover, policy } = testCar('any')
const rate = (level: CoverLevel, payment: CarRate['payment']): CarRate => ({
  rateKey: `${level}-${payment}`,
  cover: { ...cover, level },
  payment,
  left: 3,
  policy,
})
const rates = [
  rate('cover', 'now'),
  rate('basic', 'now'),
  rate('basic', 'at_desk'),
  rate('zero_excess', 'now'),
]
const keyOf = (wanted: Parameters<typeof chosenRate>[1]) => chosenRate(rates, wanted)?.rateKey

describe('the rates of a car', () => {
  it('are grouped by cover from the highest excess to none, and omit covers that it does not have', () => {
    const keys = (of: readonly CarRate[]) => ratesByCover(of).map((group) => group.map((one) => one.rateKey))
    expect(keys(rates)).toEqual([['basic-now', 'basic-at_desk'], ['cover-now'], ['zero_excess-now']])
    expect(keys([rate('zero_excess', 'now')])).toEqual([['zero_excess-now']])
    expect(keys([])).toEqual([])
  })

  it.each([
    [{ rateKey: 'basic-at_desk' }, 'basic-at_desk'],
    [{ rateKey: 'basic-at_desk', cover: 'cover' }, 'basic-at_desk'],
    [{ cover: 'basic', payment: 'at_desk' }, 'basic-at_desk'],
    [{ payment: 'at_desk' }, 'basic-at_desk'],
    // The cover counts more than the place of payment.
    [{ cover: 'cover', payment: 'at_desk' }, 'cover-now'],
    [{ cover: 'zero_excess', rateKey: 'gone' }, 'zero_excess-now'],
    [{ rateKey: 'gone' }, 'cover-now'],
    [{}, 'cover-now'],
  ] as const)('that an address means: %j is %s', (wanted, key) => {
    expect(keyOf(wanted)).toBe(key)
  })

  it('are none for a car without any', () => {
    expect(chosenRate([], { cover: 'basic' })).toBeUndefined()
  })
})
