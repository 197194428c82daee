import type { Agency, LanguageCode } from '../../../../contract/types.ts'
import { escapeHtml } from '../../../kernel/text/escape.ts'

export interface SitemapInput {
  agency: Pick<Agency, 'defaultLanguage' | 'languages'>
  /** `https://` and the canonical host for search engines. */
  site: string
  /** Paths, with their query if they have one. */
  paths: readonly string[]
  /** The date of the last publication, for pages without their own date. */
  lastModified: Date
  /** Dates (YYYY-MM-DD) that pages state, by path. */
  days?: ReadonlyMap<string, string>
}

/**
 * Returns a sitemap: every page in every language of the agency, each entry with all alternates (sitemaps.org, with
 * Google's xhtml:link).
 */
export function sitemapXml({ agency, site, paths, lastModified, days }: SitemapInput): string {
  const published = lastModified.toISOString().slice(0, 10)
  const { languages, defaultLanguage } = agency
  const entries = paths.flatMap((path) => {
    const day = escapeHtml(days?.get(path) || published)
    const plain = escapeHtml(site + path)
    const inLanguage = (language: LanguageCode) =>
      language === defaultLanguage ? plain : `${plain}${path.includes('?') ? '&#38;' : '?'}lng=${language}`
    const alternate = (language: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
    const alternates =
      languages.length < 2
        ? ''
        : [
            ...languages.map((language) => alternate(language, inLanguage(language))),
            alternate('x-default', plain),
          ].join('')
    return languages.map(
      (language) => `<url><loc>${inLanguage(language)}</loc><lastmod>${day}</lastmod>${alternates}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
