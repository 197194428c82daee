import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarkupAudience, MarkupPlace, MarkupRule } from '../../contract/types.ts'
import { type MarkupSubject, matchingMarkup } from './matching-markup.ts'

const dubai: MarkupPlace = { name: 'Dubai', country: 'AE', latitude: 25.08, longitude: 55.31 }
const sharjah: MarkupPlace = { name: 'Sharjah', country: 'AE', latitude: 25.34, longitude: 55.41 }
const rule = (value: number, about: Partial<MarkupRule> = {}): MarkupRule => ({
  kind: 'percent',
  value,
  ...about,
})
/** From least to most specific. */
const ladder: readonly MarkupRule[] = [
  rule(1),
  rule(2, { product: 'hotel' }),
  rule(3, { country: 'AE' }),
  rule(4, { country: 'AE', product: 'hotel' }),
  rule(5, { place: dubai }),
  rule(6, { place: dubai, product: 'hotel' }),
]
const inDubai: MarkupSubject = {
  product: 'hotel',
  country: () => 'AE',
  milesTo: ({ name }) => (name === 'Dubai' ? 4 : 14),
}

describe('matchingMarkup', () => {
  it('lets the most specific rule win, whatever their order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ladder], { minLength: 1 }), (rules) => {
        const highest = Math.max(...rules.map(({ value }) => value))
        expect(matchingMarkup(rules, inDubai, 'public')?.value).toBe(highest)
      }),
    )
  })

  it('ignores rules of another product, country or place', () => {
    const others = [
      rule(7, { product: 'car' }),
      rule(8, { country: 'PT' }),
      rule(9, { country: 'AE', product: 'car' }),
      rule(10, { place: { ...dubai, name: 'Lisbon' } }),
    ]
    const far = { ...inDubai, milesTo: ({ name }: MarkupPlace) => (name === 'Lisbon' ? 3800 : 4) }
    expect(matchingMarkup(others, far, 'public')).toBeNull()
    expect(matchingMarkup([...others, ...ladder], far, 'public')?.value).toBe(6)
  })

  it('lets the nearer of two places win, and ends a place fifteen miles from its centre', () => {
    const places = [rule(7, { place: sharjah, product: 'hotel' }), rule(5, { place: dubai })]
    expect(matchingMarkup(places, inDubai, 'public')?.value).toBe(5)
    const at = (miles: number) =>
      matchingMarkup([rule(5, { place: dubai })], { ...inDubai, milesTo: () => miles }, 'public')
    expect(at(15)?.value).toBe(5)
    expect(at(15.01)).toBeNull()
  })

  it('looks up the country only if a rule names one', () => {
    const subject = { ...inDubai, country: () => expect.fail('the country is not needed') }
    expect(matchingMarkup([rule(1), rule(5, { place: dubai })], subject, 'public')?.value).toBe(5)
  })

  it('returns null if there is no rule', () => {
    expect(matchingMarkup([], inDubai, 'public')).toBeNull()
  })

  it('lets a rule of the audience win only over the public one for the same product and destination', () => {
    const own = [
      rule(21, { audience: 'member' }),
      rule(22, { audience: 'member', country: 'AE' }),
      rule(31, { audience: 'agent' }),
    ]
    const rules =
      fc.sample(fc.shuffledSubarray([...own, ...ladder], { minLength: 9, maxLength: 9 }), 1)[0] ?? []
    const at = (audience: MarkupAudience, subject = inDubai) =>
      matchingMarkup(rules, subject, audience)?.value
    // A public rule for the place is more specific than any rule for a country.
    expect([at('public'), at('member'), at('agent')]).toEqual([6, 6, 6])
    const far = { ...inDubai, milesTo: () => 100, product: 'car' as const }
    expect([at('public', far), at('member', far), at('agent', far)]).toEqual([3, 22, 3])
    const elsewhere = { ...far, country: () => 'PT' }
    expect([at('public', elsewhere), at('member', elsewhere), at('agent', elsewhere)]).toEqual([1, 21, 31])
  })
})
