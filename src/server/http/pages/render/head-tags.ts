import type { JsonLd, PageContext, PageHead } from '../../../../contract/page.ts'
import type { LanguageCode } from '../../../../contract/types.ts'
import { canonicalPath } from '../../../../tenant/canonical-path.ts'
import {
  type Brand,
  cardAddress,
  cardSize,
  heroScene,
  iconAddress,
} from '../../../domain/pictures/brand-address.ts'
import { escapeHtml, scriptJson } from '../../../kernel/text/escape.ts'

export interface HeadTagsInput {
  head: PageHead
  context: Pick<PageContext, 'language' | 'demo'> & { agency: Brand & PageContext['agency'] }
  /** Path of the page as requested. */
  path: string
  /** `https://` and the agency's canonical host, or empty if it has none: addresses are paths then. */
  site: string
  /** The agency's mark, from `brandMark`. */
  mark: string
  /** Not for search engines. */
  isHidden: boolean
}

/**
 * Returns the tags in a page's head for search engines and sharing: icons, canonical address, other languages, Open
 * Graph. X falls back to Open Graph, so only its card's size is set. Source: decision 0047.
 */
export function headTags(input: HeadTagsInput): string {
  const { head, context, site, mark, isHidden } = input
  const { agency, language } = context
  const address = pageAddress(input)
  const own = site + inLanguage(address, language, agency)
  const image = (head.image && cardAddress(mark, head.image)) || cardAddress(mark, heroScene(agency))
  return [
    link('icon', '/favicon.ico', ' sizes="32x32"'),
    largeIcon(agency.favicon, mark),
    link('apple-touch-icon', iconAddress(mark, 'apple-touch-icon.png')),
    // At the demo's bare host a cookie chooses the site.
    link('manifest', '/manifest.webmanifest', context.demo ? ' crossorigin="use-credentials"' : ''),
    ...(isHidden ? [] : [link('canonical', own), ...alternates(input, address)]),
    property('og:title', head.title),
    ...(head.description ? [property('og:description', head.description)] : []),
    property('og:type', head.type ?? 'website'),
    property('og:url', own),
    property('og:site_name', agency.agencyName),
    property('og:locale', openGraphLocale(language, agency)),
    ...(image ? imageTags(image.startsWith('/') ? site + image : image, head, agency.agencyName) : []),
  ].join('')
}

/** The SVG itself. A raster icon is rendered as a small PNG instead, since not every browser shows a WebP here. */
function largeIcon(favicon: string, mark: string): string {
  if (favicon.endsWith('.svg')) return link('icon', favicon, ' type="image/svg+xml"')
  return link('icon', iconAddress(mark, 'icon-192.png'), ' type="image/png" sizes="192x192"')
}

/** The page's objects of schema.org as a data block, which runs nothing; empty without objects. */
export function jsonLdBlock(objects: readonly JsonLd[], site: string, mark: string): string {
  if (objects.length === 0) return ''
  const absolute = objects.map((object) => absoluteIn(object, site, mark))
  const [first] = absolute
  const whole = absolute.length === 1 ? first : { '@graph': absolute }
  const text = scriptJson({ '@context': 'https://schema.org', ...(whole as object) })
  return `<script type="application/ld+json">${text}</script>`
}

/** Path and query that identify the page; a page's own statement must not be an address of another site. */
function pageAddress({ head, path }: Pick<HeadTagsInput, 'head' | 'path'>): string {
  const stated = head.canonical
  return stated && /^\/(?![/\\])/.test(stated) ? stated : canonicalPath(path)
}

interface Languages {
  defaultLanguage: LanguageCode
  languages: readonly LanguageCode[]
}

/** The default language needs no parameter: it is shown without a choice. */
function inLanguage(address: string, language: LanguageCode, agency: Languages): string {
  if (language === agency.defaultLanguage) return address
  return `${address}${address.includes('?') ? '&' : '?'}lng=${language}`
}

/** The same page in the agency's other languages; search engines accept only absolute addresses. */
function alternates({ context, site }: HeadTagsInput, address: string): string[] {
  const { agency } = context
  if (site === '' || agency.languages.length < 2) return []
  const alternate = (language: string, to: string) => link('alternate', site + to, ` hreflang="${language}"`)
  return [
    ...agency.languages.map((language) => alternate(language, inLanguage(address, language, agency))),
    alternate('x-default', address),
  ]
}

function imageTags(image: string, head: PageHead, agencyName: string): string[] {
  const { width, height } = cardSize
  const isCard = image.includes('/cards/')
  return [
    property('og:image', image),
    ...(isCard ? [property('og:image:width', `${width}`), property('og:image:height', `${height}`)] : []),
    property('og:image:alt', head.image ? head.title : agencyName),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** `es_MX`: the language as written in the agency's country, or in its most common region. */
function openGraphLocale(
  language: LanguageCode,
  agency: { defaultLanguage: LanguageCode; defaultCountry: string },
): string {
  const code = language === 'no' ? 'nb' : language
  const region =
    language === agency.defaultLanguage ? agency.defaultCountry : new Intl.Locale(code).maximize().region
  return region ? `${code}_${region}` : code
}

const addressNames = new Set(['@id', 'url', 'image', 'logo', 'item', 'mainEntityOfPage'])

/** Paths become absolute if the agency has a canonical host; pictures become rasters. */
function absoluteIn(value: unknown, site: string, mark: string, name = ''): unknown {
  if (typeof value === 'string') {
    if (!addressNames.has(name) || !/^\/(?!\/)/.test(value)) return value
    return site + ((name === 'image' && cardAddress(mark, value)) || value)
  }
  if (Array.isArray(value)) return value.map((item) => absoluteIn(item, site, mark, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, absoluteIn(part, site, mark, key)]),
  )
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`
}
