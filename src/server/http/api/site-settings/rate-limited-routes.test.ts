import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../../../hosts/testing-app.ts'
import { rateLimitedRoutes } from './rate-limited-routes.ts'

const call = (userId: string, id = 'aurora') =>
  ({ agency: { id }, signedIn: { userId, session: {} } }) as never

describe('changing settings', () => {
  it('is 429 for a person who is faster than people work, and for no other', () => {
    const changeDraft = vi.fn()
    const publishDraft = vi.fn()
    const routes = rateLimitedRoutes({ changeDraft, publishDraft } as never)
    const flood = () => {
      for (let index = 0; index < 1000; index += 1) void routes.publishDraft(call('ada'))
    }
    expect(flood).toThrow('rate_limited')
    expect(publishDraft.mock.calls.length).toBeGreaterThanOrEqual(200)
    expect(publishDraft.mock.calls.length).toBeLessThan(300)
    // One kind of call does not use up the limit of another kind or another person.
    void routes.changeDraft(call('ada'))
    void routes.publishDraft(call('bo'))
    void routes.publishDraft(call('ada', 'meridian'))
    expect(changeDraft).toHaveBeenCalledTimes(1)
    expect(() => routes.publishDraft(call('ada'))).toThrow('rate_limited')
  })

  it('counts two people of the operator without an e-mail address separately', () => {
    const routes = rateLimitedRoutes({ publishDraft: vi.fn() } as never)
    const of = (tokenDigest: string) =>
      ({ agency: { id: 'aurora' }, signedIn: { userId: null, session: {}, tokenDigest } }) as never
    const flood = () => {
      for (let index = 0; index < 1000; index += 1) void routes.publishDraft(of('a'))
    }
    expect(flood).toThrow('rate_limited')
    expect(() => routes.publishDraft(of('b'))).not.toThrow()
  })

  it('lets an editor save once a second for an afternoon', () => {
    vi.useFakeTimers()
    const changeDraft = vi.fn()
    const routes = rateLimitedRoutes({ changeDraft } as never)
    for (let second = 0; second < 4 * 3600; second += 1) {
      vi.advanceTimersByTime(1000)
      void routes.changeDraft(call('ada') as never)
    }
    expect(changeDraft).toHaveBeenCalledTimes(4 * 3600)
    vi.useRealTimers()
  })

  it('counts the saves and checks of all editors of an agency together', () => {
    const [changeDraft, getBrandingChecks] = [vi.fn(), vi.fn()]
    const routes = rateLimitedRoutes({ changeDraft, getBrandingChecks } as never)
    const flood = (id: 'changeDraft' | 'getBrandingChecks') => () => {
      for (let index = 0; index < 10_000; index += 1) void routes[id](call(`editor-${index % 50}`) as never)
    }
    expect(flood('changeDraft')).toThrow('rate_limited')
    expect(flood('getBrandingChecks')).toThrow('rate_limited')
    expect(changeDraft.mock.calls.length).toBeLessThan(4000)
    expect(getBrandingChecks.mock.calls.length).toBeLessThan(1000)
    void routes.changeDraft(call('bo', 'meridian') as never)
    expect(changeDraft.mock.calls.at(-1)?.[0]).toMatchObject({ agency: { id: 'meridian' } })
  })

  it.each([
    ['getBrandingChecks', 100],
    ['createShare', 100],
    ['endShare', 100],
    ['putPresence', 400],
    ['createPreviewGrant', 300],
  ] as const)('limits %s too, far above normal work', (id, likely) => {
    const route = vi.fn()
    const routes = rateLimitedRoutes({ [id]: route } as never)
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

  it('returns 429 with Retry-After, also for links', async () => {
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
