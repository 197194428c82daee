import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readdirSync } from 'node:fs'
import type { Store } from '../server/store/store.ts'
import { routeRows } from '../tenant/route-rows.ts'
import { ownParts } from './testing-parts.ts'
import { appOn, clock } from './testing-server.ts'
import { openTenantsStore, tenantsDir } from './testing-store.ts'

let store: Store
let app: Awaited<ReturnType<typeof appOn>>
beforeAll(async () => {
  store = await openTenantsStore(clock)
  app = await appOn(store)
})
afterAll(() => store.close())

describe.each(readdirSync(tenantsDir))('%s', (slug) => {
  it('x', async () => {
    const resolved = await store.agencyBySlug(slug)
    if (!resolved) throw new Error('none')
    const host = `${slug}.localhost:4000`
    for (const { pattern, answer } of routeRows({ agency: resolved.agency, remotes: ownParts, environment: 'prod' })) {
      const path = pattern.replaceAll(/:\w+/g, 'x').replace('*', 'anything-else')
      const t = performance.now()
      const response = await app.fetch(new Request(`http://${host}${path}`, { headers: { accept: 'text/html' } }), { hosts: [host], remoteAddress: '192.0.2.1' })
      const html = await response.text()
      if (slug === 'aurora' || slug === 'varde-vind' || slug === 'northfold') console.log(slug, pattern, '|', answer, '|', response.status, response.headers.get('location'), /<title>([^<]*)/.exec(html)?.[1], html.length, Math.round(performance.now() - t))
    }
    expect(1).toBe(1)
  })
})
