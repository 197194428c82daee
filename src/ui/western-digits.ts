const zeros = [0x0660, 0x06f0, 0xff10]

/** Returns typed text with Western digits for Arabic, Persian and full-width ones. */
export function westernDigits(typed: string): string {
  return [...typed].map(western).join('')
}

function western(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? character : String(code - zero)
}
