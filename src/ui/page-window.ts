/** What stands in one place of a row of pages: a page, or the pages left out there. */
export type PageSlot = number | 'gap'

/**
 * Takes the page shown, how many there are, and how many neighbours it keeps on each side, and gives the row: first and
 * last page always, a gap only where it leaves out two pages or more. Long rows have the same length on every page, so
 * that nothing moves under a pointer.
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
