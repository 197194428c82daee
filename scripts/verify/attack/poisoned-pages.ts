import { type AttackKind, eachWithin, exampleList } from './attack-kind.ts'
import type { AttackReply, Target } from './target.ts'

const paths = [
  '/',
  '/about',
  '/faqs',
  '/privacy-policy',
  '/cookies-policy',
  '/disclaimer',
  '/user-terms-and-conditions',
  '/blog',
  '/destination',
  '/login',
  '/signup',
  '/forgotpassword',
  '/errors',
]
const languages = ['en', 'de', 'fr', 'es', 'ar', 'da', 'no', 'pt', 'sv']
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36'
const victims = { desk, phone } as const

const hostile: Readonly<Record<string, readonly string[]>> = {
  'User-Agent': [phone, desk, '', 'x'],
  Host: [],
  Accept: ['application/json', 'text/x'],
  'Accept-Encoding': ['br', 'identity;q=0', 'x'],
  'Accept-Language': ['ar', 'de, en;q=0', '*'],
  Authorization: ['Basic Og==', 'Bearer x'],
  Connection: ['close', 'x-livery-agency'],
  'Content-Type': ['text/plain'],
  Cookie: [
    'lng=ar',
    'livery_lng=ar',
    'currency=JPY',
    'livery_currency=JPY',
    '__Host-livery_session=x',
    'livery_tenant=meridian',
    'livery_menu=collapsed',
    'livery_preview=x',
  ],
  'If-None-Match': ['*', 'W/"x"'],
  'If-Modified-Since': ['Tue, 01 Jan 2030 00:00:00 GMT'],
  Origin: ['https://evil.example', 'null'],
  Purpose: ['prefetch'],
  Range: ['bytes=0-1'],
  Referer: ['https://evil.example/'],
  'Save-Data': ['on'],
  'Sec-CH-UA-Mobile': ['?1', '?0'],
  'Sec-Fetch-Dest': ['script', 'iframe'],
  'Sec-Fetch-Mode': ['cors'],
  'Sec-Fetch-Site': ['cross-site'],
  'Sec-GPC': ['1'],
  'Upgrade-Insecure-Requests': ['1'],
  Forwarded: ['host=evil.example;proto=https'],
  'X-Forwarded-For': ['203.0.113.9'],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Port': ['1'],
  'X-Forwarded-Proto': ['https'],
  'X-Original-URL': ['/login'],
  'X-Rewrite-URL': ['/login'],
  'X-HTTP-Method-Override': ['POST'],
  'X-Requested-With': ['livery', 'XMLHttpRequest'],
  'X-Access-Token': ['x'],
  'X-Session-Id': ['x'],
  'X-Auth-Optional': ['true'],
  'X-Livery-Scenario': ['timeout'],
  'X-Livery-Preview': ['x'],
  'X-Livery-Version': ['9'],
  'CF-IPCountry': ['SA'],
}

interface Key {
  slug: string
  path: string
}

/** Requests with odd or repeated headers, each for an uncached page: the next visitor must get the normal page. */
export const poisonedPages: AttackKind = {
  about: 'odd and repeated headers, sent to a page before its first visitor',
  async run(target, { most, deadline }) {
    const keys = target.slugs
      .slice(0, 4)
      .flatMap((slug) =>
        paths.flatMap((path) => languages.map((lng) => ({ slug, path: `${path}?lng=${lng}` }))),
      )
    const variants = Object.entries(hostile).flatMap(([name, values]) =>
      values.flatMap((value) => [
        [[name, value]] as const,
        [
          [name, value],
          [name, 'x'],
        ] as const,
        [
          [name, 'x'],
          [name, value],
        ] as const,
        [
          [name.toUpperCase(), value],
          [name.toLowerCase(), desk],
        ] as const,
      ]),
    )
    const attacks = keys.slice(0, Math.min(most, variants.length * 2)).map((key, index) => ({
      key,
      headers: variants[index % variants.length] ?? [],
      device: (index % 2 === 0 ? 'desk' : 'phone') as keyof typeof victims,
    }))
    const { examples, add } = exampleList()
    const slugs = [...new Set(attacks.map(({ key }) => key.slug))]
    // Publishes a draft that an earlier part left, so that it does not change pages later.
    for (const slug of slugs) await forgetPages(target, slug)
    const clean = new Map<string, string>()
    await eachWithin(attacks, { width: 4, deadline }, async ({ key }) => {
      for (const device of ['desk', 'phone'] as const)
        clean.set(nameOf(key, device), seen(await visit(target, key, device)))
    })
    for (const slug of slugs) await forgetPages(target, slug)
    let [poisoned, serverErrors, compared] = [0, 0, 0]
    const sent = await eachWithin(attacks, { width: 4, deadline }, async ({ key, headers, device }) => {
      const own = [['User-Agent', victims[device]], ...headers] as const
      const sentHeaders = headers.some(([name]) => name.toLowerCase() === 'user-agent') ? headers : own
      const { status } = await target.send({ ...key, headers: sentHeaders })
      if (status >= 500) {
        serverErrors += 1
        add(`${status}: ${key.path} with ${JSON.stringify(headers)}`)
      }
      for (const visitor of ['desk', 'phone'] as const) {
        const before = clean.get(nameOf(key, visitor))
        const now = seen(await visit(target, key, visitor))
        compared += 1
        if (before === undefined || before === now) continue
        poisoned += 1
        add(
          `${visitor} at ${nameOf(key, visitor)} after ${JSON.stringify(headers)}: ${difference(before, now)}`,
        )
      }
    })
    return {
      counts: { sent, compared, variants: variants.length },
      faults: { poisoned, serverErrors },
      examples,
    }
  },
}

