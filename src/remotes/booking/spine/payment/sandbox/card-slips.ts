import { sandboxToken } from '../../../../../tenant/sandbox-token.ts'

export interface TypedCard {
  number: string
  expiry: string
  code: string
}

/** Error of a card field; the texts have a message for each. */
export type CardSlip = 'empty' | 'slip' | 'own' | 'past'

export type CardSlips = Partial<Record<keyof TypedCard, CardSlip>>

/** Returns the errors of a card as typed, by field; `today` is YYYY-MM-DD. */
export function cardSlips({ number, expiry, code }: TypedCard, today: string): CardSlips {
  const slips = { number: ofNumber(number), expiry: ofExpiry(expiry, today), code: ofCode(code) }
  return Object.fromEntries(Object.entries(slips).filter(([, slip]) => slip !== null))
}

function ofNumber(typed: string): CardSlip | null {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits === '') return 'empty'
  if (digits.length < 12 || !hasCheckDigit(digits)) return 'slip'
  return sandboxToken({ card: digits }) === null ? 'own' : null
}

/** Returns whether the check digit is correct (ISO/IEC 7812, Luhn algorithm). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card is valid to the end of its month. */
function ofExpiry(typed: string, today: string): CardSlip | null {
  if (typed.trim() === '') return 'empty'
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(typed.trim()) ?? []
  if (!month || !year) return 'slip'
  return `20${year}-${month}` < today.slice(0, 7) ? 'past' : null
}

function ofCode(typed: string): CardSlip | null {
  if (typed === '') return 'empty'
  return /^\d{3,4}$/.test(typed) ? null : 'slip'
}
