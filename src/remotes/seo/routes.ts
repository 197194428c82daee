/** Addresses of the seo part's pages; the build writes their patterns into the manifest. */
export const paths = {
  destinations: '/destination',
  topDestinations: '/top-destination',
} as const

export const routePatterns: readonly string[] = Object.values(paths)
