import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liesIn, placeQuery } from './place-query.ts'

function narrowedTo(text: string): {
  place: string
  fits: (countryCode: string, adminCode?: string) => boolean
} {
  const { narrowed } = placeQuery(text)
  if (!narrowed) throw new Error(`'${text}' is not narrowed.`)
  return { place: narrowed.place, fits: (country, admin = '') => liesIn(narrowed.areas, country, admin) }
}

describe('placeQuery', () => {
  it.each(['paris fr', 'Paris, France', 'paris, fra', 'paris fran', 'Paris, Frankreich', 'Paris، فرنسا'])(
    'reads %s as Paris in France',
    (text) => {
      const { place, fits } = narrowedTo(text)
      expect(place).toBe('paris')
      expect(fits('FR')).toBe(true)
      expect(fits('US', 'TX')).toBe(false)
    },
  )

  it.each(['Paris, TX', 'paris texas', 'Paris, TX, USA'])('reads %s as Paris in Texas', (text) => {
    const { place, fits } = narrowedTo(text)
    expect(place).toBe('paris')
    expect(fits('US', 'TX')).toBe(true)
    expect(fits('US', 'KY')).toBe(false)
    expect(fits('FR')).toBe(false)
  })

  it('reads a country of two words and a usual short form', () => {
    expect(narrowedTo('san jose costa rica').fits('CR')).toBe(true)
    expect(narrowedTo('london uk').fits('GB')).toBe(true)
  })

  it('also keeps the whole text, since its end may belong to the name', () => {
    expect(placeQuery('Port-au').whole).toBe('port au')
  })

  it.each(['paris', 'portugal', 'new york', 'rio grande', ''])('does not narrow %s', (text) => {
    expect(placeQuery(text).narrowed).toBeNull()
  })

  it('reads a hundred characters of any kind without throwing, and always leaves a place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const { narrowed } = placeQuery(text)
        expect(narrowed === null || narrowed.place.length > 0).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
