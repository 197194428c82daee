/** Cars, by their name in quotes and items, and their engine in an agency's booking menu (spec §1). */
export const carProduct = { product: 'car', engine: 'Cars' } as const
