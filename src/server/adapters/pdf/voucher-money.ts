import type { DocumentItem, DocumentPriceLine } from '../../domain/documents/document-item.ts'
import { cancellationWords, paymentLines, paymentWords } from '../../domain/documents/money-words.ts'
import type { Money } from '../../kernel/money/money.ts'
import { adorn, type Block, beside, leftOf, place, stacked, textBlock } from './sheet.ts'
import { twoEnds } from './two-ends.ts'
import type { TextStyle } from './type-setter.ts'
import { dueBlock } from './voucher-due.ts'
import { type ItemParts, itemParts, type VoucherParts } from './voucher-parts.ts'

const GAP = 26

/** Puts what is paid next to what suppliers still take and what cancelling costs. */
export function placeMoney(parts: VoucherParts): void {
  const { sheet, document } = parts
  const width = (sheet.content - GAP) / 2
  const items = document.items.map((item) => itemParts(parts, item))
  const dues = items.map((item) => dueBlock(item, width))
  const cancellations = items.map((item) => cancellationBlock(item, width)).filter(({ height }) => height > 0)
  const isOnly = items.length === 1
  placePair(parts, priceBlock(parts, width), stacked(isOnly ? [...dues, ...cancellations] : dues, 14))
  if (isOnly) return
  // Each of several items has its own, two next to one another.
  for (let from = 0; from < cancellations.length; from += 2)
    placePair(parts, cancellations[from], cancellations[from + 1])
}

function placePair({ sheet }: VoucherParts, ...blocks: (Block | undefined)[]): void {
  const width = (sheet.content - GAP) / 2
  const pair = blocks.map((block, index) => ({ at: index * (width + GAP), block: block ?? stacked([]) }))
  place(sheet, beside(pair), 12)
}

function priceBlock(parts: VoucherParts, width: number): Block {
  const { sheet, document, words, styles } = parts
  const { discounts, total } = document.price
  const amount = (label: string, value: string, style: TextStyle) =>
    twoEnds(parts, label, value, style, width)
  const line = ({ label, kind, amount: value }: DocumentPriceLine) =>
    amount(label ?? words.say(`price.kind.${kind}`), words.money(value), styles.body)
  const payments = paymentLines(document, words).flatMap(({ label, amount: value, state }) => [
    amount(label, value, styles.body),
    textBlock(sheet, state, styles.quiet, width),
  ])
  return stacked(
    [
      textBlock(sheet, words.say('price.heading'), styles.heading, width, { tag: 'H2' }),
      ...document.items.flatMap((item) => itemLines(parts, item, width)),
      ...discounts.map(line),
      rule(parts, width),
      amount(words.say('price.total'), words.money(total), { ...styles.strong, size: 11.5 }),
      textBlock(sheet, paymentWords(document, words), styles.quiet, width),
      ...payments,
    ],
    2,
  )
}

/** What an item costs, line by line; of several items each has its name above. */
function itemLines(parts: VoucherParts, item: DocumentItem, width: number): Block[] {
  const { sheet, words, styles, isOnly } = itemParts(parts, item)
  if (item.price === null) return []
  const lines = item.price.lines.map(({ label, kind, amount }) =>
    twoEnds(parts, label ?? words.say(`price.kind.${kind}`), words.money(amount), styles.body, width),
  )
  return isOnly ? lines : [textBlock(sheet, item.title, { ...styles.strong, isOwn: true }, width), ...lines]
}

function rule({ sheet }: VoucherParts, width: number): Block {
  const draw = (x: number, y: number) =>
    adorn(sheet, () => sheet.doc.rect(leftOf(sheet, x, width), y + 2, width, 0.7).fill(sheet.colors.line))
  return { width, height: 4, draw }
}

/** Gives what cancelling an item costs and from when; once it is cancelled, what it cost and what comes back. */
function cancellationBlock(parts: ItemParts, width: number): Block {
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
