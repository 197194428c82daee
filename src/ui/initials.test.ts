import { describe, expect, it } from 'vitest'
import { initials } from './avatar.tsx'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL', 'first and last word'],
    ['Vincent Willem van Gogh', 'VG', 'words in between ignored'],
    ['ana', 'A', 'one capital for one word'],
    ['  Élodie   Brûlé ', 'ÉB', 'accents kept'],
    ['E\u0301lodie Roux', 'E\u0301R', 'combining accents kept'],
    ['王小明', '王', 'one character in scripts of word signs'],
    ['김 민준', '김', 'one syllable of a Korean name'],
    ['محمد العلي', 'م\u200cا', 'Arabic letters apart'],
    ['Олександр Шевченко', 'ОШ', 'Cyrillic'],
    ['ნინო ბერიძე', 'ნბ', 'Georgian, which has no capitals'],
    ['เจนจิรา สุขใจ', 'จสุ', 'Thai, past a vowel that is written first'],
    ['"Bo" (Berg)', 'BB', 'punctuation ignored'],
    ['🦊', '', 'none for a name without letters'],
    ['', '', 'none for an empty name'],
  ])('%s: %s, %s', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
