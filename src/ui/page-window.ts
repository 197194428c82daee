/** One slot of the row: a page, or a gap for omitted pages. */
export type PageSlot = number | 'gap'

/**
 * Returns the row for a page among so many pages, with `around` neighbours on each side: always the first and last
 * page, and a gap only for two or more. A long list's row has the same length on every page, so that nothing moves
 * under the pointer.
 */
export function pageWindow(page: number, pages: number, around = 1): PageSlot[] {
  const slots = 2 * around + 5
  if (pages <= slots) return range(1, pages)
  const end = slots - 2
  if (page <= end - around) return [...range(1, end), 'gap', pages]
  if (page > pages - end + around) return [1, 'gap', ...range(pages - end + 1, pages)]
  return [1, 'gap', ...range(page - around, page + around), 'gap', pages]
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
