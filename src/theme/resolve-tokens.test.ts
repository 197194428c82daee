import { converter, differenceEuclidean, wcagContrast } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveTokens } from './resolve-tokens.ts'
import { shortPairs } from './testing-short-pairs.ts'

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
const oklch = converter('oklch')

describe('resolveTokens', () => {
  it.each(hard)('keeps every text at 4.5:1 and every edge at 3:1 for %s in both modes', (primaryColor) => {
    const { light, dark } = resolveTokens({ primaryColor })
    expect(shortPairs(light)).toEqual([])
    expect(shortPairs(dark)).toEqual([])
  })

  it('keeps every text at 4.5:1 and every edge at 3:1 for 2,000 random brands in both modes', () => {
    fc.assert(
      fc.property(seed, (primaryColor) => {
        const { light, dark } = resolveTokens({ primaryColor })
        expect([...shortPairs(light), ...shortPairs(dark)]).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps those ratios for every second colour and grey tint, including hard ones', () => {
    const anyColor = fc.oneof(seed, fc.constantFrom(...hard))
    fc.assert(
      fc.property(anyColor, anyColor, anyColor, (primaryColor, secondaryColor, neutralTint) => {
        const { light, dark } = resolveTokens({ primaryColor, secondaryColor, neutralTint })
        expect([...shortPairs(light), ...shortPairs(dark)]).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('moves a brand colour by at most 0.06 in OKLab, and only if the spec’s text would be unreadable', () => {
    fc.assert(
      fc.property(seed, (primaryColor) => {
        const { brand, light } = resolveTokens({ primaryColor })
        const shift = distance(brand.given, brand.used)
        expect(shift).toBeLessThanOrEqual(0.0601)
        expect(brand.distance).toBeCloseTo(shift, 4)
        if (wcagContrast(primaryColor, light['primary-color-text'] ?? '') >= 4.5) {
          expect(brand).toMatchObject({ outcome: 'kept', used: primaryColor })
        }
      }),
      { numRuns: 500 },
    )
  })

  it('keeps 86 % of all brand colours exactly', () => {
    const sample = Array.from({ length: 4000 }, (_, index) => (index * 2654435761) % 0x1000000)
    const unchanged = sample.filter((value) => {
      const primaryColor = `#${value.toString(16).padStart(6, '0')}`
      return resolveTokens({ primaryColor }).brand.used === primaryColor
    })
    expect(unchanged.length / sample.length).toBeGreaterThanOrEqual(0.86)
  })

  // §9.23
  it('turns the spec’s default into #2574de with white text, the nearest readable blue', () => {
    const { brand, light } = resolveTokens({})
    expect(brand).toEqual({
      given: '#2c7be5',
      used: '#2574de',
      text: '#ffffff',
      outcome: 'moved',
      distance: expect.closeTo(0.0216, 4),
    })
    expect(light.primary).toBe('#2574de')
  })

  // §9.24
  it('publishes the literal variables of the spec from the colour as given', () => {
    const { light } = resolveTokens({ primaryColor: '#2C7BE5' })
    expect(light['primary-color']).toBe('#2c7be5')
    expect(light['primary-color-text']).toBe('#ffffff')
    expect(light['primary-color-60']).toBe(light['brand-a60'])
  })

  it('writes colours from parsed values, so that no character of an input reaches the page', () => {
    const { brand, secondary, light } = resolveTokens({ primaryColor: '#ABCDEF', secondaryColor: '#C2410C' })
    expect([brand.given, brand.used, light['primary-color']]).toEqual(['#abcdef', '#abcdef', '#abcdef'])
    expect([secondary?.given, light.secondary]).toEqual(['#c2410c', '#c2410c'])
  })

  it('gives the focus ring the exact button blue for the default colour in light mode', () => {
    const { light } = resolveTokens({})
    expect(light.ring).toBe(light.primary)
  })

  // §9.24
  it('chooses black or white for the literal text by the threshold of 127.5', () => {
    expect(resolveTokens({ primaryColor: '#808080' }).light['primary-color-text']).toBe('#000000')
    expect(resolveTokens({ primaryColor: '#7f7f7f' }).light['primary-color-text']).toBe('#ffffff')
  })

  it('returns opaque #rrggbb for every colour', () => {
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

  it('solves a second colour like the first', () => {
    fc.assert(
      fc.property(seed, seed, (primaryColor, secondaryColor) => {
        const both = resolveTokens({ primaryColor, secondaryColor })
        const alone = resolveTokens({ primaryColor: secondaryColor })
        expect(both.secondary).toEqual(alone.brand)
        expect(both.light.secondary).toBe(alone.light.primary)
        expect(both.light['secondary-foreground']).toBe(alone.light['primary-foreground'])
        expect(both.dark['secondary-hover']).toBe(alone.dark['primary-hover'])
      }),
      { numRuns: 300 },
    )
  })

  it('uses a tint of the brand if no second colour is given', () => {
    const { light, secondary } = resolveTokens({ primaryColor: '#136f63' })
    expect(secondary).toBeNull()
    expect(light.secondary).toBe(light.accent)
    expect(light['secondary-foreground']).toBe(light['accent-foreground'])
  })

  it('gives the greys the hue of their tint, equally faint, without changing the brand', () => {
    const hueOf = (color = '') => oklch(color)?.h ?? Number.NaN
    const plain = resolveTokens({ primaryColor: '#136f63' })
    const tinted = resolveTokens({ primaryColor: '#136f63', neutralTint: '#ff6a00' })
    for (const mode of ['light', 'dark'] as const) {
      expect(Math.abs(hueOf(tinted[mode].border) - hueOf('#ff6a00'))).toBeLessThan(12)
      for (const name of ['background', 'muted', 'border']) {
        expect(oklch(tinted[mode][name] ?? '')?.c).toBeLessThan(0.02)
      }
      for (const name of ['primary', 'brand-3', 'deep']) expect(tinted[mode][name]).toBe(plain[mode][name])
    }
  })

  it('changes only the shape by radius, density, elevation and typefaces', () => {
    const plain = resolveTokens({ primaryColor: '#136f63' })
    const shaped = resolveTokens({
      primaryColor: '#136f63',
      radius: 'none',
      density: 'spacious',
      elevation: 'raised',
      typePairing: 'classic',
    })
    expect([shaped.light, shaped.dark]).toEqual([plain.light, plain.dark])
    expect(plain.shape).toMatchObject({ density: '1', elevation: '1', radius: '0.75rem' })
    expect(shaped.shape).toMatchObject({ density: '1.16', elevation: '1.8', radius: '0rem' })
  })

  it('publishes every colour name of its three layers in both modes', () => {
    const scale = Array.from({ length: 12 }, (_, index) => `brand-${index + 1}`)
    const withForeground = [
      'card',
      'popover',
      'primary',
      'accent',
      'muted',
      'destructive',
      'success',
      'warning',
    ]
    const names = [
      'primary-color',
      'primary-color-text',
      'primary-color-60',
      ...scale,
      'brand-contrast',
      'brand-edge',
      'brand-a60',
      'brand-a60-contrast',
      'background',
      'foreground',
      'primary-hover',
      'link',
      'border',
      'input',
      'ring',
      ...withForeground.flatMap((name) => [name, `${name}-foreground`]),
      'sidebar',
      'sidebar-foreground',
      'sidebar-primary',
      'sidebar-primary-foreground',
      'secondary',
      'secondary-foreground',
      'secondary-hover',
      'secondary-edge',
    ]
    const { light, dark } = resolveTokens({})
    expect(Object.keys(light)).toEqual(expect.arrayContaining(names))
    expect(Object.keys(dark)).toEqual(Object.keys(light))
  })

  it('refuses an invalid colour and names it', () => {
    expect(() => resolveTokens({ primaryColor: 'red;}' })).toThrow('red;}')
    expect(() => resolveTokens({ secondaryColor: 'url(x)' })).toThrow('url(x)')
    expect(() => resolveTokens({ neutralTint: '' })).toThrow(RangeError)
  })

  it.each(['mode', 'radius', 'typePairing', 'density', 'elevation'])(
    'refuses a %s outside the contract’s list, naming field and value',
    (field) => {
      for (const value of ['toString', '__proto__', 'huge']) {
        const resolve = () => resolveTokens({ [field]: value })
        expect(resolve).toThrow(RangeError)
        expect(resolve).toThrow(`unknown ${field}: ${value}`)
      }
    },
  )
})
