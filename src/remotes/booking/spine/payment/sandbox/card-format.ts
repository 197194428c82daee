import { westernDigits } from '../../../../../ui/western-digits.ts'

/** Takes what was typed and gives its digits alone, in Western figures whichever keyboard wrote them. */
export const digitsOf = (typed: string): string => westernDigits(typed).replaceAll(/\D/g, '')

/** Groups of four, as on the card. */
export function formatNumber(typed: string): string {
  return (
    digitsOf(typed)
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** `MM / YY`; a month of one digit that can be no other gets its zero, and a year of four its last two. */
export function formatExpiry(typed: string): string {
  const typedOut = /^\D*(\d{1,2})\D+20(\d\d)\D*$/.exec(typed)
  const digits = typedOut ? `${typedOut[1]?.padStart(2, '0')}${typedOut[2]}` : digitsOf(typed)
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const [month, year] = [full.slice(0, 2), full.slice(2, 4)]
  return year === '' ? month : `${month} / ${year}`
}

export const formatCode = (typed: string): string => digitsOf(typed).slice(0, 4)

/** Takes a text as it was before it was put into form, and where one stood in it; gives where one stands after as many digits in the other. */
export function placeAfter(before: string, place: number, formatted: string): number {
  // At the end one stays there, whatever the form adds before.
  if (place >= before.length) return formatted.length
  const wanted = digitsOf(before.slice(0, place)).length
  let seen = 0
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === wanted) return at
    if (/\d/.test(formatted[at] ?? '')) seen += 1
  }
  return formatted.length
}
