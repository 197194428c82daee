import { westernDigits } from '../../../../ui/western-digits.ts'
import { callingCodeOf, callingCodes } from './calling-codes.ts'

/** A telephone number as it is typed: a country, and the number there. */
export interface TypedPhone {
  /** ISO 3166-1 alpha-2. */
  country: string
  number: string
}

// Where a number begins with 0 also when it is called from abroad.
const keepsZero: readonly string[] = ['IT', 'VA', 'SM', 'CI', 'CG', 'GA', 'BJ']

/** What is dialled before a number within a country, where that is not 0. */
const trunks: Readonly<Record<string, string>> = { '1': '1', '7': '8', '36': '06', '375': '8' }

const COUNTRY_CODE_MAX = 3
// E.164: 15 digits in all. Nobody's number has fewer than 4 after the country's code.
const least = 4
const most = 15

/**
 * Takes what was typed and gives the number as E.164 has it, or null for what is none. A number that begins with + or 00 says its
 * country itself; of any other the digit that is dialled only within the country goes.
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
 * Takes a number that says its country itself, and gives it as a country with the rest; null for any other. The country that is
 * chosen stays where it has that code too.
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

/** Without what parts a number for the eye; contacts of telephones add marks of direction and hyphens that do not break. */
function plainOf(number: string): string {
  return westernDigits(number).replaceAll(/[\s()./\p{Pd}\p{Cf}]/gu, '')
}

function withoutTrunk(digits: string, country: string, code: string): string {
  if (keepsZero.includes(country)) return digits
  const trunk = trunks[code] ?? '0'
  if (!digits.startsWith(trunk)) return digits
  // Of a number of North America ten digits follow.
  const isTrunk = code !== '1' || digits.length > 10
  return isTrunk ? digits.slice(trunk.length) : digits
}
