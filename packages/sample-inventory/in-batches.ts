/** Yields the items in batches: the first of one size, the later ones of another. */
export function* inBatches<Item>(
  items: Iterable<Item>,
  { first, later }: { readonly first: number; readonly later: number },
): Generator<Item[]> {
  let size = first
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
    size = later
  }
  if (batch.length > 0) yield batch
}
