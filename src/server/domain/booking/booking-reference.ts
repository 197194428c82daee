import { randomInt } from 'node:crypto'

/** Without those that are taken for one another when they are read out or copied by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Gives a new reference such as LV-7K3QX9: one of 729 million, so that nobody meets another's by trying. */
export function bookingReference(): string {
  return `LV-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
}
