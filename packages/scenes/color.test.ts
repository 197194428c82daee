import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjust, mix, under } from './color.ts'

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colour arithmetic', () => {
  it('returns a six-digit colour for any input', () => {
    fc.assert(
      fc.property(colors, colors, fc.double({ min: -0.5, max: 1.5, noNaN: true }), (first, second, share) => {
        expect(mix(first, second, share)).toMatch(/^#[0-9a-f]{6}$/)
        expect(under(first, [share, 1.2, 0.4])).toMatch(/^#[0-9a-f]{6}$/)
        expect(adjust(first, share - 0.5, 1.4, 30)).toMatch(/^#[0-9a-f]{6}$/)
      }),
    )
  })

  it('does not change a colour at the ends of a mixture or under white light', () => {
    fc.assert(
      fc.property(colors, colors, (first, second) => {
        expect(mix(first, second, 0)).toBe(first)
        expect(mix(first, second, 1)).toBe(second)
        expect(under(first, [1, 1, 1])).toBe(first)
      }),
    )
  })

  it('mixes blue and yellow without turning grey', () => {
    expect(mix('#0000ff', '#ffff00', 0.5)).not.toMatch(/^#(..)\1\1$/)
  })
})
