import type { CellText, DocumentRow, DocumentSection } from '../../domain/documents/document-item.ts'
import { adorn, type Block, beside, leftOf, place, stacked, textBlock } from './sheet.ts'
import type { ItemParts, VoucherParts } from './voucher-parts.ts'

/** Puts what an item's kind lists of it, each entry on its own line. */
export function placeSections(parts: ItemParts): void {
  for (const section of parts.item.sections) placeSection(parts, section)
}

function placeSection(parts: ItemParts, { heading, rows }: DocumentSection): void {
  const { sheet, styles } = parts
  for (const [index, row] of rows.entries()) {
    const block = rowBlock(parts, row)
    // The heading stays with its first row.
    const whole =
      index > 0
        ? block
        : stacked([textBlock(sheet, heading, styles.heading, sheet.content, { tag: 'H2' }), block], 4)
    place(sheet, whole, 0)
  }
}

/** Says what the sign for a missing letter is, where there is no font for a name. */
export function placeUnprinted({ sheet, document, words, gloss, styles }: VoucherParts): void {
  if (document.party.every(({ name }) => sheet.setter.canSet(name, 'text'))) return
  place(sheet, textBlock(sheet, words.say('voucher.unprinted'), styles.small, sheet.content), 2)
  if (gloss === null) return
  const own = { ...styles.small, isOwn: true }
  place(sheet, textBlock(sheet, gloss.say('voucher.unprinted'), own, sheet.content), 2)
}

function rowBlock(parts: ItemParts, [first, second, third]: DocumentRow): Block {
  const { content } = parts.sheet
  const inside = beside([
    { at: 0, block: cellBlock(parts, first, content * 0.42) },
    { at: content * 0.44, block: cellBlock(parts, second, content * 0.2) },
    { at: content * 0.66, block: cellBlock(parts, third, content * 0.34) },
  ])
  return ruled(parts, inside)
}

function cellBlock({ sheet, styles }: ItemParts, texts: readonly CellText[], width: number): Block {
  return stacked(
    texts.flatMap(({ text, english, look, isOwn }) => [
      textBlock(sheet, text, isOwn ? { ...styles[look], isOwn } : styles[look], width),
      ...(english ? [textBlock(sheet, english, { ...styles.small, isOwn: true }, width)] : []),
    ]),
  )
}

/** A block with a thin line above it. */
function ruled({ sheet }: ItemParts, inside: Block): Block {
  return {
    width: sheet.content,
    height: inside.height + 11,
    draw(x, y) {
      adorn(sheet, () =>
        sheet.doc.rect(leftOf(sheet, x, sheet.content), y, sheet.content, 0.7).fill(sheet.colors.line),
      )
      inside.draw(x, y + 5)
    },
  }
}
