import { converter, differenceEuclidean, displayable, formatHex } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { channelOf, lightOf } from './light.ts'
import { deltaEOk, hueAt, toOklch, toSrgb } from './oklch.ts'
import { toHex } from './srgb.ts'

const color = fc.integer({ min: 0, max: 0xffffff })
const oklab = converter('oklab')
const oklch = converter('oklch')
const distance = differenceEuclidean('oklab')
/** Below a lightness of 0.2, 8-bit steps are coarse. */
const part = fc.double({ min: 0.2, max: 0.98, noNaN: true })
const turns = fc.double({ min: 0, max: 1, noNaN: true })
const chroma = fc.double({ min: 0, max: 0.4, noNaN: true })

describe('light and channels', () => {
  it('converts every channel to light and back', () => {
    for (let channel = 0; channel < 256; channel++) expect(channelOf(lightOf(channel))).toBe(channel)
  })

  it('rounds any light as the formula of the standard does', () => {
    const encode = (light: number) =>
      light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    for (let step = 0; step <= 100_000; step++) {
      const light = step / 100_000
      expect(channelOf(light)).toBe(Math.round(255 * encode(light)))
    }
    expect([channelOf(-1), channelOf(2), channelOf(Number.MIN_VALUE)]).toEqual([0, 255, 0])
  })
})

describe('OKLCH', () => {
  it('converts every colour to OKLCH and back unchanged', () => {
    fc.assert(
      fc.property(color, (given) => {
        const { l, c, h } = toOklch(given)
        expect(toSrgb(l, c, hueAt(h))).toBe(given)
      }),
      { numRuns: 5000 },
    )
  })

  it("matches culori's measure", () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        expect(toOklch(one).l).toBeCloseTo(oklab(toHex(one))?.l ?? Number.NaN, 6)
        expect(deltaEOk(one, other)).toBeCloseTo(distance(toHex(one), toHex(other)), 6)
      }),
    )
  })

  it('matches culori within one channel step for colours in sRGB', () => {
    fc.assert(
      fc.property(part, chroma, turns, (l, c, turn) => {
        const theirs = { mode: 'oklch', l, c, h: turn * 360 } as const
        fc.pre(displayable(theirs))
        const ours = toSrgb(l, c, hueAt(turn * 360))
        expect(distance(toHex(ours), formatHex(theirs))).toBeLessThan(0.01)
      }),
    )
  })

  it('reduces the chroma of colours outside sRGB and keeps their lightness', () => {
    fc.assert(
      fc.property(part, chroma, turns, (l, c, turn) => {
        const ours = oklch(toHex(toSrgb(l, c, hueAt(turn * 360))))
        expect(Math.abs((ours?.l ?? 0) - l)).toBeLessThan(0.01)
        expect(ours?.c).toBeLessThan(c + 0.01)
      }),
    )
  })

  it('treats lightness outside 0 to 1 as black or white', () => {
    expect(toSrgb(-0.1, 0.2, hueAt(1))).toBe(0x000000)
    expect(toSrgb(1.1, 0.2, hueAt(1))).toBe(0xffffff)
  })
})
