import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Agency, Destination, Post } from '../../../../contract/types.ts'
import { sceneBandUrl } from '../../../../tenant/scene-band-url.ts'
import type { DrawingJob } from '../../../adapters/raster/process/drawing-job.ts'
import { createProcessRaster } from '../../../adapters/raster/process/process-raster.ts'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { silentLog, testBundle, testContent } from '../../../adapters/store/testing.ts'
import { assetHash } from '../../../domain/pictures/asset-hash.ts'
import {
  brandMark,
  cardAddress,
  heroScene,
  iconAddress,
  icons,
} from '../../../domain/pictures/brand-address.ts'
import { type Bytes, type IconDrawing, type Raster, rasterInTurn } from '../../../domain/pictures/raster.ts'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'
import type { Turn } from '../../../kernel/limits/fair-limiter.ts'

const svg = (inside: string, width = 32, height = 32) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
const brand = '#2c7be5'
const marks = {
  /** Has only the brand's colour, in which it would be invisible on the brand's background. */
  own: svg(`<circle cx="16" cy="16" r="14" fill="${brand}"/>`),
  /** A filled square with a frame. */
  square: svg(
    '<rect width="31" height="31" x=".5" y=".5" rx="6" fill="#111" stroke="#ccc"/><path fill="#fff" d="M8 8h16v16H8z"/>',
  ),
  /** Several colours, including the brand's. */
  mixed: svg(`<path fill="${brand}" d="M4 4h24v14H4z"/><path fill="#fff" d="M4 18h24v10H4z"/>`),
}
const logo = svg('<path fill="#d92632" d="M0 0h220v50H0z"/>', 220, 50)

const raster = sharpRaster()
let app: TestApp
const agencies: Record<string, Agency> = {}

beforeAll(async () => {
  app = await openTestApp({ raster }, {})
  for (const [slug, favicon] of Object.entries(marks)) {
    const files = [favicon, logo].map((text) => ({
      contentType: 'image/svg+xml',
      bytes: new TextEncoder().encode(text),
    }))
    const [iconPath, logoPath] = files.map(({ bytes }) => `/media/${assetHash(bytes)}.svg`)
    const change = { favicon: iconPath ?? '', logo: logoPath ?? '', subdomain: slug, primaryColor: brand }
    const content = testContent({ ...change, defaultLanguage: slug === 'mixed' ? 'ar' : 'en' })
    content.destinations = [place('rimini', harbour), place('logo', logoPath ?? '')]
    content.posts = [post(article)]
    await app.store.importTenant(testBundle(slug, { content, assets: files }))
    const found = await app.store.agencyBySlug(slug)
    if (found) agencies[slug] = found.agency
  }
})

const call = (slug: string, path: string, headers: Record<string, string> = {}) =>
  app.call(path, { host: `${slug}.localhost:4000`, headers })

function agencyOf(slug: string): Agency {
  const agency = agencies[slug]
  if (!agency) throw new Error(`there is no ${slug}`)
  return agency
}

const cardOf = (slug: string) => cardAddress(brandMark(agencyOf(slug)), heroScene(agencyOf(slug))) ?? ''

async function pixels(response: Response) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    ...info,
    at: (x: number, y: number) => {
      const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
      return [...data.subarray(start, start + info.channels)]
    },
  }
}

/** A place as an agency's folder names one. */
const place = (id: string, image: string): Destination => ({
  id,
  name: id,
  image,
  country: 'IT',
  latitude: 44,
  longitude: 12,
  summary: '',
  scene: 'harbour',
  isTop: true,
  isHiddenGem: false,
})
const post = (image: string): Post => ({
  slug: 'dunes',
  title: 'Dunes',
  summary: 'Sand.',
  image,
  publishedOn: '2026-01-01',
  readingMinutes: 1,
  content: '',
})
const harbour = '/scenes/harbour/rimini.svg?c=mediterranean'
const article = '/scenes/desert/dunes.svg'

const near = (color: readonly number[], other: readonly number[]) =>
  color.slice(0, 3).every((channel, index) => Math.abs(channel - (other[index] ?? 0)) < 12)

