/** Addresses of the booking part's pages; the build writes their patterns into the manifest. */
export const paths = {
  hotels: '/booknow/hotels',
  hotelResults: '/booknow/hotels/search',
} as const

export const routePatterns: readonly string[] = Object.values(paths)
