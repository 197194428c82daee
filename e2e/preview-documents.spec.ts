import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pdfPages } from '../src/server/adapters/pdf/testing-pdf-text.ts'
import { sharpRaster } from '../src/server/adapters/raster/sharp-raster.ts'
import { silentLog } from '../src/server/adapters/store/testing.ts'
import { assetHash } from '../src/server/domain/pictures/asset-hash.ts'
import {
  brandMark,
  cardAddress,
  heroScene,
  type IconName,
  iconAddress,
  icons,
  parseCardAddress,
} from '../src/server/domain/pictures/brand-address.ts'
import { createBrandPictures, type PictureOwner } from '../src/server/domain/pictures/brand-pictures.ts'
import { readTenantBundle } from '../src/server/domain/tenant-folders/read-tenant-bundle.ts'
import { readTenantFolder } from '../src/server/domain/tenant-folders/tenant-folder.ts'
import { holdHotel } from './hold-hotel.ts'
import { endWorker, openPreview } from './preview-host.ts'
import { proof } from './proof.ts'
import { servedPreview } from './served-preview.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'
import { openBranding } from './testing-branding.ts'

// A server draws and prints with programs of its machine; a preview uses those of the browser.

const slug = 'aurora'
servedPreview(slug)

const shownColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim())

test('a preview opens a deep link, prints documents in any script, publishes and is reset', async ({
  page,
}) => {
  await openPreview(page, at(slug, '/about'))
  await expect(page.getByRole('img', { name: 'Aurora Vesper' }).first()).toBeVisible()
  await expect(page).toHaveTitle(/^About .*Aurora Vesper$/)
  const [about, unknown, redirect] = await page.evaluate(async () => {
    const [page, unknown, link] = await Promise.all([
      fetch('/about'),
      fetch('/no-such-page'),
      fetch('/url/polarnight'),
    ])
    return [
      [page.status, page.headers.get('content-security-policy')?.includes("script-src 'self'")],
      unknown.status,
      link.redirected && new URL(link.url).search,
    ]
  })
  expect(about).toEqual([200, true])
  expect(unknown).toBe(404)
  expect(redirect).toContain('lat=69.65')

  const before = await shownColor(page)

  // A stay is booked: its voucher, calendar file and mail.
  const reference = await holdHotel(page, slug, { payment: 'now', ahead: 50, lastName: '山田' })
  await page.goto(at(slug, `/booknow/hotels/checkout?reference=${reference}`))
  await page.getByRole('button', { name: 'Payment succeeds' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your stay is booked' })).toBeVisible({
    timeout: 30_000,
  })
  const voucher = await fileAt(page, `/api/bookings/${reference}/voucher`)
  expect(voucher).toMatchObject({ status: 200, type: 'application/pdf' })
  const [paper = [], ...more] = pdfPages(voucher.bytes)
  expect(more).toEqual([])
  expect(paper.join(' ')).toContain(reference)
  expect(paper.join(' ')).toMatch(/Ada\s+山\s*田/)
  // The logo is drawn on it; the QR code consists of lines.
  expect(voucher.bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)

  const calendar = await fileAt(page, `/api/bookings/${reference}/calendar`)
  expect(calendar).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
  expect(calendar.bytes.toString()).toContain(reference)

  await expect
    .poll(async () => (await fileAt(page, '/outbox/1/html')).bytes.toString(), { timeout: 30_000 })
    .toContain('Your voucher and an entry for your calendar are attached.')
  expect(await fileAt(page, '/outbox/1/files/0')).toMatchObject({ status: 200, type: 'application/pdf' })

  // An owner uploads pictures, and a truncated one is explained.
  await signIn(page, slug, 'owner')
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><rect width="60" height="60" fill="#00aa77"/><text x="70" y="42" font-size="36" fill="#123456">Nordlys</text></svg>',
  )
  const flat = await sharp(logo).resize(480).png().toBuffer()
  const upright = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#8a1f6b' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const drawing = await stored(page, 'logo', logo)
  expect(drawing).toMatchObject({ contentType: 'image/svg+xml', width: 240, height: 60 })
  expect(drawing.palette.map(({ color }) => color)).toEqual(['#00aa77', '#123456'])
  const raster = await stored(page, 'logo', flat)
  expect(raster).toMatchObject({ contentType: 'image/webp', width: 480, height: 120 })
  expect(await difference((await fileAt(page, raster.address)).bytes, flat)).toBeLessThan(0.5)
  expect(await stored(page, 'about', upright)).toMatchObject({ width: 300, height: 900 })
  const cut = await sent(page, 'logo', flat.subarray(0, flat.length - 200))
  expect(cut).toMatchObject({ status: 422, body: { detail: expect.stringContaining('not a whole picture') } })

  const picture = await fileAt(page, '/api/branding/versions/1/picture')
  expect(picture).toMatchObject({ status: 200, type: 'image/webp' })
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ width: 1200, height: 750 })

  // A published colour stays after a reload, and after the worker ends.
  await openBranding(page).publish('Another colour', [{ pointer: '/agency/primaryColor', after: '#8a1f6b' }])
  await page.goto(at(slug, '/'))
  // A slow worker takes over an open page, which reloads in the middle of a question.
  await expect.poll(() => shownColor(page).catch(() => before), { timeout: 30_000 }).not.toBe(before)
  const published = await shownColor(page)
  await endWorker(page)

  // A page without dialogs that open by themselves.
  await page.goto(at(slug, '/expiry'))
  expect(await shownColor(page)).toBe(published)
  // Data of another project on this machine.
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as its page wrote it
    document.cookie = 'theirs=1; Path=/'
    localStorage.setItem('theirs', '1')
    sessionStorage.setItem('theirs', '1')
    await (await caches.open('theirs')).put('/theirs', new Response('1'))
  })
  const own = () =>
    page.evaluate(() =>
      [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' '),
    )
  expect(await own()).toMatch(/livery_consent.*livery_saving_popup/)
  await page.getByRole('button', { name: /view options$/ }).click()
  await page.getByRole('link', { name: 'Reset the preview' }).click()
  // The page stays, so that the story can check what is left.
  await page.route(at(slug, '/'), (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Delete everything and reset' }).click()
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
      document.cookie,
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    ])
  await expect.poll(left).toEqual([0, ['theirs'], 'theirs=1', ['theirs', 'theirs']])

  await page.unroute(at(slug, '/'))
  await openPreview(page, at(slug, '/'))
  expect(await shownColor(page)).toBe(before)
  expect(await page.evaluate(async () => (await fetch('/api/user/profile')).status)).toBe(401)
})

