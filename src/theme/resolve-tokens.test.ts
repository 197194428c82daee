import { differenceEuclidean, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColorTokens } from './color-tokens.ts'
import { resolveTokens } from './resolve-tokens.ts'

const seed = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const hard = [
  '#fefefe',
  '#fafaf7',
  '#f6f1e7',
  '#010101',
  '#0b0b0f',
  '#ffd400',
  '#ffff00',
  '#39ff14',
  '#808080',
  '#767676',
]
const distance = differenceEuclidean('oklab')

const grounds = [
  'background',
  'card',
  'popover',
  'muted',
  'accent',
  'brand-1',
  'brand-2',
  'brand-3',
  'brand-4',
  'brand-5',
]
const textOnGrounds = [
  'foreground',
  'muted-foreground',
  'link',
  'brand-11',
  'brand-12',
  'destructive',
  'success',
  'warning',
]
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ...grounds.flatMap((ground) => textOnGrounds.map((text) => [text, ground] as const)),
  ['card-foreground', 'card'],
  ['popover-foreground', 'popover'],
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['brand-contrast', 'brand-9'],
  ['brand-contrast', 'brand-10'],
  ['brand-a60-contrast', 'brand-a60'],
  ['accent-foreground', 'accent'],
  ['destructive-foreground', 'destructive'],
  ['success-foreground', 'success'],
  ['warning-foreground', 'warning'],
  ['sidebar-foreground', 'sidebar'],
  ['sidebar-primary-foreground', 'sidebar-primary'],
  ['deep-foreground', 'deep'],
  ['deep-muted-foreground', 'deep'],
  ['deep-link', 'deep'],
  ['shade-foreground', 'shade'],
]
const edges = ['brand-edge', 'ring', 'input', 'rating']

/** Every pair that falls short, as culori measures it. */
function failures(tokens: ColorTokens): string[] {
  const ratio = (one: string, other: string) => wcagContrast(tokens[one] ?? '', tokens[other] ?? '')
  const text = pairs.filter(([over, ground]) => !(ratio(over, ground) >= 4.5))
  const lines = edges.flatMap((edge) =>
    ['background', 'card', 'popover'].map((ground) => [edge, ground] as const),
  )
  return [...text, ...lines.filter(([edge, ground]) => !(ratio(edge, ground) >= 3))].map((pair) =>
    pair.join(' on '),
  )
}

describe('resolveTokens', () => {
  it.each(hard)('keeps every text at 4.5:1 and every edge at 3:1 for %s in both modes', (primaryColor) => {
    const { light, dark } = resolveTokens({ primaryColor })
    expect(failures(light)).toEqual([])
    expect(failures(dark)).toEqual([])
  })

  it('keeps every text at 4.5:1 and every edge at 3:1 for 2,000 random brands in both modes', () => {
    fc.assert(
      fc.property(seed, (primaryColor) => {
        const { light, dark } = resolveTokens({ primaryColor })
        expect([...failures(light), ...failures(dark)]).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('moves a brand colour by 0.06 in OKLab at most, and only when the text of the spec would not read on it', () => {
    fc.assert(
      fc.property(seed, (primaryColor) => {
        const { brand, light } = resolveTokens({ primaryColor })
        const shift = distance(brand.given, brand.used)
        expect(shift).toBeLessThanOrEqual(0.0601)
        if (wcagContrast(primaryColor, light['primary-color-text'] ?? '') >= 4.5) {
          expect(brand).toMatchObject({ outcome: 'kept', used: primaryColor })
        }
      }),
      { numRuns: 500 },
    )
  })

  it('keeps 86 % of all brand colours exactly', () => {
    const sample = Array.from({ length: 4000 }, (_, index) => (index * 2654435761) % 0x1000000)
    const kept = sample.filter((value) => {
      const primaryColor = `#${value.toString(16).padStart(6, '0')}`
      return resolveTokens({ primaryColor }).brand.used === primaryColor
    })
    expect(kept.length / sample.length).toBeGreaterThanOrEqual(0.86)
  })

  it('turns the default of the spec into #2574de with white text, the nearest blue that reads', () => {
    const { brand, light } = resolveTokens({})
    expect(brand).toEqual({ given: '#2c7be5', used: '#2574de', text: '#ffffff', outcome: 'moved' })
    expect(light.primary).toBe('#2574de')
  })

  it('publishes the literal variables of the spec from the colour as given', () => {
    const { light } = resolveTokens({ primaryColor: '#2C7BE5' })
    expect(light['primary-color']).toBe('#2C7BE5')
    expect(light['primary-color-text']).toBe('#ffffff')
    expect(light['primary-color-60']).toBe(light['brand-a60'])
  })

  it('chooses black or white for the literal text by the threshold of 127.5', () => {
    expect(resolveTokens({ primaryColor: '#808080' }).light['primary-color-text']).toBe('#000000')
    expect(resolveTokens({ primaryColor: '#7f7f7f' }).light['primary-color-text']).toBe('#ffffff')
  })

  it('gives opaque #rrggbb for every colour', () => {
    const { light, dark } = resolveTokens({ primaryColor: '#39ff14' })
    for (const value of [...Object.values(light), ...Object.values(dark)])
      expect(value).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('tints the neutrals with the hue of the brand instead of leaving them grey', () => {
    const { light, dark } = resolveTokens({ primaryColor: '#c2410c' })
    for (const tokens of [light, dark]) {
      expect(tokens.muted).not.toMatch(/^#(..)\1\1$/)
      expect(tokens.border).not.toMatch(/^#(..)\1\1$/)
    }
  })

  it('refuses what is not a colour, naming it', () => {
    expect(() => resolveTokens({ primaryColor: 'red;}' })).toThrow('red;}')
  })
})
