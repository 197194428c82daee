import { productTitles } from './products/routes.ts'
import { titles as spineTitles } from './spine/paths.ts'

/** Text key of each page's title; the server writes the title into the head. */
export const titles: Readonly<Record<string, string>> = { ...productTitles, ...spineTitles }

/** Route patterns of the booking part; the build writes them into the manifest. */
export const routePatterns: readonly string[] = Object.keys(titles)
