/** A line of a paragraph, as the range of its characters. */
export type LineSpan = readonly [start: number, end: number]

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Returns the lines of a paragraph for a width and a function that measures text. It breaks after spaces, hyphens and
 * slashes, and within a word that is too wide for a line. Spaces at the end of a line are not part of it.
 */
export function brokenLines(paragraph: string, width: number, measure: (text: string) => number): LineSpan[] {
  const lines: LineSpan[] = []
  let start = 0
  let end = 0
  let taken = 0
  const close = () => {
    if (end > start) lines.push([start, start + paragraph.slice(start, end).trimEnd().length])
    start = end
    taken = 0
  }
  for (const word of wordsOf(paragraph, width, measure)) {
    // Measures word by word, because measuring means shaping; the difference to a whole line is negligible.
    if (taken + measure(word.trimEnd()) > width) close()
    taken += measure(word)
    end += word.length
  }
  close()
  return lines
}

/** Words with the characters after them, and a symbol with its number; a word too wide for any line is split. */
function wordsOf(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const words = paragraph.match(/[/\-–]*[^ \t/\-–]*(?:[/\-–]+[ \t]*|[ \t]+|$)/gu) ?? []
  return words.flatMap((word) => {
    if (measure(word.trimEnd()) <= width) return word === '' ? [] : [word]
    return Array.from(graphemes.segment(word), ({ segment }) => segment)
  })
}
