const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Takes text and what fails for a piece of it that a font cannot shape, and gives the pieces that it can: all of it, else
 * what is read as one letter by itself, else the signs that is made of. What fails even then is left out: a name that lacks
 * a sign serves whoever stands at a desk better than a voucher that is not printed.
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
