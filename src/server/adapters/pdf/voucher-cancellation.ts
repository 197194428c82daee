import { cancellationWords } from '../../domain/documents/money-words.ts'
import type { Money } from '../../kernel/money/money.ts'
import { type Block, stacked, textBlock } from './sheet.ts'
import { twoEnds } from './two-ends.ts'
import type { ItemParts } from './voucher-parts.ts'

/** Gives what cancelling an item costs and from when; once it is cancelled, what it cost and what comes back. */
export function cancellationBlock(parts: ItemParts, width: number): Block {
  const { sheet, item, isOnly, words, styles } = parts
  const { cancelled, state, period } = item
  if (state === 'rejected') return stacked([])
  const ofCredit = (amount?: Money) =>
    amount?.amount
      ? [twoEnds(parts, words.say('price.kind.credit'), words.money(amount), styles.quiet, width)]
      : []
  const lines =
    cancelled === null
      ? cancellationWords(item, words).map((line) => textBlock(sheet, line, styles.body, width))
      : [
          textBlock(
            sheet,
            words.say('cancel.done', { time: words.moment(cancelled.at, period.timeZone) }),
            styles.body,
            width,
          ),
          twoEnds(parts, words.say('cancel.penalty'), words.money(cancelled.penalty), styles.body, width),
          ...ofCredit(cancelled.credit?.lost),
          twoEnds(parts, words.say('cancel.refund'), words.money(cancelled.refund), styles.strong, width),
          ...ofCredit(cancelled.credit?.back),
        ]
  const heading = textBlock(sheet, words.say('cancel.heading'), styles.heading, width, { tag: 'H2' })
  const name = isOnly ? [] : [textBlock(sheet, item.title, { ...styles.strong, isOwn: true }, width)]
  return stacked([heading, ...name, ...lines], 2)
}
