import { beforeEach, describe, expect, it } from 'vitest'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'
import { type TestEditor, testEditor } from './testing-draft.ts'

let app: TestApp
let owner: TestEditor

beforeEach(async () => {
  app = await openTestApp({ raster: sharpRaster() }, { aurora: {} })
  owner = await testEditor(app)
})

async function publish(name: string): Promise<void> {
  const { data } = await owner.set('/agency/agencyName', name)
  expect((await owner.publish(data.revision)).status).toBe(200)
}

const asked = async (path: string) =>
  (await owner.call('GET', path)) as unknown as { status: number; data: never }

describe('the list of versions', () => {
  it('is read page by page, newest first', async () => {
    for (const name of ['One', 'Two', 'Three']) await publish(name)
    const page = async (query: string) =>
      (await asked(`versions${query}`)).data as unknown as { version: number }[]
    const numbers = async (query: string) => (await page(query)).map(({ version }) => version)
    expect(await numbers('')).toEqual([4, 3, 2, 1])
    expect(await numbers('?limit=2')).toEqual([4, 3])
    expect(await numbers('?before=3&limit=2')).toEqual([2, 1])
    expect(await numbers('?before=1')).toEqual([])
    for (const query of ['?limit=0', '?limit=201', '?before=x', '?before=0'])
      expect((await asked(`versions${query}`)).status, query).toBe(400)
  })
})

describe('a version', () => {
  it('is compared with the previous one, the published one and the draft', async () => {
    for (const name of ['One', 'Two', 'Three']) await publish(name)
    await owner.set('/agency/agencyName', 'Draft')
    const pointer = '/agency/agencyName'
    const against = async (query: string) => (await asked(`versions/3${query}`)).data
    expect(await against('')).toMatchObject({
      comparedWith: 2,
      changes: [{ pointer, before: 'One', after: 'Two' }],
    })
    expect(await against('?against=published')).toMatchObject({
      comparedWith: 4,
      changes: [{ pointer, before: 'Three', after: 'Two' }],
    })
    expect(await against('?against=draft')).toMatchObject({
      comparedWith: null,
      changes: [{ pointer, before: 'Draft', after: 'Two' }],
    })
    expect((await asked('versions/3?against=hope')).status).toBe(400)
  })

  it('has a picture that only browsers cache', async () => {
    await publish('One')
    const session = await app.signIn('owner@test.example')
    const first = await app.call('/api/user/session', { headers: { cookie: session } })
    const visit = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const cookie = `${session}; ${visit}`
    const picture = (version: string, headers: Record<string, string> = { cookie }) =>
      app.call(`/api/branding/versions/${version}/picture`, { headers })
    const answer = await picture('2')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
    const bytes = (await answer.arrayBuffer()).byteLength
    const small = await app.call('/api/branding/versions/2/picture?size=small', { headers: { cookie } })
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(bytes / 2)
    expect((await picture('99')).status).toBe(404)
    expect((await picture('2', {})).status).toBe(401)
  })
})