describe('the share card of a page', () => {
  it('is a JPEG of 1200 by 630, cached for ever', async () => {
    const response = await call('own', cardOf('own'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const picture = await pixels(response)
    expect([picture.width, picture.height]).toEqual([1200, 630])
  })

  it('has the logo on a panel at the start side, above a band in brand colour', async () => {
    const red = [0xd9, 0x26, 0x32]
    const ltr = await pixels(await call('own', cardOf('own')))
    expect(near(ltr.at(0.2, 0.78), red)).toBe(true)
    expect(near(ltr.at(0.5, 0.995), [0x2c, 0x7b, 0xe5])).toBe(true)
    const rtl = await pixels(await call('mixed', cardOf('mixed')))
    expect(near(rtl.at(0.8, 0.78), red)).toBe(true)
  })

  it('shows what the agency’s pages name: places, articles and its own drawings', async () => {
    const mark = brandMark(agencyOf('own'))
    for (const image of [
      harbour,
      sceneBandUrl(harbour),
      article,
      sceneBandUrl(article),
      agencyOf('own').logo,
    ]) {
      const response = await call('own', cardAddress(mark, image) ?? '')
      expect([response.status, response.headers.get('content-type')], image).toEqual([200, 'image/jpeg'])
    }
  })

  it('is not drawn for any other scene, however well-formed its address', async () => {
    const mark = brandMark(agencyOf('own'))
    const card = vi.spyOn(raster, 'card')
    const made = [`/scenes/beach/${'a'.repeat(64)}.svg`, '/scenes/harbour/rimini.svg', `${harbour}&t=day`]
    for (const image of [...made, '/scenes/beach/own.svg', agencyOf('own').favicon]) {
      const address = cardAddress(mark, image) ?? ''
      const response = await call('own', address, { accept: 'application/json' })
      const { status, headers } = response
      expect([status, headers.get('content-type')], image).toEqual([404, 'application/problem+json'])
    }
    expect(card).not.toHaveBeenCalled()
    card.mockRestore()
  })

  it('redirects from earlier addresses to the current one, and from removed scenes to the home’s', async () => {
    const old = (address: string) => address.replace(/^\/cards\/[0-9a-f]{12}/, '/cards/000000000000')
    const rimini = cardAddress(brandMark(agencyOf('own')), harbour) ?? ''
    const before = cardOf('own').replace('/beach/', '/desert/')
    for (const [asked, now] of [
      [cardOf('own'), cardOf('own')],
      [rimini, rimini],
      [before, cardOf('own')],
    ] as const) {
      const response = await call('own', old(asked))
      expect([response.status, response.headers.get('location')]).toEqual([302, now])
    }
  })

  it.each([
    '/cards/x/beach/a.jpg',
    '/cards/MARK/beach/own.jpg?t=never',
    '/cards/MARK/beach/own.jpg?t=golden&t=golden',
    '/cards/MARK/beach/..%2fa.jpg',
    '/cards/MARK/nothing/a.jpg',
    '/cards/MARK/media/0123456789abcdef.jpg',
    '/cards/MARK/media/beach.jpg',
    `/cards/MARK/beach/${'a'.repeat(200)}.jpg`,
    '/cards/',
  ])('does not exist at %s', async (path) => {
    expect((await call('own', path.replace('MARK', brandMark(agencyOf('own'))))).status).toBe(404)
  })

  it('shows no other agency’s files', async () => {
    const address = cardAddress(brandMark(agencyOf('own')), agencyOf('square').favicon) ?? ''
    expect((await call('own', address)).status).toBe(404)
  })
})

describe('the icons of a site', () => {
  const icon = async (slug: string, name: keyof typeof icons) =>
    pixels(await call(slug, iconAddress(brandMark(agencyOf(slug)), name)))

  it.each(Object.entries(icons))('%s is a PNG of its size, cached for ever', async (name, { size }) => {
    const response = await call('own', iconAddress(brandMark(agencyOf('own')), name as keyof typeof icons))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toContain('immutable')
    const { width, height } = await pixels(response)
    expect([width, height]).toEqual([size, size])
  })

  it('are transparent around a plain icon, and opaque to the corner if a system masks them', async () => {
    expect((await icon('own', 'icon-192.png')).at(0, 0)[3]).toBe(0)
    const tile = await icon('own', 'apple-touch-icon.png')
    expect(tile.channels).toBe(3)
  })

  it('show a mark in the brand’s own colour as a silhouette on it', async () => {
    const maskable = await icon('own', 'maskable-512.png')
    expect(near(maskable.at(0.02, 0.02), [0x2c, 0x7b, 0xe5])).toBe(true)
    expect(near(maskable.at(0.5, 0.5), [0, 0, 0]) || near(maskable.at(0.5, 0.5), [255, 255, 255])).toBe(true)
  })

  it('fill their margin with the colour of a square icon, without its frame', async () => {
    const tile = await icon('square', 'apple-touch-icon.png')
    for (const edge of [0.01, 0.03, 0.06]) expect(near(tile.at(edge, 0.5), [0x11, 0x11, 0x11])).toBe(true)
    expect(near(tile.at(0.5, 0.5), [255, 255, 255])).toBe(true)
  })

  it('use the page’s ground if a part would be invisible on the brand’s colour', async () => {
    const { at } = await icon('mixed', 'maskable-512.png')
    expect(near(at(0.02, 0.02), [0x2c, 0x7b, 0xe5])).toBe(false)
    expect(near(at(0.5, 0.4), [0x2c, 0x7b, 0xe5])).toBe(true)
  })

  it('keep a maskable icon inside the middle four fifths', async () => {
    const { at } = await icon('mixed', 'maskable-512.png')
    for (let angle = 0; angle < 360; angle += 15) {
      const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => 0.5 + 0.41 * part)
      expect(near(at(x ?? 0, y ?? 0), at(0.02, 0.02))).toBe(true)
    }
  })

  it('do not exist under other names; an old address redirects to the current one', async () => {
    const mark = brandMark(agencyOf('own'))
    for (const path of [`/icons/${mark}/icon-9999.png`, `/icons/${mark}/constructor`, '/icons/x/icon-32.png'])
      expect((await call('own', path)).status).toBe(404)
    const old = await call('own', '/icons/000000000000/icon-32.png')
    expect(old.headers.get('location')).toBe(iconAddress(mark, 'icon-32.png'))
  })
})

describe('favicon.ico', () => {
  it('has the icon in three sizes, and supports revalidation', async () => {
    const response = await call('own', '/favicon.ico')
    expect(response.headers.get('content-type')).toBe('image/x-icon')
    const file = new Uint8Array(await response.arrayBuffer())
    const view = new DataView(file.buffer)
    expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + index * 16
      const offset = view.getUint32(entry + 12, true)
      const png = file.subarray(offset, offset + view.getUint32(entry + 8, true))
      expect(view.getUint8(entry)).toBe(size)
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size })
    }
    const etag = response.headers.get('etag') ?? ''
    expect((await call('own', '/favicon.ico', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('the address of a picture', () => {
  it("changes with the picture's sources, and with nothing else", () => {
    const agency = agencyOf('own')
    const mark = brandMark(agency)
    const renamed = { ...agency, version: 99, agencyName: 'Other' }
    expect(brandMark(renamed)).toBe(mark)
    expect(brandMark({ ...agency, primaryColor: '#000000' })).not.toBe(mark)
    expect(brandMark({ ...agency, logo: '/media/ffffffffffffffff.svg' })).not.toBe(mark)
    expect(brandMark({ ...agency, home: { ...agency.home, scene: 'desert' } })).not.toBe(mark)
  })
})

describe('a picture that cannot be drawn', () => {
  it.each([
    ['has no size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['is larger than any screen', svg('<path d="M0 0h9v9z"/>', 100_000, 100_000)],
  ])('does not exist if it %s, and is tried once', async (_, source) => {
    const raster = sharpRaster()
    let tries = 0
    const counting = {
      ...raster,
      icon: (drawing: IconDrawing) => {
        tries += 1
        return raster.icon(drawing)
      },
    }
    const site = await openTestApp({ raster: counting }, {})
    const asset = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode(source) }
    const favicon = `/media/${assetHash(asset.bytes)}.svg`
    const content = testContent({ subdomain: 'odd', favicon })
    await site.store.importTenant(testBundle('odd', { content, assets: [asset] }))
    for (let visit = 0; visit < 3; visit += 1)
      expect((await site.call('/favicon.ico', { host: 'odd.localhost:4000' })).status).toBe(404)
    expect(tries).toBe(1)
  })
})

it("does not delay a site's icons while cards are drawn, however many are requested", async () => {
  const png: Bytes = new Uint8Array([1])
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const drawn: string[] = []
  const run = async ({ method }: DrawingJob) => {
    drawn.push(method)
    await released
    return png
  }
  const processes = { run, pids: () => [], stop: () => undefined }
  const { raster: inProcesses } = createProcessRaster({ log: silentLog, processes })
  let isIconQueued = false
  const watched = (turn: Turn): Raster => {
    const own = rasterInTurn(inProcesses, turn)
    const icon = (drawing: IconDrawing) => {
      isIconQueued = true
      return own.icon(drawing)
    }
    return { ...own, icon }
  }
  const site = await openTestApp({ raster: { ...inProcesses, inTurn: watched } }, {})
  const asset = { contentType: 'image/svg+xml', bytes: new TextEncoder().encode(marks.own) }
  const picture = `/media/${assetHash(asset.bytes)}.svg`
  const content = testContent({ subdomain: 'busy', favicon: picture, logo: picture })
  const names = Array.from({ length: 80 }, (_, i) => `c${i}`)
  content.destinations = names.map((name) => place(name, `/scenes/beach/${name}.svg`))
  await site.store.importTenant(testBundle('busy', { content, assets: [asset] }))
  const host = 'busy.localhost:4000'
  const agency = (await site.store.agencyBySlug('busy'))?.agency
  const mark = agency ? brandMark(agency) : ''
  const card = (name: string) => site.call(`/cards/${mark}/beach/${name}.jpg`, { host })
  const cards = names.map(card)
  await vi.waitUntil(() => drawn.length > 0)
  const icon = site.call('/favicon.ico', { host })
  const refused = await Promise.race(cards)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3'])
  await vi.waitUntil(() => isIconQueued)
  release()
  expect((await icon).status).toBe(200)
  expect(drawn.indexOf('icon')).toBeLessThan(4)
  const statuses = (await Promise.all(cards)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  // Pictures that found the queue full are drawn at the next request.
  expect((await card(names[statuses.indexOf(503)] ?? '')).status).toBe(200)
})
