import { beforeAll, describe, expect, it } from 'vitest'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'

// A preview is read-only at every address, including addresses of future routes.

let app: TestApp
let owner: string
let grant: string
let share: string

/** Addresses outside previews, without effects: files, and resources for programs. */
const reading = [
  '/api/*',
  '*',
  '/*',
  '/livez',
  '/readyz',
  '/metrics',
  '/scenes/*',
  '/flags/*',
  '/sample-logos/*',
  '/media/*',
]

beforeAll(async () => {
  app = await openTestApp(
    { raster: sharpRaster(), renderOutbox: () => new Response('everybody’s letters') },
    { aurora: { academyUrl: 'https://academy.example/start' }, meridian: {} },
  )
  owner = await app.signIn('owner@test.example')
  const asked = { method: 'POST', headers: { cookie: owner } }
  const body = { role: 'owner', bookingState: 'ready' }
  const granting = await app.call('/api/branding/preview-grants', { ...asked, body })
  grant = (await granting.json()).data.grant
  const sharing = await app.call('/api/branding/shares', { ...asked, body: { label: 'x' } })
  const link = new URL((await sharing.json()).data.address).pathname
  share = (await app.call(link)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

const tokens = async () => {
  const agency = app.store.forAgency(await app.agencyId('aurora'))
  const found = await agency.users.findByEmail('owner@test.example')
  if (found === null) throw new Error('aurora has an owner')
  const rows = await app.database.transaction((tx) => tx.execute('select count(*) as n from account_tokens'))
  return [JSON.stringify(rows), (await agency.sessions.list(found.id)).length]
}

const paths = () => {
  const all = app.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  return [...new Set(all)].filter((path) => !reading.includes(path))
}

const filled = (path: string) =>
  path
    .replace(/:provider\??/, 'okta')
    .replace(/:\w+(?:\{[^}]*\})?\??/g, '1')
    .replace('*', 'x')

describe('every address of the site', () => {
  it('is one of those that are looked at here', () => {
    expect(paths()).toEqual(expect.arrayContaining(['/academy', '/sso/start', '/preview/leave']))
  })

  it("has no effect in an editor's frame or under a shared link", async () => {
    const before = await tokens()
    for (const path of paths()) {
      const inFrame = `${filled(path)}?livery-preview=${encodeURIComponent(grant)}`
      const answers = [await app.call(inFrame, { headers: { cookie: owner } })]
      // These open and leave a shared link, or sign the visitor in, which ends it.
      if (!/^\/(?:preview|sso)\//.test(path))
        answers.push(await app.call(filled(path), { headers: { cookie: `${share}; ${owner}` } }))
      for (const answer of answers) {
        expect(answer.headers.getSetCookie(), path).toEqual([])
        expect(answer.headers.get('location') ?? '/', path).toMatch(/^\/(?!\/)/)
        expect(await answer.text(), path).not.toContain('letters')
      }
    }
    expect(await tokens()).toEqual(before)
  })

  it('shows a notice for the academy and for signing in', async () => {
    for (const path of ['/academy', '/sso/start', '/sso/callback/okta']) {
      const answer = await app.call(`${path}?livery-preview=${encodeURIComponent(grant)}`, {
        headers: { cookie: owner },
      })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(await answer.text()).toContain('leads to another site')
    }
    // Signing in elsewhere works while a shared link is open, and ends its preview.
    for (const path of ['/sso/start', '/sso/callback/okta']) {
      const answer = await app.call(path, { headers: { cookie: share } })
      expect(answer.headers.getSetCookie().join()).toMatch(/livery_share=;/)
      expect(await answer.text()).not.toContain('leads to another site')
    }
    const own = await app.call('/academy', { headers: { cookie: owner } })
    expect(own.headers.get('location')).toMatch(/^https:\/\/academy\.example\/start\?token=/)
  })
})
