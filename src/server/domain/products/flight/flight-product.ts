/** Flights, by their name in quotes and items, and their engine in an agency's booking menu (spec §1). */
export const flightProduct = { product: 'flight', engine: 'Air Travel' } as const
