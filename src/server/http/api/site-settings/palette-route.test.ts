import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await openTestApp({ raster: sharpRaster() })
  cookie = await app.signIn('owner@test.example')
})

const drawing = (color: string) =>
  Uint8Array.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="${color}"/></svg>`,
    (letter) => letter.charCodeAt(0),
  )
const raster = (background: string) =>
  sharp({ create: { width: 300, height: 120, channels: 3, background } })
    .png()
    .toBuffer()
const mark = drawing('#8a1c4d')

/** Stores a picture for an agency, by default aurora. */
async function stored(body: Uint8Array, headers = { cookie }, host = 'aurora.localhost:4000') {
  const path = '/api/branding/pictures?for=logo'
  const response = await app.call(path, { method: 'POST', body, host, headers })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return (JSON.parse(text) as { data: { address: string; palette: { color: string; share: number }[] } }).data
}

describe('the colors of a stored picture', () => {
  const colors = (address: string, headers: Record<string, string> = { cookie }) =>
    app.call(`/api/branding/pictures/palette?address=${encodeURIComponent(address)}`, { headers })

  it.each(['a drawing', 'a raster'])('of %s are those it was stored with', async (kind) => {
    const sent = kind === 'a drawing' ? mark : await raster('#8a1c4d')
    const { address, palette } = await stored(sent)
    const answer = await colors(address)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: palette })
    expect(palette).toEqual([{ color: '#8a1c4d', share: 1 }])
  })

  it('store nothing, have no audit entry and count as no attempt, however often they are read', async () => {
    const { address } = await stored(mark)
    const agency = app.store.forAgency(await app.agencyId('aurora'))
    const before = await agency.audit.latest(5)
    for (let count = 0; count < 12; count += 1) expect((await colors(address)).status).toBe(200)
    expect(await agency.audit.latest(5)).toEqual(before)
    expect((await stored(drawing('#123456'))).address).not.toBe(address)
  })

  it('of another agency’s picture, a person’s or an unknown one get the same answer', async () => {
    const { address: own } = await stored(mark)
    const meridian = 'meridian.localhost:4000'
    const theirOwner = await app.signIn('owner@test.example', meridian)
    const theirs = await stored(drawing('#0b6e4f'), { cookie: theirOwner }, meridian)
    const portrait = await app.call('/api/user/profile/picture', {
      method: 'PUT',
      body: { data: (await raster('#2c7be5')).toString('base64') },
      headers: { cookie: await app.signIn('traveller@test.example') },
    })
    expect(portrait.status).toBe(200)
    const person = JSON.stringify(await portrait.json()).match(/\/media\/[0-9a-f]{16}\.\w+/)?.[0] ?? ''
    const none = await colors('/media/ffffffffffffffff.webp')
    expect(none.status).toBe(404)
    const { instance: _, ...said } = (await none.json()) as { instance?: string }
    for (const address of [theirs.address, person]) {
      const at = address === person ? {} : { host: meridian }
      expect((await app.call(address, at)).status, address).toBe(200)
      const answer = await colors(address)
      expect(answer.status, address).toBe(404)
      expect(await answer.json()).toMatchObject(said)
    }
    expect((await colors(own)).status).toBe(200)
  })

  it('are for editors of the settings, at an address that a picture can have', async () => {
    const { address } = await stored(mark)
    expect((await colors(address, {})).status).toBe(401)
    for (const who of ['sales', 'traveller']) {
      const answer = await colors(address, { cookie: await app.signIn(`${who}@test.example`) })
      expect(answer.status, who).toBe(403)
    }
    for (const odd of ['', 'https://evil.example/x.png', '/media/../secret.svg', `${address}?x`]) {
      const answer = await colors(odd)
      expect(answer.status, odd).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'address' }] })
    }
  })
})
