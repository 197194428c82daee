/** Addresses of the seo part's pages; the build writes their patterns into the manifest. */
export const paths = {
  destinations: '/destination',
  topDestinations: '/top-destination',
} as const

/** Text key of each page's title; the server writes the title into the head. */
export const titles = {
  [paths.destinations]: 'destinations.heading',
  [paths.topDestinations]: 'top.heading',
} as const

export const routePatterns: readonly string[] = Object.values(paths)
