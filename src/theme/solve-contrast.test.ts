import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { hueAt, toOklch, toSrgb } from './oklch.ts'
import { contrastLimit, solveContrast } from './solve-contrast.ts'
import { black, white } from './srgb.ts'

const color = fc.integer({ min: 0, max: 0xffffff })
const light = fc.array(
  fc.integer({ min: 0xe0, max: 0xff }).map((channel) => channel * 0x010101),
  { minLength: 1, maxLength: 9 },
)

describe('solveContrast', () => {
  it('reaches the ratio on every ground', () => {
    fc.assert(
      fc.property(color, light, fc.constantFrom(3, 4.5, 7), (start, grounds, ratio) => {
        const solved = solveContrast(start, contrastLimit('black', ratio, grounds))
        for (const ground of grounds) expect(contrast(solved, ground)).toBeGreaterThanOrEqual(ratio)
      }),
    )
  })

  it('returns the colour itself if it has enough contrast already', () => {
    expect(solveContrast(0x777777, contrastLimit('black', 4.4, [white]))).toBe(0x777777)
    expect(solveContrast(0x8a8a8a, contrastLimit('white', 4.5, [black]))).toBe(0x8a8a8a)
  })

  it('returns the nearest colour: the next lighter step would not reach the ratio', () => {
    fc.assert(
      fc.property(color, fc.constantFrom(3, 4.5, 7), (start, ratio) => {
        const solved = solveContrast(start, contrastLimit('black', ratio, [white]))
        if (solved === start) return
        const { c, h } = toOklch(start)
        // Half a percent of lightness is one or two channel steps.
        const lighter = toSrgb(toOklch(solved).l + 0.005, c, hueAt(h))
        expect(contrast(lighter, white)).toBeLessThan(ratio)
      }),
      { numRuns: 1000 },
    )
  })

  it('ends in black or white if nothing else suffices', () => {
    expect(solveContrast(0x3366cc, contrastLimit('black', 21, [white]))).toBe(black)
    expect(solveContrast(0x3366cc, contrastLimit('white', 21, [black]))).toBe(white)
  })
})
