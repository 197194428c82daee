import type { TypePairing } from '../../../theme/theme-input.ts'
import { bidiRuns, type TextRun, turnedByFonts } from './bidi-runs.ts'
import { brokenLines } from './broken-lines.ts'
import type { PrintedRole } from './printed-faces.ts'
import type { PrintedFont } from './printed-font.ts'
import type { PrintedFonts } from './printed-fonts.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The style of a text: its faces, its size in points, its colour. */
export interface TextStyle {
  role: PrintedRole
  size: number
  color: string
  /** Line height as a multiple of the size. */
  leading?: number
  /** True for text with its own direction, such as a name or an address; other text has the page's. */
  isOwn?: boolean
}

/** A line ready for drawing: its pieces from left to right. */
export interface SetLine {
  runs: readonly TextRun<PrintedFont>[]
  width: number
}

export interface TypeSetter {
  /** Breaks text into lines of a width; the text's own line breaks stay. */
  lines: (text: string, style: TextStyle, width: number) => SetLine[]
  /** Draws a line, with the left end of its baseline at a place. */
  draw: (line: SetLine, style: TextStyle, x: number, base: number) => void
  /** True if every letter of a text has a font. */
  canSet: (text: string, role: PrintedRole) => boolean
}

/** Unicode's character for a letter that cannot be shown, which every font has. */
const MISSING = ['\ufffd', '?']
const LEADING = 1.36
/** These characters use the previous letter's font, so that a run of words is not split. */
const follows = /[\s\p{M}\p{Cf}]/u
/** Joiners and variation selectors: a font may lack them without visible loss. */
const unseen = /\p{Default_Ignorable_Code_Point}/u

/** Makes the typesetter of a document in an agency's typefaces. */
export function typeSetter(
  doc: PDFKit.PDFDocument,
  fonts: PrintedFonts,
  pairing: TypePairing,
  direction: 'ltr' | 'rtl',
): TypeSetter {
  const registered = new Set<string>()
  const use = (font: PrintedFont, size: number) => {
    if (!registered.has(font.name)) doc.registerFont(font.name, Buffer.from(font.bytes))
    registered.add(font.name)
    return doc.font(font.name).fontSize(size * font.scale)
  }
  const widths = new Map<string, number>()
  const widthOf = ({ font, text }: TextRun<PrintedFont>, size: number) => {
    const key = `${font.name} ${text}`
    // Shapes the whole text: pdfkit's word-by-word shaping would put Arabic words in the wrong order.
    const width = widths.get(key) ?? use(font, 1).widthOfString(text, whole)
    widths.set(key, width)
    return width * size
  }

  function shapeable({ font, text }: TextRun<PrintedFont>): TextRun<PrintedFont>[] {
    const pieces = shapeablePieces(text, (piece) => widthOf({ font, text: piece }, 1))
    return (turnedByFonts.test(text) ? pieces.reverse() : pieces).map((piece) => ({ font, text: piece }))
  }

  function setLine(paragraph: string, span: readonly [number, number], style: TextStyle): SetLine {
    const base = style.isOwn === true ? 'auto' : direction
    const choice = fontChoice(fonts.of(pairing, style.role))
    const runs = bidiRuns(paragraph, span, base, choice).map(shown).flatMap(shapeable)
    const width = runs.reduce((sum, run) => sum + widthOf(run, style.size), 0)
    return { runs, width }
  }

  return {
    canSet(text, role) {
      const known = fonts.of(pairing, role)
      const isKnown = (letter: string) =>
        unseen.test(letter) || known.some(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))
      return Array.from(text).every(isKnown)
    },
    lines: (text, style, width) =>
      text.split('\n').flatMap((paragraph) => {
        const measure = (piece: string) => setLine(piece, [0, piece.length], style).width
        return brokenLines(paragraph, width, measure).map((span) => setLine(paragraph, span, style))
      }),
    draw({ runs }, style, x, base) {
      let at = x
      for (const run of runs) {
        use(run.font, style.size)
          .fillColor(style.color)
          .text(run.text, at, base, { ...whole, lineBreak: false, baseline: 'alphabetic' })
        at += widthOf(run, style.size)
      }
    },
  }
}

/** Returns the height of a line. */
export function lineHeight({ size, leading = LEADING }: TextStyle): number {
  return size * leading
}

const whole = { features: ['kern'] satisfies PDFKit.Mixins.OpenTypeFeatures[] }

/** Returns the first font that has a letter, or else the one with the replacement character. */
function fontChoice(fonts: readonly PrintedFont[]) {
  const having = (letter: string) => fonts.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))
  return (letter: string, before: PrintedFont | null): PrintedFont => {
    if (before !== null && follows.test(letter) && before.letters.has(letter.codePointAt(0) ?? 0))
      return before
    const font = having(letter) ?? having(MISSING[0] ?? '') ?? fonts[0]
    if (font === undefined) throw new Error('a document without fonts')
    return font
  }
}

/** A run with replacement characters for letters that its font does not have. */
function shown({ font, text }: TextRun<PrintedFont>): TextRun<PrintedFont> {
  const sign = MISSING.find((one) => font.letters.has(one.codePointAt(0) ?? 0)) ?? ''
  const has = (letter: string) => font.letters.has(letter.codePointAt(0) ?? 0)
  const seen = (letter: string) => (has(letter) ? letter : unseen.test(letter) ? '' : sign)
  return { font, text: Array.from(text, seen).join('') }
}

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
