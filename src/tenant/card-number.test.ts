import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCardNumber } from './card-number.ts'

function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((before, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return before + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

const schemes = [
  ['4', 13],
  ['4', 16],
  ['4', 19],
  ['51', 16],
  ['2221', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['36', 14],
  ['3528', 16],
  ['6011', 16],
  ['62', 19],
  ['5018', 13],
  ['2200', 16],
] as const

const cardNumber = fc
  .tuple(fc.constantFrom(...schemes), fc.array(fc.nat(9), { minLength: 19, maxLength: 19 }))
  .map(([[start, length], tail]) => {
    const body = (start + tail.join('')).slice(0, length - 1)
    return body + luhnDigit(body)
  })
const separator = fc.constantFrom(' ', '-', '.', '\u00a0', '\u2009', '\u2011', ' - ', '/')

describe('hasCardNumber', () => {
  it('finds the number of any card scheme, however it is grouped and surrounded', () => {
    fc.assert(
      fc.property(
        cardNumber,
        separator,
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(['', ''], ['My card: ', ' 12/29 123'], ['(', ').'], ['الرقم ', '']),
        (number, between, size, [before, after]) => {
          const groups = number.match(new RegExp(`.{1,${size}}`, 'g')) ?? []
          expect(hasCardNumber(before + groups.join(between) + after)).toBe(true)
        },
      ),
    )
  })

  it('finds it in Arabic, Persian and full-width digits, and with direction marks inside', () => {
    fc.assert(
      fc.property(cardNumber, fc.constantFrom(0x660, 0x6f0, 0xff10), (number, zero) => {
        const digits = [...number].map((digit) => String.fromCharCode(zero + Number(digit)))
        expect(hasCardNumber(digits.join('\u200f'))).toBe(true)
      }),
    )
  })

  it('ignores numbers with a wrong check digit', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 1, max: 9 }), (number, more) => {
        const wrong = (Number(number.at(-1)) + more) % 10
        expect(hasCardNumber(number.slice(0, -1) + wrong)).toBe(false)
      }),
    )
  })

  it('ignores telephone numbers', () => {
    const digits = fc.array(fc.nat(9), { minLength: 6, maxLength: 14 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), digits, separator, (first, rest, between) => {
        const groups = `${first}${rest.join('')}`.match(/.{1,3}/g) ?? []
        expect(hasCardNumber(`+${groups.join(between)}`)).toBe(false)
      }),
    )
    expect(hasCardNumber('+49 (0) 151 1234 5678')).toBe(false)
  })

  it('ignores ids, dates, amounts and text', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.date({ noInvalidDate: true }), (id, date) => {
        expect(hasCardNumber(id)).toBe(false)
        expect(hasCardNumber(date.toISOString())).toBe(false)
      }),
    )
    for (const text of [
      '44444444-4444-4444-8444-444444444448',
      '2026-11-22 2026-11-25 2026-11-29',
      '1732285200000',
      'LV-7K3QX9',
      '12,345,678,901,234.56',
      '',
    ]) {
      expect(hasCardNumber(text)).toBe(false)
    }
  })

  it('finds one next to a telephone number', () => {
    expect(hasCardNumber('+45 12 34 56 78, 4242 4242 4242 4242')).toBe(true)
  })

  it('reads long rows of digits and separators quickly', () => {
    // Measured in processor time, which other programs hardly affect; quadratic time would be far longer.
    const before = process.cpuUsage()
    for (const unit of ['1 ', '1   ', '7', '4 -', '+', '+1(']) hasCardNumber(unit.repeat(30_000))
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3)
  })
})
