import { westernDigits } from '../../../../ui/western-digits.ts'
import { callingCodeOf, callingCodes } from './calling-codes.ts'

/** A phone number as typed: country and national number. */
export interface TypedPhone {
  /** ISO 3166-1 alpha-2. */
  country: string
  number: string
}

// Countries whose numbers keep a leading 0 in international calls.
const keepsZero: readonly string[] = ['IT', 'VA', 'SM', 'CI', 'CG', 'GA', 'BJ']

/** The prefix that is dialled only within a country, by calling code, where that is not 0; the number's own digits follow it. */
const trunks: Readonly<Record<string, RegExp>> = {
  '1': /^1(?=\d{10})/,
  '7': /^8(?=\d{10})/,
  '36': /^06/,
  '370': /^(?:0|8(?=\d{8}))/,
  '375': /^(?:80?|0)(?=\d{9})/,
  '692': /^1(?=\d{7})/,
  '993': /^8(?=\d{8})/,
}

const COUNTRY_CODE_MAX = 3
// E.164 allows 15 digits in all. No number has fewer than 4 after the calling code.
const least = 4
const most = 15

/**
 * Returns the number in E.164, or null if invalid. A leading + or 00 marks an international number; otherwise the
 * national trunk prefix is removed.
 */
export function e164(typed: TypedPhone): string | null {
  const { country, number } = international(typed) ?? typed
  const code = callingCodeOf(country)
  const digits = plainDigits(number)
  if (code === null || digits === null) return null
  const national = withoutTrunk(digits, country, code)
  const isLong = national.length >= least && code.length + national.length <= most
  return isLong ? `+${code}${national}` : null
}

/**
 * Splits an international number into country and national number; null for any other. Keeps the selected country if
 * its calling code fits.
 */
export function international({ country, number }: TypedPhone): TypedPhone | null {
  const plain = plainOf(number).replace(/^00/, '+')
  if (!/^\+\d+$/.test(plain)) return null
  for (let length = COUNTRY_CODE_MAX; length > 0; length -= 1) {
    const countries = callingCodes.get(plain.slice(1, 1 + length))
    const [first] = countries ?? []
    if (!countries || first === undefined) continue
    return { country: countries.includes(country) ? country : first, number: plain.slice(1 + length) }
  }
  return null
}

function plainDigits(number: string): string | null {
  const plain = plainOf(number)
  return /^\d+$/.test(plain) ? plain : null
}

/** Removes separators, including the direction marks and non-breaking hyphens of copied contacts. */
function plainOf(number: string): string {
  return westernDigits(number).replaceAll(/[\s()./\p{Pd}\p{Cf}]/gu, '')
}

function withoutTrunk(digits: string, country: string, code: string): string {
  return keepsZero.includes(country) ? digits : digits.replace(trunks[code] ?? /^0/, '')
}
