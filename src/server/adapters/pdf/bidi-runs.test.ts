import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidiRuns } from './bidi-runs.ts'

const fontOf = (letter: string, before: string | null) =>
  /\s/.test(letter) ? (before ?? 'latin') : /\p{Script=Arabic}/u.test(letter) ? 'arabic' : 'latin'
const seen = (text: string, base: 'ltr' | 'rtl' | 'auto') =>
  bidiRuns(text, [0, text.length], base, fontOf).map((run) => run.text)

describe('the runs of a line', () => {
  it('from left to right are in reading order', () => {
    expect(seen('Room 1 (two beds)', 'ltr')).toEqual(['Room 1 (two beds)'])
  })

  it('from right to left begin at the right, except for numbers and Latin names', () => {
    expect(seen('رحلة SK 1834 غدا', 'rtl')).toEqual(['غدا', ' ', 'SK 1834', 'رحلة '])
    expect(seen('الطابق 12', 'rtl')).toEqual(['12', 'الطابق '])
  })

  it('mirror brackets together with the text between them', () => {
    expect(seen('غرفة (12) هنا', 'rtl').join('|')).toBe('هنا| (|12|)|غرفة ')
    expect(seen('(غرفة)', 'rtl')).toEqual(['(', 'غرفة', ')'])
  })

  it('of text with its own direction follow its first letter', () => {
    expect(seen('Roma, إيطاليا', 'auto')).toEqual(['Roma, ', 'إيطاليا'])
    expect(seen('+39 06 555', 'auto')).toEqual(['+39 06 555'])
  })

  it('separate isolated text, and never show the isolating marks', () => {
    expect(seen('\u2068دروب\u2069 | \u2068+45 12 34\u2069', 'rtl')).toEqual(['+45 12 34', ' |', 'دروب '])
  })

  it('have every visible letter once, whatever the text and its line breaks', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZ9 ,.()-غرفة١\u2068\u2069\u202e🏨é'), maxLength: 40 })
    fc.assert(
      fc.property(text, fc.constantFrom('ltr', 'rtl', 'auto'), (line, base) => {
        const shown = [...line].filter((letter) => !/[\u2068\u2069\u202e]/.test(letter))
        const plain = (letters: string[]) => letters.map((one) => (one === '(' ? ')' : one)).sort()
        expect(plain([...seen(line, base).join('')])).toEqual(plain(shown))
      }),
    )
  })
})
