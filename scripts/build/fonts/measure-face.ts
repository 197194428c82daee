import { Blob, Face, Font, shape, Buffer as TextRun, Variation } from 'harfbuzzjs'
import { sampleText } from './sample-text.ts'

/** Measurements of a face, relative to its font size. */
export interface Measures {
  ascent: number
  descent: number
  lineGap: number
  /** Length of the sample text at each weight. */
  width: Readonly<Record<string, number>>
}

/**
 * Measures a font (as sfnt) with the sample text of a script, in each of the weights: length of the text and height
 * of its line. Shapes the text as a browser does, with kerning and joined letters.
 */
export function measureFace(
  sfnt: Uint8Array,
  script: keyof typeof sampleText,
  weights: readonly number[],
): Measures {
  const face = new Face(new Blob(sfnt), 0)
  const { upem } = face
  const font = new Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  const width = weights.map((weight) => {
    font.setVariations([new Variation('wght', weight)])
    return [String(weight), lengthOf(font, sampleText[script]) / upem]
  })
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    width: Object.fromEntries(width),
  }
}

function lengthOf(font: Font, text: string): number {
  const run = new TextRun()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  return run.getGlyphPositions().reduce((length, { xAdvance }) => length + xAdvance, 0)
}
