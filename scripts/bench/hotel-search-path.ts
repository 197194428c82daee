/** The day that is this many days from now, YYYY-MM-DD. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Parameters of a search in a large city, a month from now. */
export const searchQuery = `destination=London&lat=51.50853&long=-0.12574&start=${dayIn(30)}&end=${dayIn(33)}&rooms=1&adults=2`

/** Path of its results with this many pages of thirty. */
export function hotelSearchPath(pages: number): string {
  return `/booknow/hotels/search?${searchQuery}&page=${pages}`
}
