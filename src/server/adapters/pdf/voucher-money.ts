import type { DocumentItem, DocumentPriceLine } from '../../domain/documents/document-item.ts'
import { cancellationTexts, paymentLines, paymentTexts } from '../../domain/documents/money-texts.ts'
import type { Money } from '../../kernel/money/money.ts'
import {
  adorn,
  type Block,
  beside,
  leftOf,
  onGround,
  place,
  type Sheet,
  stacked,
  textBlock,
} from './sheet.ts'
import type { TextStyle } from './type-setter.ts'
import { type ItemContext, itemContext, type VoucherContext } from './voucher-context.ts'

const PAD = 11

const GAP = 26

/** Adds what is paid, next to what suppliers still collect and what a cancellation costs. */
export function placeMoney(context: VoucherContext): void {
  const { sheet, document } = context
  const width = (sheet.content - GAP) / 2
  const items = document.items.map((item) => itemContext(context, item))
  const dues = items.map((item) => dueBlock(item, width))
  const cancellations = items.map((item) => cancellationBlock(item, width)).filter(({ height }) => height > 0)
  const isOnly = items.length === 1
  placePair(context, priceBlock(context, width), stacked(isOnly ? [...dues, ...cancellations] : dues, 14))
  if (isOnly) return
  // With several items, each has its own part, two in a row.
  for (let from = 0; from < cancellations.length; from += 2)
    placePair(context, cancellations[from], cancellations[from + 1])
}

function placePair({ sheet }: VoucherContext, ...blocks: (Block | undefined)[]): void {
  const width = (sheet.content - GAP) / 2
  const pair = blocks.map((block, index) => ({ at: index * (width + GAP), block: block ?? stacked([]) }))
  place(sheet, beside(pair), 12)
}

function priceBlock(context: VoucherContext, width: number): Block {
  const { sheet, document, words, styles } = context
  const { discounts, total } = document.price
  const amount = (label: string, value: string, style: TextStyle) =>
    twoEnds(context, label, value, style, width)
  const line = ({ label, kind, amount: value }: DocumentPriceLine) =>
    amount(label ?? words.say(`price.kind.${kind}`), words.money(value), styles.body)
  const payments = paymentLines(document, words).flatMap(({ label, amount: value, state }) => [
    amount(label, value, styles.body),
    textBlock(sheet, state, styles.quiet, width),
  ])
  return stacked(
    [
      textBlock(sheet, words.say('price.heading'), styles.heading, width, { tag: 'H2' }),
      ...document.items.flatMap((item) => itemLines(context, item, width)),
      ...discounts.map(line),
      rule(context, width),
      amount(words.say('price.total'), words.money(total), { ...styles.strong, size: 11.5 }),
      textBlock(sheet, paymentTexts(document, words), styles.quiet, width),
      ...payments,
    ],
    2,
  )
}

/** The price of an item, line by line; with several items, under the item's name. */
function itemLines(context: VoucherContext, item: DocumentItem, width: number): Block[] {
  const { sheet, words, styles, isOnly } = itemContext(context, item)
  if (item.price === null) return []
  const lines = item.price.lines.map(({ label, kind, amount }) =>
    twoEnds(context, label ?? words.say(`price.kind.${kind}`), words.money(amount), styles.body, width),
  )
  return isOnly ? lines : [textBlock(sheet, item.title, { ...styles.strong, isOwn: true }, width), ...lines]
}

function rule({ sheet }: VoucherContext, width: number): Block {
  const draw = (x: number, y: number) =>
    adorn(sheet, () => sheet.doc.rect(leftOf(sheet, x, width), y + 2, width, 0.7).fill(sheet.colors.line))
  return { width, height: 4, draw }
}

/** Returns the cancellation costs of an item over time, or, once it is cancelled, its cost and refund. */
function cancellationBlock(context: ItemContext, width: number): Block {
  const { sheet, item, isOnly, words, styles } = context
  const { cancelled, state, period } = item
  if (state === 'rejected') return stacked([])
  const ofCredit = (amount?: Money) =>
    amount?.amount
      ? [twoEnds(context, words.say('price.kind.credit'), words.money(amount), styles.quiet, width)]
      : []
  const lines =
    cancelled === null
      ? cancellationTexts(item, words).map((line) => textBlock(sheet, line, styles.body, width))
      : [
          textBlock(
            sheet,
            words.say('cancel.done', { time: words.moment(cancelled.at, period.timeZone) }),
            styles.body,
            width,
          ),
          twoEnds(context, words.say('cancel.penalty'), words.money(cancelled.penalty), styles.body, width),
          ...ofCredit(cancelled.credit?.lost),
          twoEnds(context, words.say('cancel.refund'), words.money(cancelled.refund), styles.strong, width),
          ...ofCredit(cancelled.credit?.back),
        ]
  const heading = textBlock(sheet, words.say('cancel.heading'), styles.heading, width, { tag: 'H2' })
  const name = isOnly ? [] : [textBlock(sheet, item.title, { ...styles.strong, isOwn: true }, width)]
  return stacked([heading, ...name, ...lines], 2)
}

/** Returns what staff may collect on arrival, so that they collect nothing else. */
function dueBlock(context: ItemContext, width: number): Block {
  const { sheet, item, isOnly, words, gloss, styles } = context
  const { due, state } = item
  const isOver = state === 'cancelled' || state === 'rejected'
  if (isOver || (due.length === 0 && !isOnly)) return stacked([])
  const inner = width - 2 * PAD
  const lines = due.flatMap(({ label, amount, estimate }) => [
    twoEnds(context, label, words.money(amount), styles.strong, inner),
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

/** Returns a row with a name at the side where reading begins, and an amount at the other. */
function twoEnds(
  { sheet }: { sheet: Sheet },
  name: string,
  amount: string,
  style: TextStyle,
  width: number,
): Block {
  const room = Math.min(width * 0.6, (sheet.setter.lines(amount, style, width)[0]?.width ?? 0) + 3)
  return beside([
    { at: 0, block: textBlock(sheet, name, style, width - room - 10) },
    { at: width - room, block: textBlock(sheet, amount, style, room, { align: 'end' }) },
  ])
}
