import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import { ApiError, readApiError } from '../../api/api-error.ts'
import { createText } from '../../platform/text.ts'
import { sharpRaster } from '../../server/adapters/raster/sharp-raster.ts'
import { checkSvg } from '../../server/domain/pictures/check-svg.ts'
import { hostileDrawings } from '../../server/domain/pictures/drawing/testing-drawings.ts'
import { DrawingStopped } from '../../server/domain/pictures/drawing-stopped.ts'
import type { Raster } from '../../server/domain/pictures/raster.ts'
import { openTestApp, type TestApp, testNow } from '../../server/hosts/testing-app.ts'
import { languageCodes } from '../../tenant/language.ts'
import { codedReason, reasonCodes } from '../../tenant/settings/reason-code.ts'
import { pictureRefusal } from './use-picture-upload.ts'

let app: TestApp
let cookie: string
let now = testNow
const files = import.meta.glob<Record<string, string>>('../text/*.json', { eager: true, import: 'default' })

beforeAll(async () => {
  const inProcess = sharpRaster()
  const raster: Raster = {
    ...inProcess,
    // For a slow drawing, only the end matters here.
    palette: async (picture) => {
      if (new TextDecoder().decode(picture) === slowSvg) throw new DrawingStopped('time')
      return inProcess.palette(picture)
    },
  }
  app = await openTestApp({ raster, clock: () => now })
  cookie = await app.signIn('owner@test.example')
})

const later = () => {
  now = new Date(now.getTime() + 16 * 60_000)
}
const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const slowSvg = svg('<desc>slow</desc>')
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const raster = (width: number, height: number, background: object | string = '#2c7be5') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

