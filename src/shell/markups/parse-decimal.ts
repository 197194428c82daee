const arabicZero = 0x660

/**
 * Parses a number with a decimal comma or point and digits of any supported language; NaN if invalid. Rejects what
 * could be thousands, so that 1,250 is never read as 1.25.
 */
export function parseDecimal(text: string): number {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
    .replace(/[,\u066b]/, '.')
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(plain)
  return /^\d{1,9}(?:\.\d+)?$/.test(plain) && !isThousands ? Number(plain) : Number.NaN
}
