import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../scripts/proof-cases.ts'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { MOST_PICTURE_BYTES } from '../../../domain/pictures/stored-picture.ts'
import { plainSvg } from '../../../domain/tenant-folders/testing-tenant.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'

let app: TestApp
let cookie: string
let now = testNow

beforeAll(async () => {
  app = await openTestApp({ raster: sharpRaster(), clock: () => now })
  cookie = await app.signIn('owner@test.example')
})
// Each test starts with the full quota (quota-routes.test.ts).
beforeEach(() => {
  now = new Date(now.getTime() + 16 * 60_000)
})

const plain = (width: number, height: number, background = '#2c7be5') =>
  sharp({ create: { width, height, channels: 3, background } })
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function send(body: Uint8Array, use = 'logo', headers: Record<string, string> = {}) {
  return app.call(`/api/branding/pictures?for=${use}`, {
    method: 'POST',
    body,
    headers: { cookie, ...headers },
  })
}

interface Stored {
  address: string
  width: number
  height: number
  contentType: string
  palette: { color: string; share: number }[]
}

async function stored(response: Response): Promise<Stored> {
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return (JSON.parse(text) as { data: Stored }).data
}

async function refusal(response: Response): Promise<[field: string | undefined, reason: string | undefined]> {
  const text = await response.text()
  expect(response.status, text).toBe(422)
  const { errors } = JSON.parse(text) as { errors: { field: string; reason: string }[] }
  return [errors[0]?.field, errors[0]?.reason]
}

async function fileAt(address: string): Promise<Buffer> {
  const response = await app.call(address)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
const blueSvg = svg('<rect width="40" height="20" fill="#136f63"/>')

describe('a refused picture', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /script/],
    ['an event handler', '<path d="M0 0" onload="alert(1)"/>', /event handler onload/],
    ['a foreign object', '<foreignObject><p>x</p></foreignObject>', /foreignObject/],
    ['an address outside', '<image href="https://evil.example/x.png"/>', /image/],
    ['a style that loads', '<style>path{fill:url(https://evil.example/x)}</style>', /outside the file/],
    ['what is not closed', '<g>', /not well-formed/],
  ])('includes an SVG with %s', async (_, inside, reason) => {
    expect(await refusal(await send(svg(inside)))).toEqual(['body', expect.stringMatching(reason)])
  })

  it('includes an SVG that defines entities', async () => {
    const bomb = bytesOf(
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    )
    expect(await refusal(await send(bomb))).toEqual(['body', expect.stringMatching(/document type/)])
  })

  it('includes an SVG that uses itself without end', async () => {
    const uses = Array.from(
      { length: 12 },
      (_, index) => `<g id="l${index + 1}">${`<use href="#l${index}"/>`.repeat(10)}</g>`,
    )
    const bomb = svg(`<defs><path id="l0" d="M0 0h1v1"/>${uses.join('')}</defs><use href="#l12"/>`)
    const [field] = await refusal(await send(bomb))
    expect(field).toBe('body')
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['one byte', 'x'],
    ['an SVG behind the signature of a JPEG', '\xFF\xD8\xFF<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a signature and nothing else', '\x89PNG\r\n\x1A\n'],
  ])('includes %s, detected by its bytes', async (_, text) => {
    expect(await refusal(await send(bytesOf(text)))).toEqual(['body', expect.any(String)])
  })

  it('includes a picture cut off in the middle', async () => {
    const whole = await plain(400, 300).png({ compressionLevel: 0 }).toBuffer()
    expect(await refusal(await send(whole.subarray(0, 20_000)))).toEqual(['body', 'is not a whole picture'])
  })

  it('includes a few bytes that unpack to too many pixels', async () => {
    const bomb = await plain(12_000, 12_000).png().toBuffer()
    expect(bomb.length).toBeLessThan(MOST_PICTURE_BYTES)
    expect(await refusal(await send(bomb))).toEqual([
      'body',
      'has 12000 × 12000 pixels; at most 25 million can be drawn',
    ])
  })

  it('includes a picture in which nothing, or hardly anything, is visible', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const empty = await sharp({ create: { width: 64, height: 64, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect(await refusal(await send(empty))).toEqual(['body', 'is empty: every pixel is transparent'])
    expect(await refusal(await send(svg('')))).toEqual(['body', 'is empty: every pixel is transparent'])
    const dot = await plain(4, 300).png().toBuffer()
    expect(await refusal(await send(dot))).toEqual(['body', 'is too small: at least 16 pixels each way'])
  })

  it('includes a picture over 5 MB, of which no more is read', async () => {
    expect((await send(new Uint8Array(MOST_PICTURE_BYTES + 1))).status).toBe(413)
    expect((await send(new Uint8Array(20 * 1024 * 1024))).status).toBe(413)
  })

  it('includes an empty body, JSON and a form', async () => {
    expect((await send(new Uint8Array())).status).toBe(400)
    for (const type of ['application/json', 'image/png', 'multipart/form-data; boundary=x', 'text/plain']) {
      expect((await send(blueSvg, 'logo', { 'content-type': type })).status, type).toBe(415)
    }
  })

  it('includes a picture for an unknown use', async () => {
    for (const use of ['', 'avatar', '__proto__']) expect((await send(blueSvg, use)).status).toBe(400)
  })
})

