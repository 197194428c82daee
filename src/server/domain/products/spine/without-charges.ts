import { convert } from '../../../../tenant/money/convert.ts'
import { isPassThrough } from '../../pricing/pass-through-lines.ts'
import type { SellingPrice } from '../../pricing/selling-price.ts'
import type { SavedCharge } from '../../suppliers/supplier-change.ts'
import type { PriceLine } from '../../suppliers/supplier-price.ts'
import type { ProductKind } from './product-kind.ts'
import type { QuotedItem } from './quoted-item.ts'
import { soldPolicy } from './sold-policy.ts'

/**
 * Returns an item without charges that its supplier no longer collects. They are pass-through lines, so the markup stays.
 * The total falls by multiples of `step` minor units, at the item's own exchange rate. A charge that the price does not
 * have saves nothing.
 */
export function withoutCharges(
  item: QuotedItem,
  saved: readonly SavedCharge[],
  step: number,
  kind: Pick<ProductKind, 'scheduleOf'>,
): QuotedItem {
  const { supplierPrice: was, price: sold, supplierPolicy, subject } = item
  const offNet = offLines(was.priceLines, saved, 1)
  const savedHere = saved.map((one) => ({ ...one, amount: inSold(one.amount, sold) }))
  const offSold = offLines(sold.priceLines, savedHere, step)
  const [lessNet, less] = [sumOf(offNet), sumOf(offSold)]
  if (lessNet === 0 || less === 0) return item
  const supplierPrice = {
    ...was,
    priceLines: lowered(was.priceLines, offNet),
    net: was.net - lessNet,
    retail: was.retail - lessNet,
    minimumSelling: was.minimumSelling === null ? null : was.minimumSelling - lessNet,
  }
  const steps = supplierPolicy.steps.map(({ from, penalty }) => ({
    from,
    penalty: { ...penalty, amount: Math.min(penalty.amount, supplierPrice.net) },
  }))
  const price = lessPrice(sold, offSold, less)
  const policy = { ...supplierPolicy, steps }
  return {
    ...item,
    supplierPrice,
    supplierPolicy: policy,
    price,
    policy: soldPolicy(policy, supplierPrice.net, price.total, step),
    schedule: kind.scheduleOf(subject, price.total),
  }
}

/** How much each line loses, in multiples of `step`. */
function offLines(lines: readonly PriceLine[], saved: readonly SavedCharge[], step: number): number[] {
  const left = new Map<string, number>()
  for (const { code, amount } of saved) left.set(code, (left.get(code) ?? 0) + amount)
  return lines.map((line) => {
    const wanted = left.get(line.code) ?? 0
    const off = isPassThrough(line) ? Math.floor(Math.min(line.amount, wanted) / step) * step : 0
    left.set(line.code, wanted - off)
    return off
  })
}

/** Returns what is left of lines, without those that lost everything. */
function lowered(lines: readonly PriceLine[], off: readonly number[]): PriceLine[] {
  return lines
    .map((line, index) => ({ ...line, amount: line.amount - (off[index] ?? 0) }))
    .filter(({ amount }, index) => amount > 0 || off[index] === 0)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

function inSold(amount: number, { currency, exchange: { from, rate } }: SellingPrice): number {
  return convert(amount, from, currency, { [from]: 1, [currency]: rate })
}

/** The public lines are those of the price in the same order, and pass-through ones have the same amounts. */
function lessPrice(sold: SellingPrice, off: readonly number[], less: number): SellingPrice {
  const { publicParts, trace } = sold
  return {
    ...sold,
    priceLines: lowered(sold.priceLines, off),
    net: sold.net - less,
    total: sold.total - less,
    retail: sold.retail - less,
    ...(publicParts && {
      publicParts: { ...publicParts, priceLines: lowered(publicParts.priceLines, off) },
    }),
    trace: trace.map(({ amount, sum, ...entry }, index) => ({
      ...entry,
      amount: index === 0 ? amount - less : amount,
      sum: sum - less,
    })),
  }
}
