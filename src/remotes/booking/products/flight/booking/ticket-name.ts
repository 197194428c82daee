/** Letters that are more than a Latin letter with a mark, as passports write them (ICAO Doc 9303, part 3). */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Ä AE,Å AA,Æ AE,Ð D,Ñ N,Ö OE,Ø OE,Ü UE,Þ TH,ß SS,ẞ SS,Đ D,Ħ H,ı I,İ I,Ł L,Ŋ N,Œ OE,Ŧ T,Ĳ IJ,ĸ Q',
    'А A,Б B,В V,Г G,Д D,Е E,Ё E,Ж ZH,З Z,И I,Й I,К K,Л L,М M,Н N,О O,П P,Р R,С S,Т T,У U,Ф F,Х KH,Ц TS,Ч CH,Ш SH,Щ SHCH',
    'Ъ IE,Ы Y,Ь ,Э E,Ю IU,Я IA,І I,Ї I,Є IE,Ґ G,Ў U',
    'Α A,Β V,Γ G,Δ D,Ε E,Ζ Z,Η I,Θ TH,Ι I,Κ K,Λ L,Μ M,Ν N,Ξ X,Ο O,Π P,Ρ R,Σ S,Τ T,Υ Y,Φ F,Χ CH,Ψ PS,Ω O',
  ]
    .flatMap((list) => list.split(','))
    .map((pair) => {
      const [letter = '', latin = ''] = pair.split(' ')
      return [letter, latin]
    }),
)

const MOST_LETTERS = 20

/**
 * Returns a typed name in the letters that tickets have: A to Z, spaces, hyphens and apostrophes. The case stays as it
 * was typed. Only the first twenty letters are printed. Empty if a letter has no Latin form, or if the name has no letter.
 */
export function ticketName(name: string): string {
  const written = [
    ...name
      .trim()
      .normalize('NFC')
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/\s+/g, ' '),
  ]
    .map(latinLetter)
    .join('')
  return /^[A-Za-z][A-Za-z '-]*$/.test(written) ? written.slice(0, MOST_LETTERS).trim() : ''
}

function latinLetter(letter: string): string {
  if (/[A-Za-z '-]/.test(letter)) return letter
  const isSmall = letter !== letter.toUpperCase()
  const large = letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter
  const known = letters[letter] ?? letters[large] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const bare = [...known].map((one) => letters[one.toUpperCase()] ?? one).join('')
  if (!isSmall) return bare.length > 1 ? bare[0] + bare.slice(1).toLowerCase() : bare
  return bare.toLowerCase()
}
