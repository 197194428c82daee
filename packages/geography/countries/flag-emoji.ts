const regionalIndicatorA = 0x1f1e6
const letterA = 65

/** Returns a country's flag as text: the two regional indicator symbols of its code (two capitals). */
export function flagEmoji(code: string): string {
  return String.fromCodePoint(...indicators(code))
}

/** Returns the flag's code points as Unicode writes them: `U+1F1E9 U+1F1F0` (spec §3). */
export function flagUnicode(code: string): string {
  return indicators(code)
    .map((point) => `U+${point.toString(16).toUpperCase()}`)
    .join(' ')
}

function indicators(code: string): number[] {
  return [...code].map((letter) => regionalIndicatorA + letter.charCodeAt(0) - letterA)
}
