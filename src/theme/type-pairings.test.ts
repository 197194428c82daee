import { describe, expect, it } from 'vitest'
import { fontTokens, standInsOf, typePairings } from './type-pairings.ts'

const pairings = Object.keys(typePairings) as (keyof typeof typePairings)[]
const families = (stack: string | undefined) =>
  (stack ?? '').split(',').map((name) => name.replaceAll("'", ''))

describe('type pairings', () => {
  it('are eight and all different', () => {
    const pairings = Object.values(typePairings).map(({ faces }) => faces.slice(0, 2).join(' with '))
    expect(new Set(pairings).size).toBe(8)
  })

  it.each(pairings)(
    '%s requests its Latin face first, and its Arabic face before any fallback',
    (pairing) => {
      const [sans, display, arabicSans, arabicDisplay] = typePairings[pairing].faces
      const tokens = fontTokens(typePairings[pairing])
      expect(families(tokens['font-sans']).slice(0, 2)).toEqual([sans, arabicSans])
      expect(families(tokens['font-display']).slice(0, 2)).toEqual([display, arabicDisplay])
      expect(families(tokens['font-sans-arabic']).slice(0, 2)).toEqual([arabicSans, sans])
      expect(families(tokens['font-display-arabic']).slice(0, 2)).toEqual([arabicDisplay, display])
    },
  )

  it.each(pairings)('%s names fallbacks for both scripts and ends in a generic family', (pairing) => {
    const [, display, , arabicDisplay] = typePairings[pairing].faces
    for (const token of ['font-display', 'font-display-arabic']) {
      const stack = families(fontTokens(typePairings[pairing])[token])
      expect(stack).toEqual(
        expect.arrayContaining([...standInsOf(display), ...standInsOf(arabicDisplay, 'arabic')]),
      )
      expect(stack.at(-1)).toMatch(/^(sans-)?serif$/)
    }
  })

  it('uses a serif as the fallback of a serif', () => {
    expect(standInsOf('Lora')).toEqual(['Lora Georgia', 'Lora Times', 'Lora Noto Serif'])
    expect(standInsOf('Figtree')).toEqual(['Figtree Arial', 'Figtree Roboto'])
    expect(families(fontTokens(typePairings.classic)['font-display']).at(-1)).toBe('serif')
    expect(families(fontTokens(typePairings.classic)['font-sans']).at(-1)).toBe('sans-serif')
  })
})
