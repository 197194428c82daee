import type { DocumentFact } from '../../domain/documents/document-item.ts'
import { worded } from '../../domain/documents/item-writing.ts'
import { adorn, type Block, beside, leftOf, place, stacked, textBlock } from './sheet.ts'
import type { ItemContext } from './voucher-context.ts'

const PAD = 14
const GAP = 14
const COLUMNS = 3

/** Adds a panel in large letters with what staff need: the guest, the reference, and the item kind's key facts. */
export function placeKeyFacts(context: ItemContext): void {
  const { sheet, item } = context
  const width = (sheet.content - 2 * PAD - 6 - (COLUMNS - 1) * GAP) / COLUMNS
  const rows = [numbersOf(context)]
  for (let from = 0; from < item.facts.length; from += COLUMNS)
    rows.push(item.facts.slice(from, from + COLUMNS))
  const blocks = rows.filter(({ length }) => length > 0).map((row) => rowBlock(context, row, width))
  if (blocks.length > 0) place(sheet, panel(context, stacked(blocks, 11)), 10)
}

function numbersOf({ document, item, isOnly, words, gloss }: ItemContext): DocumentFact[] {
  const fact = (key: string, value: string): DocumentFact => ({
    label: worded({ words, english: gloss }, ({ say }) => say(key)),
    value,
    isOwn: true,
  })
  return [
    ...(item.lead ? [item.lead] : []),
    // With several items, the head of the page names the guest once.
    ...(isOnly ? [fact('label.reference', document.reference)] : []),
    ...(item.confirmationNumber === null ? [] : [fact('label.confirmationNumber', item.confirmationNumber)]),
  ]
}

/** Facts in a row, with their values on one line however many lines their labels need. */
function rowBlock(context: ItemContext, row: readonly DocumentFact[], width: number): Block {
  const names = row.map((fact) => nameBlock(context, fact, width))
  const height = Math.max(...names.map((name) => name.height))
  const facts = row.map((fact, index) => {
    const name = names[index]
    return stacked([...(name ? [{ ...name, height }] : []), valueBlock(context, fact, width)], 1)
  })
  return beside(facts.map((block, index) => ({ at: index * (width + GAP), block })))
}

function nameBlock({ sheet, styles }: ItemContext, { label }: DocumentFact, width: number): Block {
  const name = label.english === null ? label.own : `${label.own} / ${label.english}`
  return textBlock(sheet, name, styles.label, width)
}

function valueBlock(
  { sheet, styles }: ItemContext,
  { value, more, isOwn = false }: DocumentFact,
  width: number,
): Block {
  return stacked(
    [
      textBlock(sheet, value, { ...styles.fact, isOwn }, width),
      ...(more ? [textBlock(sheet, more.own, styles.body, width)] : []),
      ...(more?.english ? [textBlock(sheet, more.english, { ...styles.small, isOwn: true }, width)] : []),
    ],
    1,
  )
}

/** The tinted panel with an edge in the brand's colour. */
function panel({ sheet }: ItemContext, inside: Block): Block {
  const { content: width, colors, doc } = sheet
  const height = inside.height + 2 * PAD
  return {
    width,
    height,
    draw(x, y) {
      adorn(sheet, () => {
        const left = leftOf(sheet, x, width)
        doc.save()
        doc.roundedRect(left, y, width, height, Math.min(colors.radius, 14)).clip()
        doc.rect(left, y, width, height).fill(colors.tint)
        doc.rect(leftOf(sheet, x, 6), y, 6, height).fill(colors.brand)
        doc.restore()
      })
      inside.draw(x + PAD + 6, y + PAD)
    },
  }
}
