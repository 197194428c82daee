import { currencies } from 'countries-list/currencies'
import { expect, it } from 'vitest'
import { majorUnits } from './minor-units.ts'

it('counts the minor units in a major unit as the ISO list does', () => {
  for (const [code, { decimals }] of Object.entries(currencies)) {
    // Units of account and metals are not used for payment.
    if (code.startsWith('X') && !['XAF', 'XOF', 'XPF', 'XCD'].includes(code)) continue
    expect(majorUnits(12_345, code), code).toBe(12_345 / 10 ** decimals)
  }
})
