/** What a password's hash costs, as its text names it: 32 MB and about a tenth of a second on a server core. */
export const passwordCost = {
  /** Binary logarithm of the work factor. */
  ln: 15,
  r: 8,
  p: 1,
}
