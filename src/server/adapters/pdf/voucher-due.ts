import { type Block, onGround, stacked, textBlock } from './sheet.ts'
import { twoEnds } from './two-ends.ts'
import type { ItemParts } from './voucher-parts.ts'

const PAD = 11

/** Gives what staff may ask for on arrival, so that they ask for nothing else. */
export function dueBlock(parts: ItemParts, width: number): Block {
  const { sheet, item, isOnly, words, gloss, styles } = parts
  const { due, state } = item
  const isOver = state === 'cancelled' || state === 'rejected'
  if (isOver || (due.length === 0 && !isOnly)) return stacked([])
  const inner = width - 2 * PAD
  const lines = due.flatMap(({ label, amount, estimate }) => [
    twoEnds(parts, label, words.money(amount), styles.strong, inner),
    ...(estimate === null
      ? []
      : [
          textBlock(
            sheet,
            words.say('price.estimate', { amount: words.money(estimate) }),
            styles.small,
            inner,
            { align: 'end' },
          ),
        ]),
  ])
  const title = words.say('price.due')
  const inside = stacked(
    [
      textBlock(
        sheet,
        gloss === null ? title : `${title} / ${gloss.say('price.due')}`,
        styles.strong,
        inner,
        { tag: 'H2' },
      ),
      ...(isOnly ? [] : [textBlock(sheet, item.title, { ...styles.quiet, isOwn: true }, inner)]),
      ...(due.length === 0 ? [textBlock(sheet, words.say('price.dueNone'), styles.body, inner)] : lines),
      ...(due.length === 0 || due.some(({ isOfPrice }) => isOfPrice)
        ? []
        : [textBlock(sheet, words.say('price.dueNote'), styles.small, inner)]),
    ],
    3,
  )
  const { ground, line, radius } = sheet.colors
  return onGround(sheet, inside, { width, pad: PAD, fill: ground, edge: line, radius: Math.min(radius, 8) })
}
