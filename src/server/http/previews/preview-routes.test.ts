import { beforeAll, describe, expect, it } from 'vitest'
import { sharpRaster } from '../../adapters/raster/sharp-raster.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'

// A preview is good for reading alone, whatever address it is asked at: also at those of routes that are still to come.

let app: TestApp
let owner: string
let grant: string
let share: string

/** What stands before previews, and does nothing: files, and what programs read of a site. */
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

  it('does nothing in the frame of an editor, and nothing under a shared link', async () => {
    const before = await tokens()
    for (const path of paths()) {
      const inFrame = `${filled(path)}?livery-preview=${encodeURIComponent(grant)}`
      const answers = [await app.call(inFrame, { headers: { cookie: owner } })]
      // It is opened and left there, and ends where somebody signs in.
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

  it('says of the academy and of signing in that they lead away', async () => {
    for (const path of ['/academy', '/sso/start', '/sso/callback/okta']) {
      const answer = await app.call(`${path}?livery-preview=${encodeURIComponent(grant)}`, {
        headers: { cookie: owner },
      })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(await answer.text()).toContain('leads to another site')
    }
    // Who signs in elsewhere while a shared link is open in their browser comes in, and the link goes.
    for (const path of ['/sso/start', '/sso/callback/okta']) {
      const answer = await app.call(path, { headers: { cookie: share } })
      expect(answer.headers.getSetCookie().join()).toMatch(/livery_share=;/)
      expect(await answer.text()).not.toContain('leads to another site')
    }
    const own = await app.call('/academy', { headers: { cookie: owner } })
    expect(own.headers.get('location')).toMatch(/^https:\/\/academy\.example\/start\?token=/)
  })
})
