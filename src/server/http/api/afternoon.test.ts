import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { zipOf } from '../../domain/site-settings/files/testing-zip.ts'
import { plainSvg, testTenant } from '../../domain/tenant-folders/testing-tenant.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'

// The clock does not advance: work that passes the limits in one moment also passes them over an afternoon.

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ raster: sharpRaster() })
  cookie = await app.signIn('owner@test.example')
})

const post = (path: string, body: unknown) => app.call(path, { method: 'POST', body, headers: { cookie } })
const png = (number: number) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: { r: number, g: 90, b: 160 } } })
    .png()
    .toBuffer()

async function uploaded(number: number): Promise<string> {
  const response = await post('/api/branding/pictures?for=logo', new Uint8Array(await png(number)))
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { data: { address: string } }).data.address
}

describe('an afternoon of work by an owner', () => {
  it('meets no limit with sixty pictures, half refused, and crops of the rest', async () => {
    for (let number = 0; number < 30; number += 1) {
      const address = await uploaded(number)
      const cut = await post('/api/branding/pictures/crop', { address, x: 0, y: 0, width: 0.5, height: 1 })
      const refused = await post('/api/branding/pictures?for=logo', new TextEncoder().encode(`no ${number}`))
      expect([cut.status, refused.status]).toEqual([200, 422])
      expect(refused.headers.get('ratelimit')).toMatch(/^"pictures";r=\d+;t=\d+$/)
    }
  })

  it('meets no limit when a folder is corrected twenty times', async () => {
    for (let time = 0; time < 20; time += 1) {
      const tenant = testTenant({}, { agencyName: `Name ${time}`, logo: './logo.svg' })
      const files = { 'tenant.json': tenant, ...(time % 3 === 0 ? {} : { 'logo.svg': plainSvg }) }
      const body = time % 4 === 0 ? new Uint8Array(100) : await zipOf(files)
      const response = await post('/api/branding/import', body)
      expect([time, response.status]).toEqual([time, time % 4 === 0 ? 422 : 200])
    }
  })

  it('meets no limit when each of thirty agents is invited twice', async () => {
    for (let number = 0; number < 30; number += 1) {
      const person = { firstName: 'Ines', lastName: 'Two', userType: 'SalesAgent', isRestricted: false }
      const invited = await post('/api/users/agents', { ...person, email: `agent-${number}@team.example` })
      expect([number, invited.status]).toEqual([number, 200])
      const { data } = (await invited.json()) as { data: { id: string } }
      expect((await post(`/api/users/agents/${data.id}/invitation`, {})).status).toBe(200)
    }
  })

  it('meets no limit with ten profile pictures one after the other', async () => {
    for (let number = 0; number < 10; number += 1) {
      const body = { data: (await png(number)).toString('base64') }
      const path = '/api/user/profile/picture'
      const response = await app.call(path, { method: 'PUT', body, headers: { cookie } })
      expect([number, response.status]).toEqual([number, 200])
    }
  })
})
