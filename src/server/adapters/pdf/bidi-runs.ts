import bidiFactory from 'bidi-js'

/** A piece of a line that one font sets in one direction. */
export interface TextRun<Font> {
  font: Font
  text: string
}

/** Chooses the font of a letter; `before` is the previous letter's font, which characters without a script share. */
export type FontOf<Font> = (letter: string, before: Font | null) => Font

const bidi = bidiFactory()
/** Directional marks, which are never visible. */
const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u
/** Scripts whose words the font reverses itself. */
export const turnedByFonts = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u

/**
 * Returns a line's runs in visual order, from left to right, by Unicode's bidirectional algorithm. Takes the
 * paragraph, the line's range, the page's direction (`auto` for text with its own) and the choice of fonts. Fonts
 * reverse words of Arabic and Hebrew; characters between them are reversed here.
 */
export function bidiRuns<Font>(
  paragraph: string,
  [start, end]: readonly [number, number],
  base: 'ltr' | 'rtl' | 'auto',
  fontOf: FontOf<Font>,
): TextRun<Font>[] {
  if (end <= start) return []
  const embedding = bidi.getEmbeddingLevels(paragraph, base)
  const mirrored = bidi.getMirroredCharactersMap(paragraph, embedding.levels, start, end - 1)
  const fonts = fontsOf(paragraph, start, end, fontOf)
  const runs: (TextRun<Font> & { isTurned: boolean })[] = []
  for (const index of bidi.getReorderedIndices(paragraph, embedding, start, end - 1).slice(start, end)) {
    const font = fonts.get(index)
    if (font === undefined) continue
    const isTurned = (embedding.levels[index] ?? 0) % 2 === 1
    const unit = mirrored.get(index) ?? paragraph[index] ?? ''
    const last = runs.at(-1)
    if (last === undefined || last.font !== font || last.isTurned !== isTurned)
      runs.push({ font, text: unit, isTurned })
    else last.text = isTurned ? unit + last.text : last.text + unit
  }
  return runs.map(({ font, text, isTurned }) => ({
    font,
    text: isTurned && !turnedByFonts.test(text) ? [...text].reverse().join('') : text,
  }))
}

/** The font of each place in the line; invisible characters have none. */
function fontsOf<Font>(
  paragraph: string,
  start: number,
  end: number,
  fontOf: FontOf<Font>,
): Map<number, Font> {
  const fonts = new Map<number, Font>()
  let before: Font | null = null
  let index = start
  for (const letter of paragraph.slice(start, end)) {
    if (!marks.test(letter)) {
      before = fontOf(letter, before)
      for (let unit = 0; unit < letter.length; unit += 1) fonts.set(index + unit, before)
    }
    index += letter.length
  }
  return fonts
}
