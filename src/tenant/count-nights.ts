/** Returns the number of nights between two dates, YYYY-MM-DD. */
export function countNights({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
}
