import type { Money } from '../suppliers/money.ts'
import { adorn, type Block, beside, leftOf, onGround, place, stacked, textBlock } from './sheet.ts'
import { cancellationWords, paymentWords } from './stay-words.ts'
import type { TextStyle } from './type-setter.ts'
import type { VoucherParts } from './voucher-parts.ts'

const GAP = 26
const PAD = 11

/** Puts what was paid beside what the house still takes and what cancelling costs. */
export function placeMoney(parts: VoucherParts): void {
  const width = (parts.sheet.content - GAP) / 2
  const due = stacked([dueBlock(parts, width), cancellationBlock(parts, width)], 14)
  place(
    parts.sheet,
    beside([
      { at: 0, block: priceBlock(parts, width) },
      { at: width + GAP, block: due },
    ]),
    12,
  )
}

function priceBlock(parts: VoucherParts, width: number): Block {
  const { sheet, document, words, styles } = parts
  const { lines, total } = document.price
  const amount = (label: string, value: string, style: TextStyle) =>
    twoEnds(parts, label, value, style, width)
  return stacked(
    [
      textBlock(sheet, words.say('price.heading'), styles.heading, width, { tag: 'H2' }),
      ...lines.map((line) =>
        amount(line.label ?? words.say(`price.kind.${line.kind}`), words.money(line.amount), styles.body),
      ),
      rule(parts, width),
      amount(words.say('price.total'), words.money(total), { ...styles.strong, size: 11.5 }),
      textBlock(sheet, paymentWords(document, words), styles.quiet, width),
    ],
    2,
  )
}

/** What the front desk may ask for, so that it asks for nothing else. */
function dueBlock(parts: VoucherParts, width: number): Block {
  const { sheet, document, words, gloss, styles } = parts
  const { price, payment, state } = document
  if (state === 'cancelled' || state === 'rejected') return stacked([])
  const inner = width - 2 * PAD
  const house =
    payment.at === 'property'
      ? [{ label: words.say('price.total'), amount: price.total, estimate: null }]
      : []
  const due = [...house, ...price.due]
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
      ...(due.length === 0 ? [textBlock(sheet, words.say('price.dueNone'), styles.body, inner)] : lines),
      ...(due.length === 0 || house.length > 0
        ? []
        : [textBlock(sheet, words.say('price.dueNote'), styles.small, inner)]),
    ],
    3,
  )
  const { ground, line, radius } = sheet.colors
  return onGround(sheet, inside, { width, pad: PAD, fill: ground, edge: line, radius: Math.min(radius, 8) })
}

/** What cancelling costs and from when; once it is cancelled, what it cost and what comes back. */
function cancellationBlock(parts: VoucherParts, width: number): Block {
  const { sheet, document, words, styles } = parts
  const { cancelled, state } = document
  if (state === 'rejected') return stacked([])
  const ofCredit = (amount?: Money) =>
    amount?.amount
      ? [twoEnds(parts, words.say('price.kind.credit'), words.money(amount), styles.quiet, width)]
      : []
  const lines =
    cancelled === null
      ? cancellationWords(document, words).map((line) => textBlock(sheet, line, styles.body, width))
      : [
          textBlock(
            sheet,
            words.say('cancel.done', { time: words.moment(cancelled.at, document.property.timeZone) }),
            styles.body,
            width,
          ),
          twoEnds(parts, words.say('cancel.penalty'), words.money(cancelled.penalty), styles.body, width),
          ...ofCredit(cancelled.credit?.lost),
          twoEnds(parts, words.say('cancel.refund'), words.money(cancelled.refund), styles.strong, width),
          ...ofCredit(cancelled.credit?.back),
        ]
  return stacked(
    [textBlock(sheet, words.say('cancel.heading'), styles.heading, width, { tag: 'H2' }), ...lines],
    2,
  )
}

function rule({ sheet }: VoucherParts, width: number): Block {
  const draw = (x: number, y: number) =>
    adorn(sheet, () => sheet.doc.rect(leftOf(sheet, x, width), y + 2, width, 0.7).fill(sheet.colors.line))
  return { width, height: 4, draw }
}

/** A name at the side where reading begins, and an amount at the other. */
function twoEnds(
  { sheet }: VoucherParts,
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