async function refused(path: string, body: unknown, headers: Record<string, string> = { cookie }) {
  later()
  return readApiError(await app.call(`/api/branding/pictures${path}`, { method: 'POST', body, headers }))
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
const sent = (body: Uint8Array | string) =>
  refused('?for=logo', typeof body === 'string' ? bytesOf(body) : body)
const cut = (part: object) =>
  refused('/crop', { address: '/media/ffffffffffffffff.webp', x: 0, y: 0, width: 1, height: 1, ...part })

/** The user's texts by language; each is a complete sentence. */
function textsFor(error: unknown, size?: number): Map<string, string> {
  const all = languageCodes.map((language): [string, string] => {
    const { t } = createText(language, { editor: files[`../text/${language}.json`] ?? {} })
    const inEditor = ((key: string, values: object) => t(key, { ns: 'editor', ...values })) as typeof t
    return [language, pictureRefusal(error, { name: 'LOGO', size }, inEditor, language)]
  })
  for (const [language, sentence] of all) {
    expect(sentence, language).toContain('LOGO')
    expect(sentence, language).not.toMatch(/\{\{|undefined|refused\.\w|picture\.\w|NaN/)
    expect(sentence, language).toMatch(/[.]$/)
  }
  expect(new Set(all.map(([, sentence]) => sentence)).size).toBe(all.length)
  return new Map(all)
}

describe('texts for a refused picture', () => {
  it.each(
    proofCases(
      [
        ['pictureKind', async () => sent('<!doctype html><p>x'.slice(1))],
        ['pictureKind', async () => sent('%PDF-1.7')],
        ['pictureBytes', async () => sent(svg(`<title>${'x'.repeat(100_000)}</title>`))],
        ['picturePixels', async () => sent(await raster(6000, 6000))],
        ['pictureSmall', async () => sent(await raster(4, 300))],
        ['pictureBroken', async () => sent((await raster(400, 300)).subarray(0, 200))],
        ['pictureClear', async () => sent(await raster(64, 64, clear))],
        ['pictureEdge', async () => cut({ x: 0.5 })],
        ['pictureGone', async () => cut({})],
        ['drawingSize', async () => sent(svg('<path d="M0 0h9v9"/>', 'width="0" height="0"'))],
        ['drawingBroken', async () => sent(svg('<g>'))],
        ['drawingRoot', async () => sent('<html xmlns="http://www.w3.org/1999/xhtml"/>')],
        ['drawingEntities', async () => sent(`<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('&a;')}`)],
        ['drawingElement', async () => sent(svg('<script>alert(1)</script>'))],
        ['drawingElement', async () => sent(svg('<x:a xmlns:x="http://www.w3.org/1999/xhtml"/>'))],
        ['drawingElement', async () => sent(`<?xml-stylesheet href="//x.example"?>${svg('')}`)],
        ['drawingRuns', async () => sent(svg('<path d="M0 0" onload="alert(1)"/>'))],
        ['drawingOutside', async () => sent(svg('<use href="https://evil.example/a.svg#s"/>'))],
        ['drawingOutside', async () => sent(svg('<style>@import "//x.example/a.css";</style>'))],
        ['drawingCode', async () => sent(svg('<path fill="javascript:x()"/>'))],
        ['drawingCode', async () => sent(svg('<path style="fill:\\75rl(//x.example)"/>'))],
        ['drawingAttribute', async () => sent(svg('', 'xml:base="https://x.example/"'))],
        ['drawingAttribute', async () => sent(svg('<style>@namespace "//x.example";</style>'))],
        ['drawingSlow', async () => sent(slowSvg)],
      ],
      6,
    ),
  )('name %s in nine languages', async (code, refusal) => {
    const error = await refusal()
    expect(error.status, error.detail).toBe(422)
    const [first] = error.errors
    expect(first?.field).toBeTruthy()
    expect(codedReason(first?.reason ?? '').code).toBe(code)
    textsFor(error)
  })

  it.each(proofCases(hostileDrawings, 10))('exist in nine languages for %s', (_name, text) => {
    const reason = checkSvg(text) ?? ''
    const { code } = codedReason(reason)
    expect(code, reason).toMatch(/^drawing/)
    const error = new ApiError({
      status: 422,
      code: 'validation_failed',
      detail: '',
      errors: [{ field: 'body', reason }],
    })
    textsFor(error)
  })

  it('contain values in the format of the language', async () => {
    const pixels = textsFor(await sent(await raster(6000, 6000)))
    expect(pixels.get('en')).toBe(
      'LOGO was not changed. The picture has 6,000 × 6,000 pixels. At most 25 million are allowed. Make it smaller.',
    )
    expect(pixels.get('de')).toContain('6.000 × 6.000 Pixel')
    const script = textsFor(await sent(svg('\n<path d="M0 0" onload="alert(1)"/>')))
    for (const [, sentence] of script) expect(sentence).toContain('\u2068<path>\u2069')
    expect(script.get('ar')).toContain('السطر 2')
    expect(textsFor(await sent(svg('<style>@import "//x.example";</style>'))).get('sv')).toContain('<style>')
    const heavy = textsFor(await sent(svg(`<title>${'x'.repeat(140_000)}</title>`)))
    expect(heavy.get('en')).toContain('141 kB. At most 100 kB is allowed')
  })

  it('name the size limit before the file is read', async () => {
    const body = new Uint8Array(6 * 1024 * 1024)
    const error = await sent(body)
    expect(error.code).toBe('payload_too_large')
    expect(textsFor(error, body.length).get('en')).toContain('6 MB. At most 5 MB is allowed')
  })

  it('name the picture limit, a missing session, or missing permission', async () => {
    expect((await refused('?for=logo', bytesOf(svg('')), {})).code).toBe('unauthenticated')
    textsFor(await refused('?for=logo', bytesOf(svg('')), {}))
    const sales = { cookie: await app.signIn('sales@test.example') }
    const forbidden = await refused('?for=logo', bytesOf(svg('')), sales)
    expect(forbidden.code).toBe('forbidden')
    expect(textsFor(forbidden).get('da')).toContain('Du må ikke')
    later()
    const crop = { address: '/media/ffffffffffffffff.webp', x: 0, y: 0, width: 1, height: 1 }
    const again = () =>
      app.call('/api/branding/pictures/crop', { method: 'POST', body: crop, headers: { cookie } })
    let last = await again()
    for (let more = 0; more < 900 && last.status !== 429; more += 1) last = await again()
    expect(last.status).toBe(429)
    const sentences = textsFor(await readApiError(last))
    expect(sentences.get('fr')).toMatch(/Trop d’images en peu de temps\. Réessayez dans 2\ssecondes\./)
    expect(sentences.get('de')).toContain('Versuchen Sie es in 2 Sekunden noch einmal.')
  })

  it('name a busy server, no connection, or an unknown answer', () => {
    const of = (code: 'overloaded' | 'network' | 'internal_error') =>
      textsFor(new ApiError({ status: 0, code, detail: 'In English only.' }))
    expect(
      new Set([of('overloaded'), of('network'), of('internal_error')].map((all) => all.get('pt'))).size,
    ).toBe(3)
    for (const [, sentence] of of('internal_error')) expect(sentence).not.toContain('English')
    textsFor(new TypeError('x'))
  })

  it('exist in every language for each reason', () => {
    const wanted = reasonCodes.filter((code) => /^(?:picture|drawing)/.test(code))
    expect(wanted.length).toBeGreaterThan(15)
    for (const texts of Object.values(files))
      for (const code of wanted) expect(texts, code).toHaveProperty([`refused.${code}`])
  })
})
