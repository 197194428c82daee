import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TenantFile } from '../../../../contract/types.ts'
import { sharpRaster } from '../../../adapters/raster/sharp-raster.ts'
import { publishContent } from '../../../adapters/store/testing-publish.ts'
import { readZip } from '../../../domain/site-settings/files/read-zip.ts'
import { zipOf } from '../../../domain/site-settings/files/testing-zip.ts'
import {
  plainSvg,
  type TestFiles,
  tenantFilesWith,
  testTenant,
} from '../../../domain/tenant-folders/testing-tenant.ts'
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

const send = (body: Uint8Array) =>
  app.call('/api/branding/import', { method: 'POST', body, headers: { cookie } })
const sendFiles = async (files: TestFiles) => send(await zipOf(files))

interface Imported {
  changes: { pointer: string; before?: unknown; after?: unknown }[]
  kept: string[]
  problems: { file: string; field: string; reason: string }[]
}

async function imported(response: Response): Promise<Imported> {
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return (JSON.parse(text) as { data: Imported }).data
}

async function refusal(response: Response): Promise<unknown[]> {
  const text = await response.text()
  expect(response.status, text).toBe(422)
  const { errors } = JSON.parse(text) as { errors: { field: string; reason: string }[] }
  return errors.map(({ field, reason }) => [field, reason])
}

