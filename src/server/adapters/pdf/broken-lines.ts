/** A line of a paragraph: where it begins and ends there. */
export type LineSpan = readonly [start: number, end: number]

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Takes a paragraph, a width and what a piece of text measures, and gives the lines it breaks into: after spaces, hyphens
 * and strokes, and within a word where one alone is too wide. Spaces at the end of a line are no part of it.
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
    // Word by word, since to measure is to shape: what a whole line measures beside the sum of its words is nothing.
    if (taken + measure(word.trimEnd()) > width) close()
    taken += measure(word)
    end += word.length
  }
  close()
  return lines
}

/** Words with what follows them, and a sign before a number with it; one that is too wide for any line comes in pieces. */
function wordsOf(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const words = paragraph.match(/[/\-–]*[^ \t/\-–]*(?:[/\-–]+[ \t]*|[ \t]+|$)/gu) ?? []
  return words.flatMap((word) => {
    if (measure(word.trimEnd()) <= width) return word === '' ? [] : [word]
    return Array.from(graphemes.segment(word), ({ segment }) => segment)
  })
}
