/** The cost of a password hash, which its text contains: 32 MB and about a tenth of a second on a server core. */
export const passwordCost = {
  /** Binary logarithm of the work factor. */
  ln: 15,
  r: 8,
  p: 1,
}
