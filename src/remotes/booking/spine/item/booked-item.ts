import type { Booking, BookingItem, ShownPrice } from '../../../../contract/types.ts'

const ended: readonly ItemState[] = ['rejected', 'expired', 'released', 'cancelled']

const ahead: readonly Booking['state'][] = ['on_hold', 'in_doubt', 'pending', 'confirmed']

/** One quoted, proposed or booked thing: its product, and details that only the product's folder reads. */
export interface BookedItem {
  readonly product: string
  /** Zero-based position in the order. */
  readonly at: number
  readonly details: unknown
  /** Only on a booked item. */
  readonly id?: string
  readonly state?: BookingItem['state']
  /** Only on one of several items. */
  readonly price?: ShownPrice
}

/** A proposal with one item, or a quote or booking with several. */
export type OfItems = One | { readonly items: readonly Ordered[] }

interface One {
  readonly subject: { readonly product: string }
  readonly price?: ShownPrice
}

interface Ordered extends One {
  readonly id?: string
  readonly state?: BookingItem['state']
}

/**
 * Returns the items of a quote, proposal or booking in order, if this part knows their products. A subject's details
 * are under its product's key; nothing else in this part depends on that.
 */
export function itemsOf(ordered: OfItems, products: readonly string[]): readonly BookedItem[] {
  // A proposal's own id and state do not belong to its item.
  const all: readonly Ordered[] =
    'items' in ordered ? ordered.items : [{ subject: ordered.subject, ...priceOf(ordered) }]
  return all.flatMap(({ subject, id, state, ...priced }, at) => {
    const { product } = subject
    const details = new Map<string, unknown>(Object.entries(subject)).get(product)
    const own = { ...(id !== undefined && { id }), ...(state !== undefined && { state }) }
    return products.includes(product) && details !== undefined
      ? [{ product, at, details, ...own, ...priceOf(priced) }]
      : []
  })
}

function priceOf({ price }: Pick<One, 'price'>): Pick<One, 'price'> {
  return price ? { price } : {}
}

type ItemState = BookingItem['state']

/** Returns whether an item failed, was cancelled or released: no travellers arrive and nothing is paid on site. */
export function isEnded(state: ItemState): boolean {
  return ended.includes(state)
}

/** Returns whether an item is or may be in the future, so that its cancellation cost matters. */
export function isAhead(state: Booking['state']): boolean {
  return ahead.includes(state)
}

/** Returns the state of one of a booking's items; a single item has the booking's state. */
export function stateOfItem(
  { state, items }: Pick<Booking, 'state' | 'items'>,
  item: Pick<BookingItem, 'state'>,
): Booking['state'] {
  return items.length === 1 ? state : item.state
}

/** Returns the items that have not ended; all of them if each has ended. */
export function activeItems<Item extends { readonly state?: ItemState }>(
  items: readonly Item[],
): readonly Item[] {
  const remaining = items.filter(({ state }) => state === undefined || !isEnded(state))
  return remaining.length > 0 ? remaining : items
}
