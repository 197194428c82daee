/** One thing that is quoted, proposed or booked: its product, and what only the folder of that product reads. */
export interface BookedItem {
  readonly product: string
  readonly details: unknown
}

/** Something with one item, as a proposal, or with several, as a quote or a booking. */
export type OfItems =
  | { readonly subject: { readonly product: string } }
  | { readonly items: readonly { readonly subject: { readonly product: string } }[] }

/**
 * Takes a quote, a proposal or a booking and the products that this part knows, and gives its items in order. What a subject says of its
 * product stands under the product's name; nothing else in this part depends on that.
 */
export function itemsOf(ordered: OfItems, products: readonly string[]): readonly BookedItem[] {
  const subjects = 'items' in ordered ? ordered.items.map(({ subject }) => subject) : [ordered.subject]
  return subjects.flatMap((subject) => {
    const { product } = subject
    const details = new Map<string, unknown>(Object.entries(subject)).get(product)
    return products.includes(product) && details !== undefined ? [{ product, details }] : []
  })
}
