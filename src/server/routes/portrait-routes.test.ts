import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharpRaster } from '../brand/sharp-raster.ts'
import { openTestApp, type TestApp } from '../testing-app.ts'

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await openTestApp({ raster: sharpRaster() })
  cookie = await app.signIn('traveller@test.example')
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

describe('what is no picture', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG behind a prologue', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['one byte', 'x'],
  ])('is refused with the reason: %s', async (_, text) => {
    expect(await reasonOf(await put(base64(text)))).toBe('must be a PNG, JPEG, WebP, GIF or AVIF picture')
  })

  it.each([
    ['a signature and nothing else', '\x89PNG\r\n\x1A\n'],
    ['HTML behind the signature of a GIF', 'GIF89a<script>alert(1)</script>'],
    ['an SVG behind that of a JPEG', '\xFF\xD8\xFF<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is refused with the reason: %s', async (_, text) => {
    expect(await reasonOf(await put(base64(text)))).toMatch(/^must be a whole picture/)
  })

  it.each(['', 'not base64!', 'AAAAA', null, 1, ['AAAA'], 'AAAA===='])('%j is refused', async (data) => {
    expect(await reasonOf(await put(data))).toMatch(/^must/)
  })

  it('is a picture cut off in the middle', async () => {
    const whole = await plain(400, 300).png({ compressionLevel: 0 }).toBuffer()
    expect(await reasonOf(await put(whole.subarray(0, 20_000).toString('base64')))).toMatch(/whole picture/)
  })

  it('is a few bytes that unfold into more pixels than anyone has', async () => {
    const bomb = await plain(9000, 9000).png().toBuffer()
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
    expect(await reasonOf(await put(bomb.toString('base64')))).toMatch(/40 million pixels/)
  })

  it('is more than 2 MB', async () => {
    const large = Buffer.concat([await plain(8, 8).png().toBuffer(), Buffer.alloc(2 * 1024 * 1024)])
    expect([413, 422]).toContain((await put(large.toString('base64'))).status)
    expect((await put('A'.repeat(4_000_000))).status).toBe(413)
  })

  it('is anything from a visitor who is not signed in, and then a large body is not even read', async () => {
    const picture = (await plain(8, 8).png().toBuffer()).toString('base64')
    expect((await put(picture, {})).status).toBe(401)
    expect((await put('A'.repeat(2_000_000), {})).status).toBe(413)
  })
})

describe("one's own picture", () => {
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

  it('stands upright and says nothing of where it was taken', async () => {
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
    // Turned by a quarter, what was on top stands at the right.
    expect(red(240)).toBeGreaterThan(200)
    expect(red(16)).toBeLessThan(100)
  })

  it('is the session’s too, and can be taken away', async () => {
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

  it('is not to be had at another agency', async () => {
    const address = await addressOf(await put((await plain(10, 10).png().toBuffer()).toString('base64')))
    expect((await app.call(address ?? '', { host: 'meridian.localhost:4000' })).status).toBe(404)
  })
})

function solid(background: string, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
