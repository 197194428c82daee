import type { TypePairing } from '../../../theme/theme-input.ts'
import { bidiRuns, type TextRun, turnedByFonts } from './bidi-runs.ts'
import { brokenLines } from './broken-lines.ts'
import type { PrintedRole } from './printed-faces.ts'
import type { PrintedFont } from './printed-font.ts'
import type { PrintedFonts } from './printed-fonts.ts'
import { shapeablePieces } from './shapeable-pieces.ts'

/** How a piece of text is set: its faces, its size in points, its colour. */
export interface TextStyle {
  role: PrintedRole
  size: number
  color: string
  /** Height of a line in sizes. */
  leading?: number
  /** Text that goes its own way, as a name or an address does; other text runs as its page. */
  isOwn?: boolean
}

/** A line as it is set: its pieces from left to right. */
export interface SetLine {
  runs: readonly TextRun<PrintedFont>[]
  width: number
}

export interface TypeSetter {
  /** Breaks text into the lines that a width holds; line breaks of the text stay. */
  lines: (text: string, style: TextStyle, width: number) => SetLine[]
  /** Draws a line with the left end of its base at a place. */
  draw: (line: SetLine, style: TextStyle, x: number, base: number) => void
  /** Whether there is a font for every letter of a text. */
  canSet: (text: string, role: PrintedRole) => boolean
}

/** Unicode's sign for a letter that cannot be shown, and what every face has. */
const MISSING = ['\ufffd', '?']
const LEADING = 1.36
/** Goes with the font of the letter before it, so that a run of words stays one. */
const follows = /[\s\p{M}\p{Cf}]/u
/** Joins letters or keeps them apart, or chooses how a sign looks: nothing is missing where a font does without. */
const unseen = /\p{Default_Ignorable_Code_Point}/u

/** Makes the setter of a document in an agency's faces. */
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
    // Wholly shaped: word by word, as pdfkit else does, Arabic would come in the wrong order.
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

/** Gives the height of a line. */
export function lineHeight({ size, leading = LEADING }: TextStyle): number {
  return size * leading
}

const whole = { features: ['kern'] satisfies PDFKit.Mixins.OpenTypeFeatures[] }

/** Chooses the first font that has a letter; where none has, the one that has the sign for it. */
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

/** A run with the sign for what its font does not have. */
function shown({ font, text }: TextRun<PrintedFont>): TextRun<PrintedFont> {
  const sign = MISSING.find((one) => font.letters.has(one.codePointAt(0) ?? 0)) ?? ''
  const has = (letter: string) => font.letters.has(letter.codePointAt(0) ?? 0)
  const seen = (letter: string) => (has(letter) ? letter : unseen.test(letter) ? '' : sign)
  return { font, text: Array.from(text, seen).join('') }
}
