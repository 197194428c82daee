// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { PageHead } from '../../../../contract/page.ts'
import type { Agency } from '../../../../contract/types.ts'
import { testContent } from '../../../adapters/store/testing.ts'
import { type HeadTagsInput, headTags, jsonLdBlock } from './head-tags.ts'

const mark = '0123456789ab'
const hostile = `O'Neil & "Søn" </script><b>\u2028\u2029`
const plain: PageHead = { title: 'Home', description: 'Trips', keywords: '' }

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

function tags(
  change: Partial<Omit<HeadTagsInput, 'context' | 'head'>> & {
    head?: Partial<PageHead>
    agency?: Partial<Agency>
    language?: Agency['defaultLanguage']
  } = {},
) {
  const { head, agency, language = 'en', ...rest } = change
  const content = testContent({ subdomain: 'aurora', languages: ['en', 'pt', 'ar'], ...agency })
  const html = headTags({
    head: { ...plain, ...head },
    context: { language, demo: false, agency: { ...content.agency, id: 'id', version: 1 } },
    path: '/about',
    site: 'https://a.example',
    mark,
    isHidden: false,
    ...rest,
  })
  const document = parse(`<head>${html}</head>`)
  return {
    html,
    document,
    links: (rel: string) =>
      [...document.querySelectorAll(`link[rel="${rel}"]`)].map((l) => l.getAttribute('href')),
    meta: (name: string) =>
      document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content'),
  }
}

describe('the canonical address', () => {
  it('is one for all spellings of a path', () => {
    for (const path of ['/About/', '//about', '/%61bout'])
      expect(tags({ path }).links('canonical'), path).toEqual(['https://a.example/about'])
  })

  it('has the agency’s canonical host, without irrelevant query parameters', () => {
    expect(tags().links('canonical')).toEqual(['https://a.example/about'])
  })

  it('is a path if the agency has no canonical host', () => {
    expect(tags({ site: '' }).links('canonical')).toEqual(['/about'])
  })

  it('keeps parameters that the page depends on, and the language unless it is the default', () => {
    const head = { canonical: '/blog/share?slug=rimini' }
    expect(tags({ head }).links('canonical')).toEqual(['https://a.example/blog/share?slug=rimini'])
    expect(tags({ head, language: 'pt' }).links('canonical')).toEqual([
      'https://a.example/blog/share?slug=rimini&lng=pt',
    ])
    expect(tags({ language: 'pt' }).links('canonical')).toEqual(['https://a.example/about?lng=pt'])
  })

  it('never names another host, whatever path is requested or returned', () => {
    for (const path of ['//evil.example/', '///evil.example'])
      expect(tags({ path, site: '' }).links('canonical')[0]).toMatch(/^\/evil/)
    for (const canonical of ['https://evil.example/', '//evil.example', '/\\evil.example'])
      expect(tags({ head: { canonical } }).links('canonical')).toEqual(['https://a.example/about'])
  })

  it('is left out, with the other languages, if search engines are excluded', () => {
    const { links } = tags({ isHidden: true })
    expect([...links('canonical'), ...links('alternate')]).toEqual([])
  })
})

describe('the other languages of a page', () => {
  it('are absolute addresses of all languages, with the plain address as the default', () => {
    const { document } = tags()
    const alternates = [...document.querySelectorAll('link[rel="alternate"]')].map((one) => [
      one.getAttribute('hreflang'),
      one.getAttribute('href'),
    ])
    expect(alternates).toEqual([
      ['en', 'https://a.example/about'],
      ['pt', 'https://a.example/about?lng=pt'],
      ['ar', 'https://a.example/about?lng=ar'],
      ['x-default', 'https://a.example/about'],
    ])
  })

  it('are left out for an agency with one language, or without an absolute address', () => {
    expect(tags({ agency: { languages: ['en'] } }).links('alternate')).toEqual([])
    expect(tags({ site: '' }).links('alternate')).toEqual([])
  })
})

