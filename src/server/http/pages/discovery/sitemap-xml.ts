import type { Agency, LanguageCode } from '../../../../contract/types.ts'
import { escapeHtml } from '../../../kernel/text/escape.ts'

export interface SitemapInput {
  agency: Pick<Agency, 'defaultLanguage' | 'languages'>
  /** `https://` and the host that search engines are told. */
  site: string
  /** Paths, with their query where one belongs to them. */
  paths: readonly string[]
  /** When what they say was last published, where the page does not say it itself. */
  lastModified: Date
  /** Days (YYYY-MM-DD) that pages say they are from, by path. */
  days?: ReadonlyMap<string, string>
}

/** Gives a sitemap: every page in every language of the agency, each entry naming all of them (sitemaps.org, with Google's xhtml:link). */
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
