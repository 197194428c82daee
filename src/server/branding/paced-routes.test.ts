import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../testing-app.ts'
import { pacedRoutes } from './paced-routes.ts'

const call = (userId: string, id = 'aurora') =>
  ({ agency: { id }, signedIn: { userId, session: {} } }) as never

describe('changing settings', () => {
  it('is 429 for whoever goes faster than a person does, and for nobody else', () => {
    const changeDraft = vi.fn()
    const publishDraft = vi.fn()
    const routes = pacedRoutes({ changeDraft, publishDraft } as never)
    const flood = () => {
      for (let index = 0; index < 1000; index += 1) void routes.publishDraft(call('ada'))
    }
    expect(flood).toThrow('rate_limited')
    expect(publishDraft.mock.calls.length).toBeGreaterThanOrEqual(200)
    expect(publishDraft.mock.calls.length).toBeLessThan(300)
    // What one may do of one kind is not used up by another, nor by somebody else.
    void routes.changeDraft(call('ada'))
    void routes.publishDraft(call('bo'))
    void routes.publishDraft(call('ada', 'meridian'))
    expect(changeDraft).toHaveBeenCalledTimes(1)
    expect(() => routes.publishDraft(call('ada'))).toThrow('rate_limited')
  })

  it.each([
    ['createShare', 100],
    ['endShare', 100],
    ['putPresence', 400],
    ['createPreviewGrant', 300],
  ] as const)('is so for %s too, which nobody who works there meets', (id, likely) => {
    const route = vi.fn()
    const routes = pacedRoutes({ [id]: route } as never)
    const times = (count: number) => {
      for (let index = 0; index < count; index += 1) void routes[id](call('ada') as never)
    }
    expect(() => times(likely)).not.toThrow()
    const flood = () => times(1000)
    expect(flood).toThrow('rate_limited')
    expect(route.mock.calls.length).toBeLessThan(700)
    expect(flood).toThrow(
      expect.objectContaining({ headers: { 'retry-after': expect.stringMatching(/^\d+$/) } }),
    )
  })

  it('is answered so by the server, with when to come back, of links too', async () => {
    const app = await openTestApp({}, { aurora: {} })
    const end = async (cookie: string) =>
      app.call(`/api/branding/shares/${crypto.randomUUID()}`, { method: 'DELETE', headers: { cookie } })
    const owner = await app.signIn('owner@test.example')
    const answers = await Promise.all(Array.from({ length: 220 }, () => end(owner)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
    const paced = answers.find(({ status }) => status === 429)
    expect(Number(paced?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await end(await app.signIn('admin@test.example'))).status).toBe(404)
  })
})
