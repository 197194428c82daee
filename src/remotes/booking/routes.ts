import { productTitles } from './products/routes.ts'
import { titles as spineTitles } from './spine/paths.ts'

/** Key of each page's title in the part's texts; the server writes it into the head. */
export const titles: Readonly<Record<string, string>> = { ...productTitles, ...spineTitles }

/** Patterns of the booking part's pages; the build writes them into the manifest. */
export const routePatterns: readonly string[] = Object.keys(titles)
