import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { testContent } from '../../../adapters/store/testing.ts'
import { publishContent } from '../../../adapters/store/testing-publish.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'

let app: TestApp
let cookie: string
let now = testNow

beforeAll(async () => {
  app = await openTestApp({ raster: sharpRaster(), clock: () => now })
  cookie = await app.signIn('traveller@test.example')
})
// Each test starts with the full quota (quota-routes.test.ts).
beforeEach(() => {
  now = new Date(now.getTime() + 16 * 60_000)
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2c7be5' } })

const put = (data: unknown, headers: Record<string, string> = { cookie }) =>
  app.call('/api/user/profile/picture', { method: 'PUT', body: { data }, headers })

async function reasonOf(response: Response): Promise<string> {
  expect(response.status).toBe(422)
  const { errors } = (await response.json()) as { errors: { field: string; reason: string }[] }
  expect([...new Set(errors.map(({ field }) => field))]).toEqual(['data'])
  return errors[0]?.reason ?? ''
}

async function addressOf(response: Response): Promise<string | undefined> {
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: { personal_info: { profile_image?: string } } }
  return data.personal_info.profile_image
}

const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')

describe('a refused profile picture', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG behind a prologue', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['one byte', 'x'],
  ])('gets the reason: %s', async (_, text) => {
    expect(await reasonOf(await put(base64(text)))).toBe('must be a PNG, JPEG, WebP, GIF or AVIF picture')
  })

  it.each([
    ['a signature and nothing else', '\x89PNG\r\n\x1A\n'],
    ['HTML behind the signature of a GIF', 'GIF89a<script>alert(1)</script>'],
    ['an SVG behind that of a JPEG', '\xFF\xD8\xFF<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('gets the reason: %s', async (_, text) => {
    expect(await reasonOf(await put(base64(text)))).toMatch(/^must be a whole picture/)
  })

  it.each(['', 'not base64!', 'AAAAA', null, 1, ['AAAA'], 'AAAA===='])('includes %j', async (data) => {
    expect(await reasonOf(await put(data))).toMatch(/^must/)
  })

  it('includes a picture cut off in the middle', async () => {
    const whole = await plain(400, 300).png({ compressionLevel: 0 }).toBuffer()
    expect(await reasonOf(await put(whole.subarray(0, 20_000).toString('base64')))).toMatch(/whole picture/)
  })

  it('includes a few bytes that unpack to too many pixels', async () => {
    const bomb = await plain(4100, 4100).png().toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await reasonOf(await put(bomb.toString('base64')))).toMatch(/16 million pixels/)
  })

  it('includes one over 2 MB', async () => {
    const large = Buffer.concat([await plain(8, 8).png().toBuffer(), Buffer.alloc(2 * 1024 * 1024)])
    expect([413, 422]).toContain((await put(large.toString('base64'))).status)
    expect((await put('A'.repeat(4_000_000))).status).toBe(413)
  })

  it('includes anything from a visitor, whose large body is not even read', async () => {
    const picture = (await plain(8, 8).png().toBuffer()).toString('base64')
    expect((await put(picture, {})).status).toBe(401)
    expect((await put('A'.repeat(2_000_000), {})).status).toBe(401)
  })
})

describe('a profile picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'may be a %s, and becomes a WebP square',
    async (type) => {
      const sent = await plain(640, 360).toFormat(type).toBuffer()
      const address = await addressOf(await put(sent.toString('base64')))
      expect(address).toMatch(/^\/media\/[0-9a-f]{16}\.webp$/)
      const response = await app.call(address ?? '')
      expect(response.headers.get('content-type')).toBe('image/webp')
      const kept = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 })
    },
  )

  it('is rotated upright and has no place data', async () => {
    const halves = await plain(200, 400)
      .composite([{ input: await solid('#ff0000', 200, 200), left: 0, top: 0 }])
      .withExif({ IFD0: { Orientation: '6', Make: 'Camera of Ada' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const address = await addressOf(await put(halves.toString('base64')))
    const picture = sharp(Buffer.from(await (await app.call(address ?? '')).arrayBuffer()))
    expect((await picture.metadata()).exif).toBeUndefined()
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const red = (x: number) => data[(128 * info.width + x) * info.channels] ?? 0
    // After a quarter turn, the top is at the right.
    expect(red(240)).toBeGreaterThan(200)
    expect(red(16)).toBeLessThan(100)
  })

  it('is in the session too, and can be removed', async () => {
    const address = await addressOf(await put((await plain(300, 300).png().toBuffer()).toString('base64')))
    const session = async () =>
      ((await (await app.call('/api/user/session', { headers: { cookie } })).json()) as { session: object })
        .session
    expect(await session()).toMatchObject({ profileImage: address })
    const headers = { cookie }
    const gone = await app.call('/api/user/profile/picture', { method: 'DELETE', headers })
    expect(await addressOf(gone)).toBeUndefined()
    expect(await session()).not.toHaveProperty('profileImage')
  })

  it('is deleted once it is removed or replaced', async () => {
    const send = async (width: number) => addressOf(await put((await grey(width)).toString('base64')))
    const grey = (level: number) => solid(`rgb(${level}, ${level}, ${level})`, 20, 20)
    const first = (await send(10)) ?? ''
    const kept = await app.call(first)
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    const second = (await send(200)) ?? ''
    expect([(await app.call(first)).status, (await app.call(second)).status]).toEqual([404, 200])
    await app.call('/api/user/profile/picture', { method: 'DELETE', headers: { cookie } })
    expect((await app.call(second)).status).toBe(404)
  })

  it('stays stored while another person or a page of the agency has the same one', async () => {
    const agency = app.store.forAgency(await app.agencyId('aurora'))
    const id = async (email: string) => (await agency.users.findByEmail(email))?.id ?? ''
    const [one, two] = [await id('sales@test.example'), await id('admin@test.example')]
    const set = (user: string, bytes: number[] | null) =>
      agency.portraits.set(user, bytes && { contentType: 'image/webp', bytes: new Uint8Array(bytes) })
    const shared = (await set(one, [1, 2, 3]))?.pictureHash ?? ''
    await set(two, [1, 2, 3])
    await set(one, null)
    expect(await agency.assets.find(shared)).not.toBeNull()
    await set(two, [4, 5, 6])
    expect(await agency.assets.find(shared)).toBeNull()
    const shown = await agency.assets.add({ contentType: 'image/webp', bytes: new Uint8Array([7, 8, 9]) })
    const content = testContent({ logo: `/media/${shown}.webp` })
    await publishContent(app.store, await app.agencyId('aurora'), content, { note: '', actor: 'system' })
    await set(one, [7, 8, 9])
    await set(one, null)
    expect(await agency.assets.find(shown)).not.toBeNull()
  })

  it('is not available at another agency', async () => {
    const address = await addressOf(await put((await plain(10, 10).png().toBuffer()).toString('base64')))
    expect((await app.call(address ?? '', { host: 'meridian.localhost:4000' })).status).toBe(404)
  })
})

function solid(background: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
