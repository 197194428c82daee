/** The day that is this many days from now, YYYY-MM-DD. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Parameters that name the large city of all searches. */
export const londonQuery = 'destination=London&lat=51.50853&long=-0.12574'

/** Parameters of a hotel search there, a month from now. */
export const searchQuery = `${londonQuery}&start=${dayIn(30)}&end=${dayIn(33)}&rooms=1&adults=2`

/** Path of its results with this many pages of thirty. */
export function hotelSearchPath(pages: number): string {
  return `/booknow/hotels/search?${searchQuery}&page=${pages}`
}

const ends = ['pickup', 'return'].map((end) => `${end}Latitude=51.50853&${end}Longitude=-0.12574`).join('&')

/** Parameters of a car search there, a month from now. */
export const rentalQuery = `pickup=London&${ends}&pickUpDateTime=${dayIn(30)}T10:00:00&returnDateTime=${dayIn(33)}T10:00:00&age=35&countryOfResidence=GB`
