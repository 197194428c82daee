/** Nights of a stay given by its dates, YYYY-MM-DD. */
export function countNights({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}