describe('Open Graph', () => {
  it('has title, description, type, locale, site name, address and a raster picture with its size', () => {
    const { meta } = tags({ agency: { agencyName: 'Aurora' } })
    expect(meta('og:title')).toBe('Home')
    expect(meta('og:description')).toBe('Trips')
    expect(meta('og:type')).toBe('website')
    expect(meta('og:locale')).toBe('en_US')
    expect(meta('og:site_name')).toBe('Aurora')
    expect(meta('og:url')).toBe('https://a.example/about')
    expect(meta('og:image')).toBe(
      `https://a.example/cards/${mark}/beach/aurora.jpg?t=golden&c=mediterranean&crop=hero`,
    )
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('twitter:card')).toBe('summary_large_image')
  })

  it('uses a page’s own picture and type', () => {
    const head = { type: 'article', image: '/scenes/harbour/rimini.svg?c=mediterranean' } as const
    const { meta } = tags({ head })
    expect(meta('og:type')).toBe('article')
    expect(meta('og:image')).toBe(`https://a.example/cards/${mark}/harbour/rimini.jpg?c=mediterranean`)
  })

  it('uses the agency’s own scene for an invalid picture', () => {
    for (const image of [
      'javascript:alert(1)',
      '/scenes/nothing/x.svg',
      '/media/1.svg',
      '//evil.example/a.png',
    ])
      expect(tags({ head: { image } }).meta('og:image')).toContain('/beach/aurora.jpg')
  })

  it.each([
    ['es', { defaultLanguage: 'es', defaultCountry: 'MX' }, 'es_MX'],
    ['pt', {}, 'pt_BR'],
    ['no', { languages: ['en', 'no'] }, 'nb_NO'],
  ] as const)('has the locale of %s as %j', (language, agency, locale) => {
    expect(tags({ language, agency: agency as Partial<Agency> }).meta('og:locale')).toBe(locale)
  })
})

describe('the icons', () => {
  it('include a rendered icon for a raster icon, which not every browser shows', () => {
    const { links } = tags({ agency: { favicon: '/media/0123456789abcdef.webp' } })
    expect(links('icon')).toEqual(['/favicon.ico', `/icons/${mark}/icon-192.png`])
  })

  it('are an old browser’s, the agency’s own, the home screen’s, and those of the manifest', () => {
    const { links } = tags()
    expect(links('icon')).toEqual(['/favicon.ico', '/media/0123456789abcdef.svg'])
    expect(links('apple-touch-icon')).toEqual([`/icons/${mark}/apple-touch-icon.png`])
    expect(links('manifest')).toEqual(['/manifest.webmanifest'])
  })
})

describe('a hostile name', () => {
  it('is text in every tag', () => {
    const { html, meta, document } = tags({ head: { title: hostile }, agency: { agencyName: hostile } })
    expect(html).not.toMatch(/<\/script|<b>/)
    expect(meta('og:title')).toBe(hostile)
    expect(meta('og:site_name')).toBe(hostile)
    expect(document.body.innerHTML).toBe('')
  })

  it('is text in a data block, which remains valid JSON', () => {
    const block = jsonLdBlock([{ '@type': 'TravelAgency', name: hostile }], 'https://a.example', mark)
    expect(block).not.toMatch(/[\u2028\u2029]|<b>/)
    const document = parse(block)
    expect(document.scripts).toHaveLength(1)
    expect(JSON.parse(document.scripts[0]?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TravelAgency',
      name: hostile,
    })
  })
})

describe('a data block', () => {
  const parsed = (...args: Parameters<typeof jsonLdBlock>) =>
    JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(jsonLdBlock(...args))?.[1] ?? '')

  it('has absolute addresses at the agency’s host, at any depth, and raster pictures', () => {
    const object = {
      '@type': 'Blog',
      '@id': '/#blog',
      name: '/not an address',
      image: ['/scenes/beach/a.svg'],
      author: { url: '/about', sameAs: ['https://x.example/'] },
    }
    expect(parsed([object], 'https://a.example', mark)).toMatchObject({
      '@id': 'https://a.example/#blog',
      name: '/not an address',
      image: [`https://a.example/cards/${mark}/beach/a.jpg`],
      author: { url: 'https://a.example/about', sameAs: ['https://x.example/'] },
    })
  })

  it('is one for all objects of a page, and absent without any', () => {
    const two = [{ '@type': 'Blog' }, { '@type': 'TravelAgency' }]
    expect(parsed(two, '', mark)).toEqual({ '@context': 'https://schema.org', '@graph': two })
    expect(jsonLdBlock([], '', mark)).toBe('')
  })
})
