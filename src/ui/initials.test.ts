import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL', 'of the first and the last word'],
    ['Vincent Willem van Gogh', 'VG', 'however many stand between'],
    ['ana', 'A', 'one for one word, as a capital'],
    ['  Élodie   Brûlé ', 'ÉB', 'with their accents'],
    ['E\u0301lodie Roux', 'E\u0301R', 'with accents that are signs of their own'],
    ['王小明', '王', 'one sign where signs are words'],
    ['김 민준', '김', 'one syllable of a Korean name'],
    ['محمد العلي', 'م\u200cا', 'Arabic letters apart'],
    ['Олександр Шевченко', 'ОШ', 'Cyrillic'],
    ['ნინო ბერიძე', 'ნბ', 'Georgian, which has no capitals'],
    ['เจนจิรา สุขใจ', 'จสุ', 'Thai, past a vowel that is written first'],
    ['"Bo" (Berg)', 'BB', 'past marks that are no letters'],
    ['🦊', '', 'none of a name without letters'],
    ['', '', 'none of no name'],
  ])('%s: %s, %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
