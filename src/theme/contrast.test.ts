import { wcagContrast, wcagLuminance } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, luminance } from './contrast.ts'
import { toHex } from './srgb.ts'

const color = fc.integer({ min: 0, max: 0xffffff })

describe('contrast', () => {
  it("matches culori's measure for any two colours in either order", () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(luminance(one)).toBeCloseTo(wcagLuminance(toHex(one)), 9)
        expect(contrast(one, other)).toBeCloseTo(wcagContrast(toHex(one), toHex(other)), 9)
        expect(contrast(one, other)).toBe(contrast(other, one))
      }),
    )
  })

  it('is 21 between black and white and 1 between equal colours', () => {
    expect(contrast(0x000000, 0xffffff)).toBeCloseTo(21, 12)
    expect(contrast(0x123456, 0x123456)).toBe(1)
  })
})
