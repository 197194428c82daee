import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { resolveTokens } from '../../../src/theme/resolve-tokens.ts'
import { themeCss } from '../../../src/theme/theme-css.ts'
import { fontTokens, typePairings } from '../../../src/theme/type-pairings.ts'
import { buildFonts } from './build-fonts.ts'
import { codePointsOf, codeRanges } from './code-ranges.ts'

const pairings = Object.keys(typePairings) as (keyof typeof typePairings)[]
const { files, pairings: built } = await buildFonts()

const rulesOf = (pairing: keyof typeof typePairings) =>
  [...built[pairing].rules.matchAll(/@font-face\{font-family:"([^"]+)";(.*?)\}/g)].map(
    ([, family = '', rest = '']) => ({
      family,
      rest,
      url: /url\(\/([^)]+)\)/.exec(rest)?.[1],
    }),
  )

const bytes = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + (files.get(address.slice(1))?.length ?? Number.NaN), 0)

describe('the built fonts', () => {
  it.each(pairings)('%s has a rule for every family that the theme names, and for no other', (pairing) => {
    const named = Object.entries(fontTokens(typePairings[pairing]))
      .filter(([token]) => /^font-(sans|display)/.test(token))
      .flatMap(([, stack]) => Array.from(stack.matchAll(/'([^']+)'/g), ([, name]) => name))
    expect(new Set(rulesOf(pairing).map(({ family }) => family))).toEqual(new Set(named))
  })

  it.each(pairings)('%s has Latin, extended Latin and Arabic files for text and headings', (pairing) => {
    const [sans, display, arabicSans, arabicDisplay] = typePairings[pairing].faces
    const filesOf = (face: string) =>
      rulesOf(pairing).flatMap(({ family, url }) => (family === face && url ? [url] : []))
    for (const face of [sans, display]) {
      expect(filesOf(face).some((url) => /-latin-(?!ext)/.test(url))).toBe(true)
      expect(filesOf(face).some((url) => url.includes('-latin-ext-'))).toBe(true)
    }
    for (const face of [arabicSans, arabicDisplay])
      expect(filesOf(face).some((url) => url.includes('-arabic-'))).toBe(true)
    for (const { url } of rulesOf(pairing)) if (url) expect(files.has(url)).toBe(true)
  })

  it.each(pairings)('%s gives every fallback face the width and line height of its typeface', (pairing) => {
    const local = rulesOf(pairing).filter(({ rest }) => rest.includes('local('))
    expect(local.length).toBeGreaterThan(5)
    for (const { family, rest } of local) {
      for (const name of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
        expect(rest, family).toMatch(new RegExp(`${name}:[\\d.]+%`))
      const adjust = Number(/size-adjust:([\d.]+)%/.exec(rest)?.[1])
      expect(adjust, family).toBeGreaterThan(70)
      expect(adjust, family).toBeLessThan(140)
    }
  })

  it.each(pairings)('%s costs a first view at most 60 kB in Latin and 80 kB in Arabic', (pairing) => {
    const { latin, arabic } = built[pairing].preload
    expect(bytes(latin)).toBeLessThan(60_000)
    expect(bytes(arabic)).toBeLessThan(80_000)
    expect(latin.join()).not.toContain('arabic-')
  })

  it.each(pairings)('%s and the theme together are under 3 kB gzip', (pairing) => {
    const css =
      themeCss(resolveTokens({ primaryColor: '#2c7be5', typePairing: pairing })) + built[pairing].rules
    expect(gzipSync(css).length).toBeLessThan(3000)
  })

  it("shows text in the fallback face at once, and shares a face's file between pairings", () => {
    for (const pairing of pairings) {
      for (const { rest, url } of rulesOf(pairing)) if (url) expect(rest).toContain('font-display:swap')
    }
    const [vazirmatn] = built.modern.preload.arabic
    expect(built.editorial.preload.arabic).toContain(vazirmatn)
  })

  it("gives a pairing's stylesheet the same rules as the page", () => {
    for (const pairing of pairings)
      expect(files.get(built[pairing].css.slice(1))?.toString()).toBe(built[pairing].rules)
  })
})

describe('the characters of each file', () => {
  it('include the letters of the nine languages and of their destinations', () => {
    const latin = new Set(codePointsOf(codeRanges.latin))
    for (const letter of 'åäöøæßñçãõéèêëïîœŒÿ€£’“”–…')
      expect(latin.has(letter.codePointAt(0) ?? 0), letter).toBe(true)
    const extended = new Set(codePointsOf(codeRanges['latin-ext']))
    for (const letter of 'łśżčřšžğışőűāēțẞ₹₺')
      expect(extended.has(letter.codePointAt(0) ?? 0) || latin.has(letter.codePointAt(0) ?? 0), letter).toBe(
        true,
      )
    const arabic = new Set(codePointsOf(codeRanges.arabic))
    for (const letter of 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ،؛؟٠١٢٣ ')
      expect(arabic.has(letter.codePointAt(0) ?? 0), letter).toBe(true)
  })

  it('of Latin and extended Latin do not overlap, so that one letter fetches one file', () => {
    const latin = new Set(codePointsOf(codeRanges.latin))
    expect(codePointsOf(codeRanges['latin-ext']).filter((point) => latin.has(point))).toEqual([])
  })
})
