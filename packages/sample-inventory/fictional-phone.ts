/** Returns a telephone number of the range that is reserved for fiction, from a seed. */
export function fictionalPhone(seed: number): string {
  return `+44 1632 960${String(seed % 1000).padStart(3, '0')}`
}
