import type { ShownPrice } from '../../../../contract/types.ts'

/** One thing that is quoted, proposed or booked: its product, and what only the folder of that product reads. */
export interface BookedItem {
  readonly product: string
  /** Its place in what was ordered, from 0. */
  readonly at: number
  readonly details: unknown
  /** Of an item that is booked. */
  readonly id?: string
  /** Its own, where it is ordered beside others. */
  readonly price?: ShownPrice
}

/** Something with one item, as a proposal, or with several, as a quote or a booking. */
export type OfItems = Ordered | { readonly items: readonly Ordered[] }

interface Ordered {
  readonly subject: { readonly product: string }
  readonly id?: string
  readonly price?: ShownPrice
}

/**
 * Takes a quote, a proposal or a booking and the products that this part knows, and gives its items in order. What a subject says of its
 * product is under the product's key; nothing else in this part depends on that.
 */
export function itemsOf(ordered: OfItems, products: readonly string[]): readonly BookedItem[] {
  const isList = 'items' in ordered
  const all: readonly Ordered[] = isList ? ordered.items : [ordered]
  return all.flatMap(({ subject, id, price }, at) => {
    const { product } = subject
    const details = new Map<string, unknown>(Object.entries(subject)).get(product)
    // The id of a proposal is no item's.
    const own = isList && id !== undefined ? { id } : {}
    return products.includes(product) && details !== undefined
      ? [{ product, at, details, ...own, ...(price && { price }) }]
      : []
  })
}
