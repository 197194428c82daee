import { zipOf } from '../../../src/server/domain/site-settings/files/testing-zip.ts'
import type { TestFiles } from '../../../src/server/domain/tenant-folders/testing-tenant.ts'
import { checkBombs, chunkWebp, noisePng, pictureFolder, widePng } from './picture-bombs.ts'

type TenantJson = Extract<TestFiles[string], { agency: object }>

export interface UploadBomb {
  title: string
  method: string
  path: string
  body: unknown
  /** The draft's revision is included. */
  needsRevision?: true
}

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"${more}>${inside}</svg>`
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')

/** Files and texts that are small to send and expensive to read, sanitise, decompress or draw. */
export async function uploadBombs(tenantJson: TenantJson): Promise<readonly UploadBomb[]> {
  const nested = (depth: number) => '<b>'.repeat(depth)
  const drawings: Record<string, string> = {
    turbulence: svg(
      `<filter id="f">${many(100, () => '<feTurbulence baseFrequency="0.9" numOctaves="10"/>')}</filter><rect width="400" height="400" filter="url(#f)"/>`,
    ),
    blurs: svg(
      `<filter id="f">${many(60, (i) => `<feGaussianBlur stdDeviation="${90 + i}"/>`)}</filter><rect width="400" height="400" filter="url(#f)"/>`,
    ),
    dashes: svg(
      `<path d="M0 0${many(3000, (i) => `L${i % 400} ${(i * 7) % 400}`)}" stroke="red" stroke-dasharray="${many(12_000, () => '.1 ')}"/>`,
    ),
    selectors: svg(
      `<style>${many(700, (i) => `g g g:not(.x${i}) rect.a${i}{fill:red}`)}</style>${many(400, (i) => `<g><g><rect class="a${i}" width="1" height="1"/></g></g>`)}`,
    ),
    groups: svg(`${'<g>'.repeat(14_000)}<rect width="1" height="1"/>${'</g>'.repeat(14_000)}`),
    uses: svg(
      `<defs><g id="a0"><rect width="9" height="9"/></g>${many(12, (i) => `<g id="a${i + 1}">${many(10, () => `<use href="#a${i}"/>`)}</g>`)}</defs><use href="#a12"/>`,
    ),
    patterns: svg(
      `${many(14, (i) => `<pattern id="p${i}" width=".01" height=".01"><rect width="400" height="400" fill="url(#p${i + 1})"/></pattern>`)}<rect width="400" height="400" fill="url(#p0)"/>`,
    ),
    masks: svg(
      `${many(300, (i) => `<mask id="m${i}"><rect width="400" height="400" fill="#fff" mask="url(#m${i + 1})"/></mask>`)}<rect width="400" height="400" mask="url(#m0)"/>`,
    ),
    curve: svg(
      `<path stroke="red" stroke-width=".1" d="M0 0${many(9000, (i) => `C${i} 9999 -9999 ${i} 200 200`)}"/>`,
    ),
    huge: svg('<rect width="1e9" height="1e9" filter="blur(900px)"/>', ' preserveAspectRatio="none"'),
    entities: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${many(9, (i) => `<!ENTITY a${i} "${many(10, () => `&a${i === 0 ? '' : i - 1};`)}">`)}]>${svg('<text>&a8;</text>')}`,
    markers: svg(
      `<marker id="m" markerWidth="400" markerHeight="400"><path d="M0 0${many(900, (i) => `L${i} 1`)}" marker-mid="url(#m)"/></marker><path marker-mid="url(#m)" d="M0 0${many(3000, (i) => `L${i % 400} 2`)}"/>`,
    ),
  }
  const deep = '{"a":'.repeat(200_000)
  const tenant = { ...tenantJson }
  const zips: Record<string, Uint8Array> = {
    'pages of nested HTML': await zipOf(htmlFolder(tenantJson, nested(20_000))),
    'pages of maximum depth and length': await zipOf(
      htmlFolder(tenantJson, `${'<i>'.repeat(99)}${'<b>a</b>'.repeat(7000)}`),
    ),
    'pages of attributes': await zipOf(htmlFolder(tenantJson, `<p ${'a=1 b '.repeat(9900)}>`)),
    'ten thousand files': await zipOf({
      'tenant.json': tenant,
      ...Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`pages/p${i}.html`, '<p>x</p>'])),
    }),
    'one endless file': await zipOf({ 'tenant.json': tenant, 'pages/about.html': ' '.repeat(60_000_000) }),
    'a name outside': await zipOf({ 'tenant.json': tenant, '../../x.html': 'x' }),
    'deep JSON': await zipOf({ 'tenant.json': deep }),
    'unknown words': await zipOf({
      'tenant.json': {
        ...tenant,
        wording: Object.fromEntries(languages.map((language) => [language, unknownWords(400)])),
      },
    }),
    'every picture a bomb': await zipOf(await pictureFolder(tenantJson)),
  }
  const pictures = (body: string | Uint8Array) => ({
    method: 'POST',
    path: '/api/branding/pictures?for=logo',
    body: Buffer.from(body),
  })
  const drafts: Record<string, unknown> = {
    'one long answer': [{ pointer: '/faq/questions', after: [{ question: 'x', answer: nested(600_000) }] }],
    'many nested answers': [
      {
        pointer: '/faq/questions',
        after: Array.from({ length: 500 }, () => ({ question: 'x', answer: nested(1300) })),
      },
    ],
    'a long page of attributes': [
      { pointer: '/about/content', after: `<p ${many(9000, (i) => `a${i}=1 `)}>` },
    ],
    'unclosed tags': [{ pointer: '/about/content', after: '<a href="https://x.example/'.repeat(2200) }],
    'open comments': [{ pointer: '/about/content', after: '<!--'.repeat(14_000) }],
    'nested tables': [{ pointer: '/about/content', after: '<table><tr><td>'.repeat(33) }],
    'nested tables in every text': longTexts('<table><tr><td>'.repeat(3990)),
    'every text at its maximum length': longTexts('x'.repeat(59_900)),
    ampersands: [{ pointer: '/about/content', after: '&'.repeat(59_000) }],
    'many changes': Array.from({ length: 20_000 }, () => ({ pointer: '/agency/city', after: 'x' })),
    'a long color': [{ pointer: '/agency/primaryColor', after: `#${'a'.repeat(1_900_000)}` }],
    'a long name': [{ pointer: '/agency/agencyName', after: 'é\u0301'.repeat(400_000) }],
    'a long pointer': [{ pointer: '/a'.repeat(500_000), after: 1 }],
    'a long address': [{ pointer: '/agency/returnUrl', after: `https://${'a.'.repeat(200_000)}` }],
    'a long flat list': [{ pointer: '/navigation', after: Array(200_000).fill(1) }],
    'unknown words': [{ pointer: '/wording/en', after: unknownWords(400) }],
    'unknown words of all languages': languages.map((language) => ({
      pointer: `/wording/${language}`,
      after: unknownWords(400),
    })),
    'nested values': [
      { pointer: '/wording', after: JSON.parse(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`) },
    ],
  }
  return [
    ...Object.entries(zips).map(([title, body]) => ({
      title: `zip: ${title}`,
      method: 'POST',
      path: '/api/branding/import',
      body,
    })),
    ...Object.entries(drawings).map(([title, text]) => ({ title: `drawing: ${title}`, ...pictures(text) })),
    ...checkBombs.map(([title, text]) => ({ title: `drawing: ${title}`, ...pictures(text) })),
    { title: 'picture: noise', ...pictures(noisePng(480)) },
    { title: 'picture: empty chunks', ...pictures(await chunkWebp()) },
    { title: 'picture: a billion pixels', ...pictures(widePng(30_000)) },
    { title: 'picture: no picture', ...pictures(Buffer.alloc(1_900_000, 0xff)) },
    ...Object.entries(drafts).map(([title, changes]) => ({
      title: `draft: ${title}`,
      method: 'PATCH',
      path: '/api/branding/draft',
      needsRevision: true as const,
      body: { changes },
    })),
    {
      title: 'draft: deep JSON',
      method: 'PATCH',
      path: '/api/branding/draft',
      body: deep,
      needsRevision: true,
    },
  ]
}

/** Changes with 33 HTML texts, almost the maximum of one request. */
function longTexts(html: string): { pointer: string; after: unknown }[] {
  const policies = ['privacyPolicy', 'cookiesPolicy', 'disclaimer', 'userTermsAndConditions']
  const agencyTerms = Array.from({ length: 20 }, (_, i) => ({ id: `t${i}`, title: 'x', content: html }))
  const posts = Array.from({ length: 9 }, (_, i) => ({
    slug: `p${i}`,
    title: 'x',
    summary: 'x',
    scene: 'beach',
    publishedOn: '2026-01-01',
    content: html,
  }))
  return [
    ...policies.map((name) => ({ pointer: `/agency/${name}`, after: html })),
    { pointer: '/agencyTerms', after: agencyTerms },
    { pointer: '/posts', after: posts },
  ]
}

const languages = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const

/** Texts for unknown keys whose names are as long as and similar to existing ones. */
function unknownWords(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`searchHotelDealsButtonLabelOfPageWithLongName${i}`, 'x']),
  )
}

/** A folder with the maximum number of articles, with the same HTML in each file that tenant.json names. */
function htmlFolder(tenantJson: TenantJson, html: string): TestFiles {
  const posts = Array.from({ length: 165 }, (_, i) => ({
    slug: `p${i}`,
    title: 'x',
    summary: 'x',
    scene: 'beach' as const,
    publishedOn: '2026-01-01',
    content: `./pages/p${i}.html`,
  }))
  const tenant = { ...tenantJson, posts }
  const files = [...JSON.stringify(tenant).matchAll(/"\.\/([\w/-]+\.html)"/g)].map(([, file = '']) => file)
  return { 'tenant.json': tenant, ...Object.fromEntries(files.map((file) => [file, html])) }
}
