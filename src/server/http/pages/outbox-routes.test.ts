import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../hosts/testing-app.ts'

const letter = (subject: string) => ({
  recipient: 'ada@reader.example',
  kind: 'reset',
  language: 'en',
  subject,
  html: `<!doctype html><html><head><title>t</title></head><body><script>alert(1)</script>${subject}</body></html>`,
  text: subject,
})
const dependencies = {
  renderOutbox: (_agency: unknown, mails: readonly { id: number; subject: string }[], open: object | null) =>
    Response.json({ mails, open }),
}

async function openOutbox() {
  const app = await openTestApp(dependencies)
  await app.store.forAgency(await app.agencyId('aurora')).mails.add(letter('Ours'))
  await app.store.forAgency(await app.agencyId('meridian')).mails.add(letter('Theirs'))
  const list = async (host?: string) =>
    (await (await app.call('/outbox', host === undefined ? {} : { host })).json()) as {
      mails: { id: number; subject: string }[]
    }
  return { app, list }
}

describe('the outbox of the demo', () => {
  it("shows the mails of the host's agency and of no other", async () => {
    const { app, list } = await openOutbox()
    expect((await list()).mails.map(({ subject }) => subject)).toEqual(['Ours'])
    const [theirs] = (await list('meridian.localhost:4000')).mails
    for (const path of [
      `/outbox/${theirs?.id}`,
      `/outbox/${theirs?.id}/html`,
      '/outbox/0',
      '/outbox/x',
      '/outbox/1e1',
    ]) {
      expect((await app.call(path)).status, path).toBe(404)
    }
  })

  it('shows a mail in a frame that runs no script and loads nothing external', async () => {
    const { app, list } = await openOutbox()
    const [mail] = (await list()).mails
    const response = await app.call(`/outbox/${mail?.id}/html`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox allow-same-origin; default-src 'none';/,
    )
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|allow-scripts|https:/)
    expect(await response.text()).toContain('<base target="_blank">')
    expect(await (await app.call(`/outbox/${mail?.id}`)).json()).toMatchObject({ open: { subject: 'Ours' } })
  })

  it('offers the files of a mail for saving, and runs none', async () => {
    const { app, list } = await openOutbox()
    const bytes = new TextEncoder().encode('<script>alert(1)</script>')
    const attachments = [
      { name: 'LV-7K3QX9.ics', type: 'text/calendar; charset=utf-8', bytes: new Uint8Array([1, 2, 3]) },
      { name: 'Gutschein – “Süd”.html', type: 'text/html', bytes },
    ]
    await app.store.forAgency(await app.agencyId('aurora')).mails.add({ ...letter('Booked'), attachments })
    const [mail] = (await list()).mails
    expect(mail).toMatchObject({
      files: [
        { name: 'LV-7K3QX9.ics', size: 3 },
        { name: 'Gutschein – “Süd”.html', size: bytes.length },
      ],
    })
    const file = await app.call(`/outbox/${mail?.id}/files/1`)
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''Gutschein%20/)
    expect(file.headers.get('content-security-policy')).toMatch(/^sandbox;/)
    for (const index of ['2', '-1', 'x', '0.5']) {
      expect((await app.call(`/outbox/${mail?.id}/files/${index}`)).status, index).toBe(404)
    }
    const foreign = await app.call(`/outbox/${mail?.id}/files/1`, { host: 'meridian.localhost:4000' })
    expect(foreign.status).toBe(404)
  })

  it('does not exist in production: its addresses show the page for unknown ones', async () => {
    const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
    const app = await openTestApp({ ...dependencies, config })
    const { mails } = app.store.forAgency(await app.agencyId('aurora'))
    await mails.add(letter('Secret link'))
    const [mail] = await mails.latest(1)
    for (const path of ['/outbox', '/outbox/', `/outbox/${mail?.id}`, `/outbox/${mail?.id}/html`]) {
      const response = await app.call(path, { host: 'www.aurora.example' })
      expect(await response.text(), path).toBe('<p>page</p>')
    }
  })
})
