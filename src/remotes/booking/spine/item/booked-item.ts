import type { BookingItem, ShownPrice } from '../../../../contract/types.ts'

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
