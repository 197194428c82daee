const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Returns the pieces of a text that a font can shape, with a function that throws for others: the whole text, else
 * its letters, else their characters. Pieces that still fail are left out: a voucher with an incomplete name is
 * better than none.
 */
export function shapeablePieces(text: string, shape: (piece: string) => void): string[] {
  if (isShaped(text, shape)) return [text]
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  const smaller = letters.length > 1 ? letters : Array.from(text)
  return smaller.length > 1 ? smaller.flatMap((piece) => shapeablePieces(piece, shape)) : []
}

function isShaped(text: string, shape: (piece: string) => void): boolean {
  try {
    shape(text)
    return true
  } catch {
    return false
  }
}