const nameOf = ({ slug, path }: Key, device: string) => `${slug}${path} ${device}`

function visit(target: Target, key: Key, device: keyof typeof victims): Promise<AttackReply> {
  const headers = [
    ['User-Agent', victims[device]],
    ['Accept', 'text/html'],
    ['Accept-Encoding', 'identity'],
  ] as const
  return target.send({ ...key, headers })
}

/** A visitor's page without what each rendering changes: versions, times, ids, the cache header. */
function seen({ status, headers, text }: AttackReply): string {
  const changing =
    /^(?:date|etag|age|keep-alive|x-livery-version|x-livery-cache|x-request-id|content-length)$/
  const policies = [...headers]
    .filter(([name]) => !changing.test(name))
    .map(([name, value]) => [name, name === 'vary' ? [...new Set(value.split(/, */))].join(', ') : value])
  const body = text
    .replace(/"(version|dehydratedAt|dataUpdatedAt)":\d+/g, '"$1":0')
    .replace(/data-version="\d+"/g, 'data-version="0"')
    .replace(/"publishedAt":"[^"]*"/g, '"publishedAt":""')
  const hashes = /'sha256-[^']+'/g
  return `${status}\n${policies.map((pair) => pair.join(': ').replace(hashes, 'hash')).join('\n')}\n${body}`
}

function difference(before: string, now: string): string {
  let at = 0
  while (at < before.length && before[at] === now[at]) at += 1
  return `…${before.slice(Math.max(0, at - 30), at + 60)}… became …${now.slice(Math.max(0, at - 30), at + 60)}…`
}

/** Publishes a change and reverts it, so that every page of the agency is rendered again unchanged. */
async function forgetPages(target: Target, slug: string): Promise<void> {
  const headers = [['Cookie', await target.signIn(slug, 'owner')]] as const
  const { settings } = await draftOf(target, slug, headers)
  for (const city of [`${settings.agency.city ?? ''}x`, settings.agency.city ?? '']) {
    const { revision } = await draftOf(target, slug, headers)
    const changed = await target.send({
      slug,
      path: '/api/branding/draft',
      method: 'PATCH',
      headers: [...headers, ['If-Match', `"${revision}"`]],
      body: { changes: [{ pointer: '/agency/city', after: city }] },
    })
    if (changed.status !== 200) throw new Error(`The draft of ${slug} cannot be changed: ${changed.text}`)
    const body = { revision: JSON.parse(changed.text).data.revision, note: '' }
    const published = await target.send({
      slug,
      path: '/api/branding/publish',
      method: 'POST',
      headers,
      body,
    })
    if (published.status !== 200) throw new Error(`${slug} cannot be published: ${published.text}`)
  }
}

async function draftOf(target: Target, slug: string, headers: readonly (readonly [string, string])[]) {
  const { text } = await target.send({ slug, path: '/api/branding/draft', headers })
  return JSON.parse(text).data as { revision: number; settings: { agency: { city?: string } } }
}
