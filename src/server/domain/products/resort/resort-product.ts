/** Weeks in resorts, by their name in quotes and items, and their engine in an agency's booking menu (spec §1). */
export const resortProduct = { product: 'resort', engine: 'Resorts' } as const
