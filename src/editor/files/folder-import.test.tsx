// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { readZip } from '../../server/domain/site-settings/files/read-zip.ts'
import { zipOf } from '../../server/domain/site-settings/files/testing-zip.ts'
import { testSite } from '../../shell/testing-site.tsx'
import { withBrowser } from '../testing-browser.ts'

afterEach(cleanup)

describe('folder import', () => {
  withBrowser()
  const site = testSite('aurora')
  const draft = async () => (await (await fetch(`${site().origin}/api/branding/draft`)).json()).data
  const exported = async () =>
    new Uint8Array(await (await fetch(`${site().origin}/api/branding/export`)).arrayBuffer())
  const agencies: (string | null)[] = []
  const open = async () => {
    await site().signIn('owner')
    // An upload goes to the page's own origin, which in this test is not the site's.
    site().network.use(
      http.post(`${location.origin}/api/branding/import`, async ({ request }) => {
        agencies.push(request.headers.get('x-livery-agency'))
        const { origin } = site()
        const headers = { ...Object.fromEntries(request.headers), origin }
        const body = await request.arrayBuffer()
        return fetch(`${origin}/api/branding/import`, { method: 'POST', headers, body })
      }),
    )
    await site().show('/settings/website/contact')
    await userEvent.click(await screen.findByRole('button', { name: 'Import and export' }))
    return within(await screen.findByRole('dialog', { name: 'Import and export' }))
  }
  type Sheet = Awaited<ReturnType<typeof open>>
  const bringTo = async (sheet: Sheet, bytes: Uint8Array<ArrayBuffer>) => {
    // The fetch of this environment does not accept jsdom's File.
    const file = new NodeFile([bytes], 'aurora.zip', { type: 'application/zip' }) as unknown as File
    await userEvent.upload(sheet.getByLabelText(/^Folder as a zip file/), file)
  }
  const bring = async (bytes: Uint8Array<ArrayBuffer>) => {
    const sheet = await open()
    await bringTo(sheet, bytes)
    return sheet
  }
  const bytesOf = async (files: Record<string, string | Buffer>) => new Uint8Array(await zipOf(files))

  it('refuses a file that is no zip with the reason, and changes nothing', async () => {
    await site().signIn('owner')
    const before = (await draft()).revision
    const sheet = await bring(new Uint8Array(500))
    expect(await sheet.findByText('This zip file is incomplete or damaged. Create it again.')).toBeVisible()
    expect(sheet.getByText(/Nothing was changed/)).toBeVisible()
    expect(sheet.queryByRole('button', { name: 'Import' })).toBeNull()
    expect((await draft()).revision).toBe(before)
  })

  it('lists the faults by file and field', async () => {
    await site().signIn('owner')
    const read = await readZip(await exported())
    if (!read.ok) throw new Error('not read')
    const files = Object.fromEntries(read.files)
    const tenant = JSON.parse(String(files['tenant.json']))
    tenant.agency.primaryColor = 'red;}'
    const wrong = { ...files, 'tenant.json': JSON.stringify(tenant) }
    const sheet = await bring(await bytesOf(wrong))
    expect(await sheet.findByText('Enter a colour in the form #rrggbb, such as #2c7be5.')).toBeVisible()
    expect(sheet.getByText('tenant.json · agency.primaryColor')).toBeVisible()
    // A value outside the settings is a fault of the file, not of the page; a corrected file can follow.
    const strange = String(wrong['tenant.json']).replace('{', '{"__proto__": {"a": 1}, "madeUp": true,')
    const bytes = await bytesOf({ ...wrong, 'tenant.json': strange.replace('red;}', '#123456') })
    const file = new NodeFile([bytes], 'second.zip', { type: 'application/zip' }) as unknown as File
    await userEvent.upload(sheet.getByLabelText('Choose another file'), file)
    const unknown = 'This setting does not exist. Remove it from the file.'
    expect((await sheet.findAllByText(unknown)).length).toBeGreaterThan(0)
    expect(sheet.queryByText(/Reload the page/)).toBeNull()
    expect(sheet.getByRole('button', { name: 'Choose another file' })).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Don’t import' }))
    expect(sheet.getByLabelText(/^Folder as a zip file/)).toBeEnabled()
  })

  it('explains what to zip if the zip contains the surrounding folder', async () => {
    const sheet = await bring(await bytesOf({ 'aurora/tenant.json': '{}' }))
    expect(await sheet.findByText('Zip the contents of aurora, not the folder itself.')).toBeVisible()
  })

  it('does not upload 20 MB, and names the limit', async () => {
    const sheet = await bring(new Uint8Array(20 * 1024 * 1024))
    expect(await sheet.findByText('aurora.zip is larger than 10 MB.')).toBeVisible()
  })

  it('reports a missing connection, and accepts the same file again', async () => {
    const sheet = await open()
    site().network.use(http.post('*/api/branding/import', () => HttpResponse.error(), { once: true }))
    await bringTo(sheet, new Uint8Array(10))
    expect(await sheet.findByText(/You are offline/)).toBeVisible()
    expect(sheet.getByLabelText(/^Folder as a zip file/)).toBeEnabled()
  })

  it('shows how many imports are left when few, and the exact wait when none', async () => {
    const sheet = await open()
    const imports = (answer: () => Response) => http.post(`${location.origin}/api/branding/import`, answer)
    const limit = { ratelimit: '"imports";r=4;t=720', 'ratelimit-policy': '"imports";q=40;w=800' }
    const read = { data: { changes: [], kept: [], problems: [] } }
    site().network.use(imports(() => HttpResponse.json(read, { headers: limit })))
    await bringTo(sheet, new Uint8Array(10))
    const notice = 'Imports you can still make now: 4. After that, wait 20 seconds before each one.'
    expect(await sheet.findByText(notice)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Don’t import' }))
    expect(sheet.getByText(notice)).toBeVisible()
    const headers = { 'retry-after': '20' }
    site().network.use(imports(() => HttpResponse.json({ code: 'rate_limited' }, { status: 429, headers })))
    await bringTo(sheet, new Uint8Array(10))
    expect(await sheet.findByText(/Too many attempts. Try again in 20 seconds./)).toBeVisible()
    expect(sheet.queryByText(notice)).toBeNull()
  })

  it('shows what would change, and is one gesture with one undo', async () => {
    await site().signIn('owner')
    const read = await readZip(await exported())
    if (!read.ok) throw new Error('not read')
    const files = Object.fromEntries(read.files)
    const tenant = JSON.parse(String(files['tenant.json']))
    const { city, zipCode } = (await draft()).settings.agency
    Object.assign(tenant.agency, { city: 'Tavira', zipCode: '8800-001' })
    const sheet = await bring(await bytesOf({ ...files, 'tenant.json': JSON.stringify(tenant) }))
    expect(await sheet.findByText('Tavira')).toBeVisible()
    // It is sent with the agency's id, like every other call.
    expect(agencies.at(-1)).toMatch(/./)
    expect((await draft()).settings.agency.city).toBe(city)
    await userEvent.click(sheet.getByRole('button', { name: 'Import' }))
    await waitFor(async () =>
      expect((await draft()).settings.agency).toMatchObject({ city: 'Tavira', zipCode: '8800-001' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await draft()).settings.agency).toMatchObject({ city, zipCode }))
  })
})
