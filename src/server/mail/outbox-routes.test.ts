import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing-app.ts'

const letter = (subject: string) => ({
  recipient: 'ada@reader.example',
  kind: 'reset',
  language: 'en',
  subject,
  html: `<!doctype html><html><head><title>t</title></head><body><script>alert(1)</script>${subject}</body></html>`,
  text: subject,
})
const parts = {
  renderOutbox: (_agency: unknown, mails: readonly { id: number; subject: string }[], open: object | null) =>
    Response.json({ mails, open }),
}

async function openOutbox() {
  const app = await openTestApp(parts)
  await app.store.forAgency(await app.agencyId('aurora')).mails.add(letter('Ours'))
  await app.store.forAgency(await app.agencyId('meridian')).mails.add(letter('Theirs'))
  const list = async (host?: string) =>
    (await (await app.call('/outbox', host === undefined ? {} : { host })).json()) as {
      mails: { id: number; subject: string }[]
    }
  return { app, list }
}

describe('the outbox of the demo', () => {
  it('shows the mails of the agency at the host and of no other', async () => {
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

  it('shows a mail in a frame that runs nothing and loads nothing of others', async () => {
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

  it('is not there in production: every address of it is a page like any other unknown one', async () => {
    const config = { mode: 'production', development: false, trustedProxies: [], apiOrigin: null } as const
    const app = await openTestApp({ ...parts, config })
    const { mails } = app.store.forAgency(await app.agencyId('aurora'))
    await mails.add(letter('Secret link'))
    const [mail] = await mails.latest(1)
    for (const path of ['/outbox', '/outbox/', `/outbox/${mail?.id}`, `/outbox/${mail?.id}/html`]) {
      const response = await app.call(path, { host: 'www.aurora.example' })
      expect(await response.text(), path).toBe('<p>page</p>')
    }
  })
})
