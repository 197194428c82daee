import { describe, expect, it } from 'vitest'
import { cardSlips, hasCheckDigit } from './card-slips.ts'
import { formatCode, formatExpiry, formatNumber, placeAfter } from './formatted-field.tsx'

describe('card input', () => {
  it('is grouped in fours with Western digits, up to the length of a card number', () => {
    expect(formatNumber('42424242 4242-42421')).toBe('4242 4242 4242 4242 1')
    expect(formatNumber('٤٢٤٢۴۲４２')).toBe('4242 4242')
    expect(formatNumber('1'.repeat(40))).toBe('1111 1111 1111 1111 111')
    expect(formatCode('12a345')).toBe('1234')
  })

  it('becomes month and year while typing, also from an autofilled four-digit year', () => {
    expect(['', '1', '12', '129', '1229', '9', '08/2029', '8 / 2029'].map(formatExpiry)).toEqual([
      '',
      '1',
      '12',
      '12 / 9',
      '12 / 29',
      '09',
      '08 / 29',
      '08 / 29',
    ])
  })

  it('keeps the cursor after the same digit', () => {
    expect(placeAfter('424 24242', 4, '4242 4242')).toBe(3)
    expect(placeAfter('4242 54242', 6, '4242 5424 2')).toBe(6)
    expect(placeAfter('3', 1, '03')).toBe(2)
    expect(placeAfter('4242', 0, '4242')).toBe(0)
  })
})

describe('card errors', () => {
  const good = { number: '4242 4242 4242 4242', expiry: '03 / 26', code: '123' }
  const slips = (change: Partial<typeof good>) => cardSlips({ ...good, ...change }, '2026-03-31')

  it('are none for a test card in its last month, and otherwise one per field', () => {
    expect(slips({})).toEqual({})
    expect(slips({ number: '', expiry: '', code: '' })).toEqual({
      number: 'empty',
      expiry: 'empty',
      code: 'empty',
    })
    expect(slips({ number: '4242 4242 4242 4241', expiry: '13 / 29', code: '12' })).toEqual({
      number: 'slip',
      expiry: 'slip',
      code: 'slip',
    })
    expect(slips({ number: '5555 5555 5555 4444', expiry: '02 / 26' })).toEqual({
      number: 'own',
      expiry: 'past',
    })
  })

  it('detect any single wrong digit by the check digit', () => {
    const right = '4000002760003184'
    expect(hasCheckDigit(right)).toBe(true)
    for (let at = 0; at < right.length; at += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const typed = right.slice(0, at) + digit + right.slice(at + 1)
        expect(hasCheckDigit(typed)).toBe(typed === right)
      }
  })
})