describe('a picture of an agency', () => {
  it.each(proofCases(['png', 'jpeg', 'webp', 'gif', 'avif'] as const, 2))(
    'is redrawn as WebP from %s',
    async (format) => {
      const sent = await plain(300, 120).toFormat(format).toBuffer()
      const picture = await stored(await send(sent))
      expect(picture).toMatchObject({ width: 300, height: 120, contentType: 'image/webp' })
      expect(picture.address).toMatch(/^\/media\/[0-9a-f]{16}\.webp$/)
      expect(await sharp(await fileAt(picture.address)).metadata()).toMatchObject({
        format: 'webp',
        width: 300,
      })
    },
  )

  it('keeps flat colours exactly and returns them, the brand’s first', async () => {
    const mark = await sharp(Buffer.from(blueSvg), { density: 720 }).png().toBuffer()
    const picture = await stored(await send(mark))
    expect(picture.palette).toEqual([{ color: '#136f63', share: 1 }])
    const { data } = await sharp(await fileAt(picture.address))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0x13, 0x6f, 0x63])
  })

  it('is no larger than its use needs, and small pictures are not enlarged', async () => {
    const large = await plain(2500, 2500).jpeg().toBuffer()
    expect(await stored(await send(large, 'logo'))).toMatchObject({ width: 600, height: 600 })
    expect(await stored(await send(large, 'favicon'))).toMatchObject({ width: 1024, height: 1024 })
    expect(await stored(await send(large, 'about'))).toMatchObject({ width: 2000, height: 2000 })
    expect(await stored(await send(large, 'share'))).toMatchObject({ width: 2400, height: 2400 })
    const small = await plain(20, 18).png().toBuffer()
    expect(await stored(await send(small, 'share'))).toMatchObject({ width: 20, height: 18 })
  })

  it('is rotated as the camera was held, without place and camera data', async () => {
    const sent = await plain(300, 100)
      .withExif({ IFD0: { Copyright: 'Hidden Name' }, IFD3: { GPSLatitude: '55/1 40/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await stored(await send(sent, 'about'))
    expect(picture).toMatchObject({ width: 100, height: 300 })
    const file = await fileAt(picture.address)
    expect(file.toString('latin1')).not.toMatch(/Hidden Name|EXIF|XMP|ICCP/)
    expect((await sharp(file).metadata()).exif).toBeUndefined()
  })

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((color) => plain(32, 32, color).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const picture = await stored(await send(moving))
    expect(picture).toMatchObject({ width: 32, height: 32 })
    expect(picture.palette[0]?.color).toBe('#ff0000')
    expect((await sharp(await fileAt(picture.address)).metadata()).pages ?? 1).toBe(1)
  })

  it('keeps a drawing as it was sent, isolated when opened by itself', async () => {
    const picture = await stored(await send(blueSvg))
    expect(picture).toMatchObject({ width: 40, height: 20, contentType: 'image/svg+xml' })
    const response = await app.call(picture.address)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(blueSvg)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it('belongs to its own agency alone', async () => {
    const { address } = await stored(await send(blueSvg))
    expect((await app.call(address, { host: 'meridian.localhost:4000' })).status).toBe(404)
  })

  it('is stored at one address when it is sent twice', async () => {
    const sent = await plain(64, 64).png().toBuffer()
    expect((await stored(await send(sent))).address).toBe((await stored(await send(sent))).address)
  })
})

describe('a part of a picture', () => {
  const crop = (body: unknown) =>
    app.call('/api/branding/pictures/crop', { method: 'POST', body, headers: { cookie } })
  const halves = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 40 20"><rect width="20" height="20" fill="#ff0000"/><rect x="20" width="20" height="20" fill="#0000ff"/></svg>`

  it.each(['a raster', 'a drawing'])('is cut from %s by fractions of its size', async (kind) => {
    const drawing = Buffer.from(halves(400, 200))
    const sent = kind === 'a raster' ? await sharp(drawing).png().toBuffer() : drawing
    const { address } = await stored(await send(sent))
    const part = await stored(await crop({ address, x: 0.5, y: 0, width: 0.5, height: 0.5 }))
    expect(part).toMatchObject({ width: 200, height: 100, palette: [{ color: '#0000ff', share: 1 }] })
    expect(part.address).not.toBe(address)
    expect(part.contentType).toBe(kind === 'a raster' ? 'image/webp' : 'image/svg+xml')
    expect(await sharp(await fileAt(part.address)).metadata()).toMatchObject({ width: 200, height: 100 })
    expect((await app.call(address)).status).toBe(200)
  })

  it('can be cut again', async () => {
    const { address } = await stored(await send(Buffer.from(halves(400, 200))))
    const once = await stored(await crop({ address, x: 0.25, y: 0, width: 0.5, height: 1 }))
    expect(once.palette).toHaveLength(2)
    const twice = await stored(await crop({ address: once.address, x: 0, y: 0, width: 0.5, height: 1 }))
    expect(twice).toMatchObject({ width: 100, height: 200, palette: [{ color: '#ff0000', share: 1 }] })
  })

  it('keeps the size of a drawing that states one in its own way', async () => {
    const text = `<?xml version="1.0"?>\n<!-- <svg> -->\n<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20' data-x='a>b'><path fill='#0000ff' d='M0 0h40v20H0z'/></svg>`
    const { address } = await stored(await send(bytesOf(text.replace(" data-x='a>b'", " aria-label='a>b'"))))
    expect(await stored(await crop({ address, x: 0, y: 0, width: 0.5, height: 1 }))).toMatchObject({
      width: 20,
      height: 20,
    })
  })

  it('is refused past the edge, too small, or of an unknown picture', async () => {
    const { address } = await stored(await send(await plain(64, 64).png().toBuffer()))
    const of = (part: object) => ({ address, x: 0, y: 0, width: 1, height: 1, ...part })
    expect(await refusal(await crop(of({ x: 0.6, width: 0.5 })))).toEqual([
      'width',
      'reaches past the right edge',
    ])
    expect(await refusal(await crop(of({ y: 0.1 })))).toEqual(['height', 'reaches past the lower edge'])
    expect(await refusal(await crop(of({ width: 0.1 })))).toEqual([
      'address',
      'is too small: at least 16 pixels each way',
    ])
    expect((await refusal(await crop(of({ width: 0 }))))[0]).toBe('width')
    expect((await refusal(await crop(of({ x: -0.1 }))))[0]).toBe('x')
    expect((await refusal(await crop(of({ address: 'https://evil.example/x.png' }))))[0]).toBe('address')
    const none = await refusal(await crop(of({ address: '/media/ffffffffffffffff.webp' })))
    expect(none).toEqual(['address', 'is no picture that was stored for this agency'])
    const theirs = await app.call('/api/branding/pictures?for=logo', {
      method: 'POST',
      body: bytesOf(plainSvg),
      host: 'meridian.localhost:4000',
      headers: { cookie: await app.signIn('owner@test.example', 'meridian.localhost:4000') },
    })
    expect(await refusal(await crop(of({ address: (await stored(theirs)).address })))).toEqual(none)
  })
})
