import type { Booking, BookingItem, ShownPrice } from '../../../../contract/types.ts'

type Priced = { readonly items: readonly Pick<BookingItem, 'price' | 'costsNothing'>[] }

/** Returns the total price of all charged items of a quote or booking; the item's own price if there is only one. */
export function totalPrice({ items }: Priced): ShownPrice {
  const [first, ...others] = items.flatMap(({ price, costsNothing }) => (costsNothing ? [] : price))
  if (first === undefined) throw new Error('An order has no items.')
  return others.reduce(added, first)
}

function added(one: ShownPrice, other: ShownPrice): ShownPrice {
  const sum = (name: 'retail' | 'net' | 'markup' | 'base') => {
    const [mine, its] = [one[name], other[name]]
    return mine === undefined || its === undefined ? {} : { [name]: mine + its }
  }
  // An item whose members pay the same promises nothing.
  const saving = (one.memberSaving ?? 0) + (other.memberSaving ?? 0)
  return {
    currency: one.currency,
    exchange: one.exchange,
    total: one.total + other.total,
    subtotal: one.subtotal + other.subtotal,
    breakdown: [...one.breakdown, ...other.breakdown],
    priceLines: [...one.priceLines, ...other.priceLines],
    dueLocally: [...one.dueLocally, ...other.dueLocally],
    saved: one.saved + other.saved,
    ...(saving > 0 && { memberSaving: saving }),
    ...sum('retail'),
    ...sum('net'),
    ...sum('markup'),
    ...sum('base'),
  }
}

type Cancelled = BookingItem['cancellation']

/**
 * Returns the total cost and refund of a booking's cancelled items and the time of the latest cancellation; empty if
 * there is none.
 */
export function totalCancellation({
  items,
}: {
  readonly items: readonly Pick<BookingItem, 'cancellation'>[]
}): Cancelled {
  const made = items.map(({ cancellation }) => cancellation).filter(({ at }) => at !== undefined)
  const [first, ...others] = made
  if (first === undefined) return {}
  return others.reduce((one, other) => {
    const sum = (name: 'penalty' | 'refund' | 'refundedBefore' | 'creditsBack') => {
      const [mine, its] = [one[name], other[name]]
      if (mine === undefined || its === undefined) return mine === undefined ? its : mine
      return { ...mine, amount: mine.amount + its.amount }
    }
    const [penalty, refund] = [sum('penalty'), sum('refund')]
    const [refundedBefore, creditsBack] = [sum('refundedBefore'), sum('creditsBack')]
    const at = [one.at ?? '', other.at ?? ''].toSorted().at(-1) ?? ''
    return {
      at,
      ...(penalty && { penalty }),
      ...(refund && { refund }),
      ...(refundedBefore && { refundedBefore }),
      ...(creditsBack && { creditsBack }),
    }
  }, first)
}

/** Returns whether the viewer may cancel an item now. */
export function isCancellable({ availableActions }: Pick<BookingItem, 'availableActions'>): boolean {
  return availableActions.includes('cancel')
}

/** Returns the suppliers' confirmation numbers of a booking. */
export function confirmationNumbers({ items }: Pick<Booking, 'items'>): string[] {
  return items.flatMap(({ confirmationNumber }) => confirmationNumber ?? [])
}