async function exported(): Promise<Map<string, Buffer>> {
  const response = await app.call('/api/branding/export', { headers: { cookie } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="aurora.zip"')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const read = await readZip(new Uint8Array(await response.arrayBuffer()))
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.files
}

/** Changes the draft as the editor does. */
async function edit(changes: readonly { pointer: string; after?: unknown }[]): Promise<void> {
  const draft = await app.call('/api/branding/draft', { headers: { cookie } })
  const response = await app.call('/api/branding/draft', {
    method: 'PATCH',
    body: { changes },
    headers: { cookie, 'if-match': draft.headers.get('etag') ?? '' },
  })
  expect(response.status, await response.clone().text()).toBe(200)
}

describe('an imported folder', () => {
  it('is answered with each field it would change; its pictures are stored and nothing changes', async () => {
    const logo = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#136f63' } })
      .png()
      .toBuffer()
    const tenant = testTenant(
      { about: { isEnabled: true, title: 'Us', content: './pages/about.html' } },
      { agencyName: 'Green', primaryColor: '#136f63', logo: './logo.png' },
    )
    const files = { 'tenant.json': tenant, 'logo.png': logo, 'pages/about.html': '<p onclick="x()">We</p>' }
    const before = await app.call('/api/branding/draft', { headers: { cookie } })
    const { changes, problems } = await imported(await sendFiles(tenantFilesWith(files)))
    expect(problems).toEqual([])
    const after = new Map(changes.map((change) => [change.pointer, change.after]))
    expect(after.get('/agency/agencyName')).toBe('Green')
    expect(after.get('/agency/primaryColor')).toBe('#136f63')
    expect(after.get('/about/content')).toBe('<p>We</p>')
    const address = String(after.get('/agency/logo'))
    expect(address).toMatch(/\.webp$/)
    expect((await app.call(address)).status).toBe(200)
    const draft = await app.call('/api/branding/draft', { headers: { cookie } })
    expect(await draft.json()).toEqual(await before.json())
  })

  it('can be sent to the draft as it is, and its export equals the import', async () => {
    const tenant = testTenant({}, { agencyName: 'Blue Door', contactEmailId: 'desk@blue.example' })
    const { changes } = await imported(await sendFiles(tenantFilesWith({ 'tenant.json': tenant })))
    await edit(changes.map(({ pointer, after }) => ({ pointer, ...(after !== undefined && { after }) })))
    const files = await exported()
    const taken = JSON.parse(String(files.get('tenant.json'))) as TenantFile
    expect(taken.agency).toMatchObject({
      agencyName: 'Blue Door',
      contactEmailId: 'desk@blue.example',
      logo: './logo.svg',
    })
    expect(String(files.get('logo.svg'))).toBe(plainSvg)
    const again = await imported(await sendFiles(Object.fromEntries(files)))
    expect(again).toEqual({ changes: [], kept: [], problems: [] })
  })

  it("leaves the platform's fields and reports them", async () => {
    const tenant = testTenant(
      {
        hosts: ['mine.example'],
        canonicalHost: 'mine.example',
        identityProviders: [
          { id: 'orchid', kind: 'social', name: 'Orchid', issuer: 'https://login.example', clientId: 'me' },
        ],
        suppliers: { hotel: 'sample' },
      },
      { isSubscribed: false, isPlatformBrand: true, thirdParties: ['https://scripts.example'] },
    )
    const { changes, kept } = await imported(await sendFiles(tenantFilesWith({ 'tenant.json': tenant })))
    expect(kept).toEqual([
      '/hosts',
      '/agency/isSubscribed',
      '/agency/isPlatformBrand',
      '/agency/thirdParties',
      '/identityProviders',
      '/suppliers',
      '/canonicalHost',
    ])
    expect(
      changes.map(({ pointer }) => pointer).filter((pointer) => kept.some((one) => pointer.startsWith(one))),
    ).toEqual([])
  })

  it.each<[string, TestFiles, Imported['problems']]>([
    [
      'a folder around it',
      { 'aurora/tenant.json': testTenant(), 'aurora/logo.svg': plainSvg },
      [
        {
          file: 'aurora/tenant.json',
          field: '',
          reason: 'is in aurora/; zip the contents of that folder, not the folder',
        },
      ],
    ],
    ['no tenant.json', { 'logo.svg': plainSvg }, [{ file: 'tenant.json', field: '', reason: 'is missing' }]],
    [
      'a wrong field',
      tenantFilesWith({ 'tenant.json': testTenant({}, { primaryColor: 'red;}' }) }),
      [
        {
          file: 'tenant.json',
          field: 'agency.primaryColor',
          reason: 'must be a colour written #rrggbb, such as #2c7be5',
        },
      ],
    ],
    [
      'a picture that is not there',
      tenantFilesWith({ 'tenant.json': testTenant({}, { logo: './mark.png' }) }),
      [{ file: 'tenant.json', field: 'agency.logo', reason: 'names ./mark.png, which does not exist' }],
    ],
    [
      'a picture with a script',
      tenantFilesWith({ 'favicon.svg': plainSvg.replace('<path', '<script/><path') }),
      [
        {
          file: 'favicon.svg',
          field: 'agency.favicon',
          reason: 'line 1: has <script>, which is not allowed in a logo',
        },
      ],
    ],
    [
      'a tenant.json that is no JSON',
      tenantFilesWith({ 'tenant.json': '{' }),
      [{ file: 'tenant.json', field: '', reason: expect.stringContaining('line 1') as unknown as string }],
    ],
  ])('is refused with file, field and reason: %s', async (_, files, problems) => {
    expect(await imported(await sendFiles(files))).toEqual({ changes: [], kept: [], problems })
  })

  it.each<[string, TestFiles, string]>([
    ['__proto__', tenantFilesWith({ 'tenant.json': '{"__proto__": {"x": 1}, "agency": {}}' }), '__proto__'],
    ['constructor', tenantFilesWith({ 'tenant.json': '{"constructor": 1, "agency": {}}' }), 'constructor'],
  ])('is refused the name %s', async (_, files, field) => {
    const { changes, problems } = await imported(await sendFiles(files))
    expect(changes).toEqual([])
    expect(problems.map((problem) => problem.field)).toContain(field)
  })

  it('is refused and stores nothing if it is no zip, too large, or has outside paths', async () => {
    const { audit } = app.store.forAgency(await app.agencyId('aurora'))
    const count = async () => (await audit.latest(1000)).length
    const before = await count()
    expect(await refusal(await send(new TextEncoder().encode('PK no zip')))).toEqual([
      ['body', 'is not a complete zip file'],
    ])
    expect(await refusal(await sendFiles({ '../../etc/passwd': 'x', 'tenant.json': testTenant() }))).toEqual([
      ['../../etc/passwd', 'has a name that leads out of the folder or is not valid'],
    ])
    expect((await send(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await send(new Uint8Array())).status).toBe(400)
    expect(await count()).toBe(before)
  })
})

describe('an exported folder', () => {
  it('has no fields of the platform and can be imported again without changing them', async () => {
    const agencyId = await app.agencyId('aurora')
    const found = await app.store.forAgency(agencyId).drafts.find()
    if (found === null) throw new Error('aurora has published something')
    const okta = { id: 'okta', kind: 'sso', name: 'Okta', issuer: 'https://login.secret.example' }
    const identityProviders = [{ ...okta, clientId: 'client-123', scopes: ['openid'] }] as never
    const agency = { ...found.content.agency, isSubscribed: false }
    await publishContent(app.store, agencyId, { ...found.content, agency, identityProviders })
    const files = await exported()
    const text = String(files.get('tenant.json'))
    const tenant = JSON.parse(text)
    for (const secret of ['secret.example', 'client-123', 'isSubscribed', 'isPlatformBrand', 'thirdParties'])
      expect(text).not.toContain(secret)
    expect(tenant).not.toHaveProperty('identityProviders')
    // The draft has them too; a folder without hosts would be an agency without an address.
    expect(tenant.hosts).toEqual(['www.aurora.example'])
    const again = Object.fromEntries(files) as TestFiles
    const { changes, kept, problems } = await imported(await sendFiles(again))
    expect({ changes, kept, problems }).toEqual({ changes: [], kept: [], problems: [] })
  })
})

describe('theme tokens', () => {
  const tokens = (format: string) =>
    app.call(`/api/branding/tokens?format=${format}`, { headers: { cookie } })

  it('are those of the draft, as a download', async () => {
    await edit([{ pointer: '/agency/primaryColor', after: '#7a1f5c' }])
    const css = await tokens('css')
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(css.headers.get('content-disposition')).toBe('attachment; filename="aurora.css"')
    expect(css.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await css.text()).toContain('--primary-color: #7a1f5c;')
    const tailwind = await tokens('tailwind')
    expect(tailwind.headers.get('content-disposition')).toContain('aurora-tailwind.css')
    expect(await tailwind.text()).toContain('@theme inline {')
    const dtcg = await tokens('dtcg')
    expect(dtcg.headers.get('content-type')).toBe('application/design-tokens+json')
    const { light } = (await dtcg.json()) as { light: Record<string, { $value: { hex: string } }> }
    expect(light['primary-color']?.$value.hex).toBe('#7a1f5c')
  })

  it('exist in three formats and no other', async () => {
    for (const format of ['', 'scss', '../css', 'css&format=dtcg'])
      expect((await tokens(format)).status).toBe(400)
  })
})
