import icons from 'simple-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { LARGEST_SHIFT } from './brand-solid.ts'
import { resolveTokens } from './resolve-tokens.ts'
import { shortPairs } from './testing-short-pairs.ts'

/** The colours of some 3,000 real brands, each once. */
const brands = [...new Set(icons.map(({ hex }) => `#${hex.toLowerCase()}`))]

describe('theme of real brands', () => {
  it('covers at least 3,000 brands', () => {
    expect(brands.length).toBeGreaterThan(1500)
    expect(icons.length).toBeGreaterThan(3000)
  })

  it('has readable text and visible edges for every brand in both modes', () => {
    const short = brands.flatMap((primaryColor) => {
      const { light, dark } = resolveTokens({ primaryColor })
      return [...shortPairs(light), ...shortPairs(dark)].map((pair) => `${primaryColor}: ${pair}`)
    })
    expect(short).toEqual([])
  })

  it('uses 86 % of the brand colours exactly as given, and moves the others slightly', () => {
    const outcomes = brands.map((primaryColor) => resolveTokens({ primaryColor }).brand)
    const exact = outcomes.filter(({ given, used }) => given === used)
    expect(exact.length / outcomes.length).toBeGreaterThanOrEqual(0.86)
    for (const { given, used, outcome, distance } of outcomes) {
      if (outcome === 'moved') expect(distance).toBeLessThanOrEqual(LARGEST_SHIFT)
      else expect(used).toBe(given)
    }
  })
})
