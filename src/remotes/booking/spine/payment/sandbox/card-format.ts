import { westernDigits } from '../../../../../ui/western-digits.ts'

/** Returns the digits of the input, in Western figures for any keyboard. */
export const digitsOf = (typed: string): string => westernDigits(typed).replaceAll(/\D/g, '')

/** Groups of four digits, as printed on the card. */
export function formatNumber(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** `MM / YY`; adds a zero to an unambiguous one-digit month, and shortens a four-digit year. */
export function formatExpiry(typed: string): string {
  const typedOut = /^\D*(\d{1,2})\D+20(\d\d)\D*$/.exec(typed)
  const digits = typedOut ? `${typedOut[1]?.padStart(2, '0')}${typedOut[2]}` : digitsOf(typed)
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const [month, year] = [full.slice(0, 2), full.slice(2, 4)]
  return year === '' ? month : `${month} / ${year}`
}

export const formatCode = (typed: string): string => digitsOf(typed).slice(0, 4)

/** Returns the cursor's position in the formatted text: after as many digits as before formatting. */
export function placeAfter(before: string, place: number, formatted: string): number {
  // A cursor at the end stays at the end, whatever the format adds.
  if (place >= before.length) return formatted.length
  const wanted = digitsOf(before.slice(0, place)).length
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === wanted) return at
    if (/\d/.test(formatted[at] ?? '')) seen += 1
  }
  return formatted.length
}