test("the share card and icons of a preview look like the server's", proof, async ({ page }) => {
  await openPreview(page, at(slug, '/'))
  const { owner, pictures } = await ownPictures()
  const mark = brandMark(owner.agency)
  const card = cardAddress(mark, heroScene(owner.agency)) ?? ''
  const [path = '', query = ''] = card.split('?')
  const ground = parseCardAddress(path, `?${query}`)?.ground
  if (!ground) throw new Error(`no card ${card}`)
  const made = await fileAt(page, card)
  expect(await difference(made.bytes, await pictures.card(owner, ground, card)), card).toBeLessThan(3)
  for (const name of Object.keys(icons) as IconName[]) {
    const { bytes } = await fileAt(page, iconAddress(mark, name))
    expect(await difference(bytes, await pictures.icon(owner, name, mark)), name).toBeLessThan(3)
  }
  const { status, bytes } = await fileAt(page, '/favicon.ico')
  expect([status, bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([200, 1, 3])
})

/** The program that draws the agency's pictures on Node, from its folder. */
async function ownPictures() {
  const read = await readTenantBundle(readTenantFolder('tenants', slug), sharpRaster())
  if (!read.ok) throw new Error(`${slug} cannot be read`)
  const { content, assets } = read.bundle
  const owner: PictureOwner = {
    agency: { ...content.agency, id: slug, version: 1 },
    assets: { find: async (hash) => assets.find(({ bytes }) => assetHash(bytes) === hash) ?? null },
  }
  return { owner, pictures: createBrandPictures({ raster: sharpRaster(), log: silentLog }) }
}

/** The mean difference of two pictures' channels, of 255. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 255
  // Colours of transparent pixels do not matter.
  const seen = (data: Buffer, at: number) => ((data[at] ?? 0) * (data[at | 3] ?? 0)) / 255
  return a.data.reduce((sum, _, at) => sum + Math.abs(seen(a.data, at) - seen(b.data, at)), 0) / a.data.length
}

async function fileAt(page: Page, path: string) {
  const { bytes, ...answer } = await page.evaluate(async (path) => {
    const response = await fetch(path)
    const bytes = [...new Uint8Array(await response.arrayBuffer())]
    return { status: response.status, type: response.headers.get('content-type'), bytes }
  }, path)
  return { ...answer, bytes: Buffer.from(bytes) }
}

function sent(page: Page, use: string, file: Buffer) {
  return page.evaluate(
    async ([use, bytes]) => {
      const headers = { 'content-type': 'application/octet-stream', 'x-requested-with': 'livery' }
      const body = new Uint8Array(bytes)
      const response = await fetch(`/api/branding/pictures?for=${use}`, { method: 'POST', headers, body })
      return { status: response.status, body: await response.json() }
    },
    [use, [...file]] as const,
  )
}

async function stored(page: Page, use: string, file: Buffer) {
  const { status, body } = await sent(page, use, file)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as { address: string; contentType: string; palette: { color: string }[] }
}
