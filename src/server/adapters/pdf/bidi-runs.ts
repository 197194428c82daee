import bidiFactory from 'bidi-js'

/** A piece of a line that one font sets in one direction. */
export interface TextRun<Font> {
  font: Font
  text: string
}

/** Chooses the font of a letter; `before` is that of the letter before it, which signs without a script go along with. */
export type FontOf<Font> = (letter: string, before: Font | null) => Font

const bidi = bidiFactory()
/** Turns text round and is never seen. */
const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u
/** Scripts whose words fonts turn themselves. */
export const turnedByFonts = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u

/**
 * Takes a paragraph, the part of it that is one line, whether its page runs from right to left (`auto` for text that goes
 * its own way) and which font has a letter; gives the line's runs in the order they are seen, from left to right, after
 * Unicode's bidirectional algorithm. Fonts shape and turn words of Arabic and Hebrew; signs that stand between them are turned here.
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

/** The font of each place in the line; what is never seen has none. */
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
