import type { ShownPrice } from '../../../../contract/types.ts'

// Nothing else in the spine reads how the contract breaks a total down and names what is paid elsewhere.

/** The parts of a total that are of a day each. */
export function breakdownOf({
  nightly,
}: Pick<ShownPrice, 'nightly'>): readonly { date: string; amount: number }[] {
  return nightly
}

/** What is paid at the place itself and is no part of the total. */
export function dueLocallyOf({
  dueAtProperty,
}: Pick<ShownPrice, 'dueAtProperty'>): ShownPrice['dueAtProperty'] {
  return dueAtProperty
}
