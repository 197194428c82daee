/** One thing that is quoted, proposed or booked: its product, and what only the folder of that product reads. */
export interface BookedItem {
  readonly product: string
  readonly details: unknown
}

/**
 * Takes a quote, a proposal or a booking and the products that this part knows, and gives its items. The contract names an item
 * by its product (`booking.hotel`); nothing else in this part depends on that.
 */
export function itemsOf(ordered: object, products: readonly string[]): readonly BookedItem[] {
  return products.flatMap((product) => {
    const details = new Map<string, unknown>(Object.entries(ordered)).get(product)
    return details === undefined ? [] : [{ product, details }]
  })
}
