/** Cabins, from the cheapest to the dearest. */
export const cabinClasses = ['economy', 'premium_economy', 'business', 'first'] as const
export type CabinClass = (typeof cabinClasses)[number]
