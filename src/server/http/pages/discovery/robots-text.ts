import type { Agency } from '../../../../contract/types.ts'
import { privatePaths } from '../../../../tenant/indexable-paths.ts'

/** Gives an agency's robots.txt: an inactive one keeps search engines out, any other keeps them from what is personal. */
export function robotsText({ status }: Pick<Agency, 'status'>, site: string): string {
  if (status === 'Inactive') return 'User-agent: *\nDisallow: /\n'
  const closed = privatePaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
}
