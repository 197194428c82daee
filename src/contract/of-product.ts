/** Returns a subject or a change as that of one product; throws if it is of another. */
export function ofProduct<T extends { readonly product: string }, P extends T['product']>(
  value: T,
  product: P,
): Extract<T, { product: P }> {
  if (!isOf<T, P>(value, product)) throw new Error(`Expected ${product}, but it is ${value.product}.`)
  return value
}

function isOf<T extends { readonly product: string }, P extends T['product']>(
  value: T,
  product: P,
): value is Extract<T, { product: P }> {
  return value.product === product
}
