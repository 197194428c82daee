import { beforeAll, describe, expect, it } from 'vitest'
import { testBundle, testContent } from '../../../adapters/store/testing.ts'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'

const post = {
  slug: 'slow-boats',
  title: 'Slow boats',
  summary: 'Why we take them.',
  image: '/scenes/ship/slow-boats.svg',
  publishedOn: '2025-06-24',
  readingMinutes: 2,
}
const terms = { id: 'groups', title: 'Groups', content: '<p>Ten people or more.</p>' }
const policy = { line: 'celebrity', content: '<p>Ninety days.</p>' } as const

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  const content = {
    ...testContent({ agencyName: 'writes' }),
    agencyTerms: [terms],
    cancellationPolicies: [policy],
    posts: [{ ...post, content: '<p>They are slow.</p>' }],
  }
  await app.store.importTenant(testBundle('writes', { content, hosts: ['www.writes.example'] }))
})

async function ask(path: string, host = 'www.writes.example') {
  const response = await app.call(path, { host })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() }
}

describe('the texts of an agency', () => {
  it('are listed without their bodies, which are read one by one', async () => {
    expect((await ask('/api/blog/posts')).body).toEqual({ data: [post] })
    expect((await ask('/api/blog/posts/slow-boats')).body).toEqual({
      data: { ...post, content: '<p>They are slow.</p>' },
    })
    expect((await ask('/api/agency/terms')).body).toEqual({ data: [{ id: 'groups', title: 'Groups' }] })
    expect((await ask('/api/agency/terms/groups')).body).toEqual({ data: terms })
  })

  // §2.2.8
  it('state for each of the five cruise lines whether it has conditions (spec §2.2)', async () => {
    const { body } = await ask('/api/cruise/cancellation-policies')
    expect(body).toEqual({
      data: [
        { line: 'royal-caribbean', isPublished: false },
        { line: 'carnival', isPublished: false },
        { line: 'mcl', isPublished: false },
        { line: 'celebrity', isPublished: true },
        { line: 'disney', isPublished: false },
      ],
    })
    expect((await ask('/api/cruise/cancellation-policies/celebrity')).body).toEqual({ data: policy })
  })

  it.each([
    '/api/agency/terms/weddings',
    '/api/agency/terms/__proto__',
    '/api/blog/posts/SLOW-BOATS',
    '/api/blog/posts/%3Cscript%3E',
    '/api/cruise/cancellation-policies/carnival',
    '/api/cruise/cancellation-policies/titanic',
  ])('are a 404 problem at %s', async (path) => {
    const { status, type, body } = await ask(path)
    expect({ status, type }).toEqual({ status: 404, type: 'application/problem+json' })
    expect(body).toMatchObject({ code: 'not_found' })
  })

  it('are not found at another agency’s host', async () => {
    for (const path of ['/api/blog/posts/slow-boats', '/api/agency/terms/groups']) {
      expect((await ask(path, 'www.aurora.example')).status).toBe(404)
    }
  })

  it('are a 400 for an id of 10,000 characters', async () => {
    expect((await ask(`/api/blog/posts/${'a'.repeat(5_000)}`)).status).toBe(400)
  })
})
