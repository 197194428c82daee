const arabicZero = 0x660

/**
 * Takes a number as people write one, with a comma or a point for its decimals and digits of any of our languages, and gives
 * it; NaN for what is none. What could be thousands is none, too: nobody shall mean 1,250 and have said 1.25.
 */
export function parseDecimal(text: string): number {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[,\u066b]/, '.')
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(plain)
  return /^\d{1,9}(?:\.\d+)?$/.test(plain) && !isThousands ? Number(plain) : Number.NaN
}
