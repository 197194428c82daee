// The first digits name the card scheme; the lengths are those of ISO/IEC 7812 that each scheme uses.
const issued: readonly [start: RegExp, lengths: readonly number[]][] = [
  [/^4/, [13, 16, 19]], // Visa
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]], // Mastercard
  [/^3[47]/, [15]], // American Express
  [/^3(?:0[0-5]|095|[689])/, [14, 15, 16, 17, 18, 19]], // Diners Club
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]], // JCB
  [/^(?:6|5[06-8])/, [13, 14, 15, 16, 17, 18, 19]], // Discover, UnionPay, Maestro, RuPay
  [/^220[0-4]/, [16, 17, 18, 19]], // Mir
  [/^(?:9792|8[12])/, [16]], // Troy, RuPay
]

// Digits grouped by dashes like a card's, but 32 of them: an id of ours.
const uuid = /(?<![\p{L}\d])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\d])/giu
const numbers = /(?<![\p{L}\d])\+?\d+(?:[ ()./_-]{1,3}\d+)*(?![\p{L}\d])/gu

/**
 * True if a text contains what looks like a card number: 13 to 19 digits, alone or in groups, with a card scheme's
 * first digits and a valid check digit. A number after a + with up to 15 digits is a telephone number (E.164). Digits
 * may be Western, full-width, Arabic or Persian.
 */
export function hasCardNumber(text: string): boolean {
  return [...plain(text).matchAll(numbers)].some(([run]) => isSuspect(run))
}

/**
 * Converts to Western digits and one kind of space and dash; invisible characters, such as direction marks, are
 * removed.
 */
function plain(text: string): string {
  const western = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[\p{Pd}\u2212·•]/gu, '-')
    .replaceAll(uuid, '')
  // Arabic digits begin at U+0660, Persian ones at U+06F0: the last four bits are the digit.
  return western.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

// Other numbers, such as a date or a check code, may surround a card number, so every run of whole groups is checked.
function isSuspect(run: string): boolean {
  const groups = run.match(/\d+/g) ?? []
  if (run.startsWith('+') && groups.join('').length <= 15) return false
  return groups.some((_, first) => {
    let digits = ''
    // No group is empty, so a number has at most nineteen groups.
    return groups.slice(first, first + 19).some((group) => {
      digits += group
      return isCardNumber(digits)
    })
  })
}

function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false
  const isIssued = issued.some(([start, lengths]) => lengths.includes(digits.length) && start.test(digits))
  return isIssued && hasCheckDigit(digits)
}

/** The check digit of ISO/IEC 7812 (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((before, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return before + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
