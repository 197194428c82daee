import { type Context, Hono } from 'hono'
import type { RemoteAddress } from '../../../../contract/remote.ts'
import type { Agency, LanguageCode } from '../../../../contract/types.ts'
import { postHref } from '../../../../tenant/editorial-hrefs.ts'
import { indexablePaths, privatePaths } from '../../../../tenant/indexable-paths.ts'
import { directionOf } from '../../../../tenant/language.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import { type Brand, brandMark, iconAddress, icons } from '../../../domain/pictures/brand-address.ts'
import { escapeHtml } from '../../../kernel/text/escape.ts'
import type { AppEnv } from '../../request-context/app-env.ts'
import { answerConditionally } from './answer-conditionally.ts'
import { createSitemapCache } from './sitemap-cache.ts'

/** Telephones cut the name below an icon after about a dozen letters. */
const SHORT_NAME = 12

/** Total characters of cached sitemaps. */
const SITEMAP_CHARACTERS = 16_000_000

export interface DiscoveryDependencies {
  remotes: readonly RemoteAddress[]
  environment: string
}

/** Answers the files by which an agency's site is found and installed: robots.txt, sitemap.xml, the web manifest. */
export function discoveryRoutes({ remotes, environment }: DiscoveryDependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const sitemaps = createSitemapCache(SITEMAP_CHARACTERS)
  function sitemapOf(content: ResolvedAgency, site: string): string {
    const { agency, publishedAt, posts } = content
    // An inactive agency has no sitemap.
    const paths = agency.status === 'Inactive' ? [] : indexablePaths({ content, remotes, environment })
    const days = new Map(posts.map(({ slug, publishedOn }) => [postHref(slug), publishedOn]))
    return sitemapXml({ agency, site, paths, lastModified: publishedAt, days })
  }
  routes.get('/robots.txt', (c) =>
    answerConditionally(
      c.req.raw,
      robotsText(c.get('caller').agency.agency, siteOf(c)),
      'text/plain; charset=utf-8',
    ),
  )
  routes.get('/sitemap.xml', (c) => {
    const { agency: content } = c.get('caller')
    const site = siteOf(c)
    const key = JSON.stringify([content.id, content.version, content.publishedAt, site])
    const xml = sitemaps(key, () => sitemapOf(content, site))
    return answerConditionally(c.req.raw, xml, 'application/xml; charset=utf-8')
  })
  routes.get('/manifest.webmanifest', (c) => {
    const { agency } = c.get('caller').agency
    const manifest = webManifest(agency, brandMark(agency))
    return answerConditionally(
      c.req.raw,
      JSON.stringify(manifest),
      'application/manifest+json; charset=utf-8',
    )
  })
  return routes
}

/** The agency's canonical origin; without a canonical host, the requested one. */
function siteOf(c: Context<AppEnv>): string {
  const { agency, origin } = c.get('caller')
  return agency.canonicalHost ? `https://${agency.canonicalHost}` : origin
}

/** Returns an agency's robots.txt: an inactive agency disallows everything, others only personal pages. */
function robotsText({ status }: Pick<Agency, 'status'>, site: string): string {
  if (status === 'Inactive') return 'User-agent: *\nDisallow: /\n'
  const closed = privatePaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
}

type ManifestAgency = Brand & Pick<Agency, 'agencyName' | 'metaData'>

/** Returns an agency's web manifest (W3C): its name, the colours of its page, and its icons. */
function webManifest(agency: ManifestAgency, mark: string): object {
  const { mode, light, dark } = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  // A manifest has one colour; pages that follow the system's mode correct it with their own.
  const { background } = mode === 'dark' ? dark : light
  const icon = (name: keyof typeof icons, purpose: 'any' | 'maskable') => ({
    src: iconAddress(mark, name),
    sizes: `${icons[name].size}x${icons[name].size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: agency.agencyName,
    short_name: shortName(agency.agencyName),
    description: agency.metaData.description,
    lang: agency.defaultLanguage,
    dir: directionOf(agency.defaultLanguage),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
    icons: [
      ...(agency.favicon.endsWith('.svg')
        ? [{ src: agency.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
        : []),
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('maskable-512.png', 'maskable'),
    ],
  }
}

/** As many whole words as fit; the first word is never cut. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.reduce((short, word) => {
    const longer = `${short} ${word}`
    return longer.length <= SHORT_NAME && name.startsWith(longer) ? longer : short
  }, first)
}

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
