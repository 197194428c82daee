import type { BookingDocument } from '../../domain/documents/booking-document.ts'
import type { SheetColors } from './sheet-colors.ts'
import { lineHeight, type SetLine, type TextStyle, type TypeSetter } from './type-setter.ts'

/** Something with a known height that is drawn at a place; `x` counts from the side where reading begins. */
export interface Block {
  width: number
  height: number
  draw: (x: number, y: number) => void
}

type Tag = 'P' | 'H1' | 'H2'

/** The paper of a document, and the next free place on it. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  setter: TypeSetter
  colors: SheetColors
  isRtl: boolean
  /** The paper's size in points. */
  width: number
  height: number
  /** The left edge of text, and its width. */
  margin: number
  content: number
  /** The next block's top, and the lowest bottom of a block. */
  y: number
  floor: number
  /** The structure that screen readers read, in its order. */
  root: PDFKit.PDFStructureElement
}

const papers = { A4: [595.28, 841.89], Letter: [612, 792] } as const
const MARGIN = 44
const FOOT = 54

/** Makes the first page of a document. */
export function sheetOf(
  doc: PDFKit.PDFDocument,
  setter: TypeSetter,
  colors: SheetColors,
  { paper, isRtl }: { paper: BookingDocument['paper']; isRtl: boolean },
): Sheet {
  const [width, height] = papers[paper]
  const root = doc.struct('Document')
  doc.addStructure(root)
  const content = width - 2 * MARGIN
  return {
    doc,
    setter,
    colors,
    isRtl,
    width,
    height,
    margin: MARGIN,
    content,
    y: MARGIN,
    floor: height - FOOT,
    root,
  }
}

/** Returns the left edge of something at `x`, which counts from the side where reading begins. */
export function leftOf(sheet: Sheet, x: number, width: number): number {
  return sheet.isRtl ? sheet.width - x - width : x
}

/** Draws something without meaning for the reader: lines, backgrounds. */
export function adorn({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}

/** Returns text as a block of a width, aligned to the side where reading begins or to the other (`end`). */
export function textBlock(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  width: number,
  { tag = 'P', align = 'start', most }: { tag?: Tag; align?: 'start' | 'end' | 'center'; most?: number } = {},
): Block {
  const lines = sheet.setter.lines(text, style, width).slice(0, most)
  const step = lineHeight(style)
  return {
    width,
    height: lines.length * step,
    draw(x, y) {
      sheet.root.add(
        sheet.doc.struct(tag, {}, () => {
          for (const [index, line] of lines.entries()) {
            const base = y + index * step + step / 2 + style.size * 0.35
            sheet.setter.draw(line, style, leftOf(sheet, x + shift(line, width, align), line.width), base)
          }
        }),
      )
    },
  }
}

function shift({ width }: SetLine, room: number, align: 'start' | 'end' | 'center'): number {
  return { start: 0, end: room - width, center: (room - width) / 2 }[align]
}

/** Returns a vertical stack of blocks as one. */
export function stacked(blocks: readonly Block[], gap = 0): Block {
  const shownBlocks = blocks.filter(({ height }) => height > 0)
  const gaps = Math.max(0, shownBlocks.length - 1) * gap
  return {
    width: Math.max(0, ...shownBlocks.map(({ width }) => width)),
    height: shownBlocks.reduce((sum, { height }) => sum + height, gaps),
    draw(x, y) {
      let at = y
      for (const block of shownBlocks) {
        block.draw(x, at)
        at += block.height + gap
      }
    },
  }
}

/** Returns blocks in a row as one, each at its `x`. */
export function beside(parts: readonly { at: number; block: Block }[]): Block {
  return {
    width: Math.max(0, ...parts.map(({ at, block }) => at + block.width)),
    height: Math.max(0, ...parts.map(({ block }) => block.height)),
    draw(x, y) {
      for (const { at, block } of parts) block.draw(x + at, y)
    },
  }
}

/** Returns a block with a background. */
export function onGround(
  sheet: Sheet,
  inside: Block,
  {
    width,
    pad,
    fill,
    edge,
    radius,
  }: { width: number; pad: number; fill: string; edge?: string; radius: number },
): Block {
  const height = inside.height + 2 * pad
  return {
    width,
    height,
    draw(x, y) {
      adorn(sheet, () => {
        const left = leftOf(sheet, x, width)
        sheet.doc.roundedRect(left, y, width, height, Math.min(radius, height / 2)).fill(fill)
        if (edge !== undefined)
          sheet.doc
            .roundedRect(left, y, width, height, Math.min(radius, height / 2))
            .lineWidth(0.8)
            .stroke(edge)
      })
      inside.draw(x + pad, y + pad)
    },
  }
}

/** Adds a block at the next place, on a new page if it does not fit, and a gap below it. */
export function place(sheet: Sheet, block: Block, gap = 0): void {
  if (block.height === 0) return
  if (sheet.y + block.height > sheet.floor) {
    sheet.doc.addPage()
    sheet.y = sheet.margin + 26
  }
  block.draw(sheet.margin, sheet.y)
  sheet.y += block.height + gap
}
