import type { BookingItem, ShownPrice } from '../../../../contract/types.ts'

/** One thing that is quoted, proposed or booked: its product, and what only the folder of that product reads. */
export interface BookedItem {
  readonly product: string
  /** Its place in what was ordered, from 0. */
  readonly at: number
  readonly details: unknown
  /** Of an item that is booked. */
  readonly id?: string
  readonly state?: BookingItem['state']
  /** Its own, where it is ordered beside others. */
  readonly price?: ShownPrice
}

/** Something with one item, as a proposal, or with several, as a quote or a booking. */
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
 * Takes a quote, a proposal or a booking and the products that this part knows, and gives its items in order. What a subject says of its
 * product is under the product's key; nothing else in this part depends on that.
 */
export function itemsOf(ordered: OfItems, products: readonly string[]): readonly BookedItem[] {
  // Neither the id nor the state of a proposal is an item's.
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
