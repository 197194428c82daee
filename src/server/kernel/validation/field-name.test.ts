import { describe, expect, it } from 'vitest'
import { fieldName, joinField } from './field-name.ts'

describe('fieldName', () => {
  it.each([
    ['', ''],
    ['/occupancies/0/numOfAdults', 'occupancies[0].numOfAdults'],
    ['/0', '[0]'],
    ['/a~1b/c~0d', 'a/b.c~d'],
    ['/~01', '~1'],
    [`/${'x'.repeat(1000)}`, `${'x'.repeat(60)}…`],
  ])('writes %j as %j', (pointer, name) => {
    expect(fieldName(pointer)).toBe(name)
  })

  it('escapes characters that would hide or break a line', () => {
    expect(joinField('agency', 'a\r\n\u200e\u2028b')).toBe('agency.a\\u{d}\\u{a}\\u{200e}\\u{2028}b')
    expect(joinField('', 'größe 大')).toBe('größe 大')
  })
})
