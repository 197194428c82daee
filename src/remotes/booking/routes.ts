/** Addresses of the booking part's pages; the build writes their patterns into the manifest. */
export const paths = {
  hotels: '/booknow/hotels',
  hotelResults: '/booknow/hotels/search',
} as const

/** Key of each page's title in the part's texts; the server writes it into the head. */
export const titles = {
  [paths.hotels]: 'hotels.title',
  [paths.hotelResults]: 'hotels.title',
} as const

export const routePatterns: readonly string[] = Object.values(paths)
